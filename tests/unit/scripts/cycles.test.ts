import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const command = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const root = mkdtempSync(join(tmpdir(), 'portal-cycles-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const cyclesIn = (files: Readonly<Record<string, string>>): string => {
  cpSync('.dependency-cruiser.mjs', join(root, '.dependency-cruiser.mjs'));
  writeFileSync(join(root, 'tsconfig.json'), '{}');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  return spawnSync(process.execPath, [command, '--no-progress', '.'], { cwd: root, encoding: 'utf8' }).stdout;
};

it.each([
  ['values', "import { b } from './b';\nexport const a = () => b;"],
  ['types', "import type { B } from './b';\nexport interface A { readonly b: B }"],
  ['lazy imports', "export const a = () => import('./b');"],
])('the check for circles finds one of %s', (_, text) => {
  const other = "import type { A } from './a';\nexport type B = A;\nexport const b = 1;";
  expect(cyclesIn({ 'a.ts': text, 'b.ts': other })).toContain('no-circular: a.ts');
});
