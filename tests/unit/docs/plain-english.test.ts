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

it('uses standard terms in names, such as "error", "request" and "maxRows"', () => {
  const declared = /\b(?:const|let|function|class|interface|type)\s+(\w+)/g;
  const uncommon =
    /(?:^complaint|^wish|^deed|^judge|^said|^told|Complaint|Wish|Deed|Judge|Said|Told)s?(?![a-z])|^most[A-Z]/;
  const found = files
    .filter((file) => /\.(?:m?ts|tsx|mjs)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(declared)].map(([, name = '']) => `${file}: ${name}`),
    )
    .filter((line) => uncommon.test(line.slice(line.indexOf(': ') + 2)));
  expect(found).toEqual([]);
});
