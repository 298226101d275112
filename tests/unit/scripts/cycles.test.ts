import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const command = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const root = mkdtempSync(join(tmpdir(), 'portal-cycles-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const circles = {
  values: "import { b } from './b';\nexport const a = () => b;",
  types: "import type { B } from './b';\nexport interface A { readonly b: B }",
  'lazy imports': "export const a = () => import('./b');",
};
const other = "import type { A } from './a';\nexport type B = A;\nexport const b = 1;";

it('finds cycles of values, of types and of lazy imports', () => {
  cpSync('.dependency-cruiser.mjs', join(root, '.dependency-cruiser.mjs'));
  writeFileSync(join(root, 'tsconfig.json'), '{}');
  for (const [kind, text] of Object.entries(circles)) {
    mkdirSync(join(root, kind));
    writeFileSync(join(root, kind, 'a.ts'), text);
    writeFileSync(join(root, kind, 'b.ts'), other);
  }
  const { stdout } = spawnSync(process.execPath, [command, '--no-progress', '.'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const kind of Object.keys(circles)) expect(stdout).toContain(`no-circular: ${kind}/a.ts`);
});
