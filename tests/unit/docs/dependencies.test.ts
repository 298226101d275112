import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync('docs/dependencies.md', 'utf8');
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

/** Returns the rows of the table below a heading, each as its cells. */
const rowsBelow = (heading: string): string[][] => {
  const [, after = ''] = text.split(`## ${heading}\n`);
  const [part = ''] = after.split('\n## ');
  const [, , ...rows] = part.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};
const namesIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

it.each([
  ['Packages of the product', dependencies],
  ['Packages of development', devDependencies],
])('%s have one row each, and every row has a package', (heading, packages) => {
  const rows = rowsBelow(heading);
  expect(rows.flatMap(([names]) => namesIn(names)).toSorted()).toEqual(Object.keys(packages).toSorted());
  for (const row of rows)
    expect(
      row.filter((cell) => cell !== ''),
      row[0],
    ).toHaveLength(4);
});

it('every part that the project wrote itself exists, and its row has no empty cell', () => {
  const rows = rowsBelow('Written here');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.flatMap(([, places]) => namesIn(places)).filter((path) => !existsSync(path))).toEqual([]);
  for (const row of rows)
    expect(
      row.filter((cell) => cell !== ''),
      row[0],
    ).toHaveLength(4);
});
