import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from '@tests/helpers/source-files';

/** All text for readers of the repository, except the texts of the screens. */
const rooms = [
  ...['docs', 'mocks', 'providers', 'resources', 'scripts', 'server', 'src', 'tests'],
  ...['README.md', '.env.example', 'vite.config.ts', 'vitest.config.ts', 'eslint.config.js'],
];

// Split in two, so that this file does not count itself.
const words = [
  ...['who', 'what'].map((one) => `${one}ever`),
  ...['no', 'some', 'any'].map((one) => `${one}body`),
];
const vague = new RegExp(`\\b(?:${words.join('|')})\\b`, 'gi');
const most = 60;

it('vague pronouns are rare', () => {
  const found = sourceFiles(rooms).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(vague)].map(([word]) => `${file}: ${word}`),
  );
  expect(found.length, found.slice(0, most).join('\n')).toBeLessThanOrEqual(most);
});
