import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isMarked, markedFiles, reviewMark } from '@scripts/review/marks';

const files = import.meta.glob<string>('../../../locales/**/*.ts', {
  eager: true,
  import: 'default',
  query: '?raw',
});

test('a mark is on the first line of a translation, or absent', () => {
  const wrong = Object.entries(files).filter(
    ([path, text]) => /to be reviewed/i.test(text) && (!isMarked(text) || path.includes('/en/')),
  );
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test('marked files are listed, others are not', () => {
  const root = mkdtempSync(join(tmpdir(), 'portal-review-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'locales/es/resources'), { recursive: true });
  writeFileSync(join(root, 'locales/es/resources/one.ts'), `${reviewMark}\nexport default {};\n`);
  writeFileSync(join(root, 'locales/es/resources/two.ts'), `export default {};\n${reviewMark}\n`);
  expect(markedFiles(root)).toEqual(['locales/es/resources/one.ts']);
});
