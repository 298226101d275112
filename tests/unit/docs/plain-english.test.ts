import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from '@tests/helpers/source-files';

/** Everything that developers read in the repository, except this file. */
const files = sourceFiles([
  ...['docs', 'mocks', 'providers', 'resources', 'scripts', 'server', 'src', 'tests'],
  ...['README.md', '.env.example', 'vite.config.ts', 'vitest.config.ts', 'eslint.config.js'],
]).filter((file) => !file.endsWith('plain-english.test.ts'));

const occurrences = (words: string) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(new RegExp(`\\b(?:${words})\\b`, 'gi'))].map(
      ([word]) => `${file}: ${word}`,
    ),
  );

it('names who is meant: vague pronouns are rare', () => {
  const found = occurrences('whoever|whatever|nobody|somebody|anybody');
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(10);
});

it('uses common words, such as "again" and "fix"', () => {
  expect(occurrences('anew|mend|mends|mended|mending|likewise')).toEqual([]);
});
