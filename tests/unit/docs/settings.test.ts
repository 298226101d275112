import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { variables } from '@server/settings/variables';

const read = (file: string) => readFileSync(file, 'utf8');
const names = Object.keys(variables.entries);
/** What a variable is where it is not set; undefined where that is said in words. */
const defaults = Object.entries(variables.entries)
  .map(([name, entry]) => [name, v.getDefault(entry)] as const)
  .filter(([, value]) => value);

it('docs/settings.md has a row for each variable that the server reads, with its default', () => {
  const rows = [...read('docs/settings.md').matchAll(/^\| `([A-Z_]+)` +\| ([^|]*?) +\|/gm)];
  expect(rows.map(([, name]) => name).toSorted()).toEqual(names.toSorted());
  const said = new Map(rows.map(([, name = '', value = '']) => [name, value]));
  const wrong = defaults.filter(([name, value]) => said.get(name)?.split('`')[1] !== value);
  expect(wrong).toEqual([]);
});

it('.env.example shows each variable, with its default', () => {
  const said = [...read('.env.example').matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  expect([...new Set(said.map(([name]) => name))].toSorted()).toEqual(names.toSorted());
  expect(
    defaults.filter(([name, value]) => !said.some((one) => one[0] === name && one[1] === value)),
  ).toEqual([]);
});

it.each(['README.md', 'docs/operating.md', 'docs/settings.md', 'docs/security.md'])(
  '%s sets no variable that there is not',
  (file) => {
    const set = [...read(file).matchAll(/`([A-Z][A-Z_]+)=/g)].map(([, name]) => name);
    expect(set.filter((name) => !names.includes(name ?? ''))).toEqual([]);
  },
);
