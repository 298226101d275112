import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { variables } from '@server/settings/variables';

const read = (file: string) => readFileSync(file, 'utf8');
const names = Object.keys(variables.entries);
/** The default of each variable, without variables whose default is described in words. */
const defaults = Object.entries(variables.entries)
  .map(([name, entry]) => [name, v.getDefault(entry)] as const)
  .filter(([, value]) => value);

/** Returns the rows of a table of settings: the variable and its documented default. */
const rowsOf = (file: string) =>
  [...read(file).matchAll(/^\| `([A-Z_]+)` +\| ([^|]*?) +\|/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );

it('docs/settings.md has a row for each variable that the server reads', () => {
  expect(
    rowsOf('docs/settings.md')
      .map(([name]) => name)
      .toSorted(),
  ).toEqual(names.toSorted());
});

it.each(['README.md', 'docs/settings.md'])('%s lists the actual defaults', (file) => {
  const rows = rowsOf(file);
  expect(rows.length).toBeGreaterThan(0);
  const byName = new Map(defaults);
  const wrong = rows.filter(
    ([name, documented]) => byName.has(name) && documented.split('`')[1] !== byName.get(name),
  );
  expect(wrong).toEqual([]);
});

it('.env.example shows each variable, with its default', () => {
  const documentedDefaults = [...read('.env.example').matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  expect([...new Set(documentedDefaults.map(([name]) => name))].toSorted()).toEqual(names.toSorted());
  expect(
    defaults.filter(
      ([name, value]) => !documentedDefaults.some((one) => one[0] === name && one[1] === value),
    ),
  ).toEqual([]);
});

it.each(['README.md', 'docs/operating.md', 'docs/settings.md', 'docs/security.md'])(
  '%s sets only variables that exist',
  (file) => {
    const set = [...read(file).matchAll(/`([A-Z][A-Z_]+)=/g)].map(([, name]) => name);
    expect(set.filter((name) => !names.includes(name ?? ''))).toEqual([]);
  },
);
