import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync('docs/specification.md', 'utf8');

const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+\.\w+)`/g)].map(([, name = '']) => name);

/** The rows of the tables, without headers and separators. */
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (The specification says|-)/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, sentence = '', where, test]) => ({ sentence, where: namesIn(where), tests: namesIn(test) }));

describe('the table of the specification', () => {
  it('has a part for each of its nine sections, with rows', () => {
    for (const section of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(text).toContain(`## Section ${section}. `);
    expect(rows.length).toBeGreaterThan(120);
  });

  it.each(rows)('names a file and a test that exist: $sentence', ({ where, tests }) => {
    expect(where).not.toEqual([]);
    expect(tests).not.toEqual([]);
    expect([...where, ...tests].filter((name) => !existsSync(name))).toEqual([]);
    expect(tests.filter((name) => !/^tests\/.*\.(test|e2e)\.tsx?$/.test(name))).toEqual([]);
  });
});
