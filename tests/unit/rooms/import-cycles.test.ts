import { expect, it } from 'vitest';
import { importsOf, ownFiles } from './imports';

/** A way back to where it began, by imports. */
const cyclesIn = (imports: ReadonlyMap<string, readonly string[]>): string[] => {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) found.push([...path.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const imported of imports.get(file) ?? []) visit(imported, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return found;
};

const graph = new Map(ownFiles().map((file) => [file, importsOf(file)]));

it('finds a cycle', () => {
  const imports = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', ['d', 'b']],
    ['d', []],
  ]);
  expect(cyclesIn(imports)).toEqual(['b → c → b']);
});

it('reads the imports of every room', () => {
  const count = [...graph.values()].flat().length;
  expect(count).toBeGreaterThan(graph.size * 2);
});

// Lint refuses cycles of values; those of types alone are seen here.
it('no files import each other in a circle, types included', () => {
  expect(cyclesIn(graph)).toEqual([]);
});
