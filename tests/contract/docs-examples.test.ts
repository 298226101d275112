import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders = ['docs/model', 'docs/how-to'];

const normalizeSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Every example that names its source file. */
const pages = [
  ...folders.flatMap((folder) => readdirSync(join(root, folder)).map((page) => join(folder, page))),
  'README.md',
  'docs/custom-pages.md',
];
const examples = pages.flatMap((page) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/```tsx?\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(
    ([, file = '', code = '']) => [page, file, code] as const,
  ),
);

test.each(examples)('an example in %s matches %s', (_, file, code) => {
  expect(normalizeSpaces(readFileSync(join(root, file), 'utf8'))).toContain(normalizeSpaces(code));
});

test('the docs contain examples', () => {
  expect(examples.length).toBeGreaterThan(10);
});
