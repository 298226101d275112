import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const parts = [
  ...['src', 'resources', 'providers', 'locales', 'server', 'mocks', 'tests', 'scripts', 'docs'],
  ...[
    'package.json',
    'README.md',
    'tsconfig.json',
    'build-flags.d.ts',
    'eslint.config.js',
    '.oxlintrc.json',
    'vitest.config.ts',
    '.oxfmtrc.json',
  ],
];

export interface Overlay {
  /** The folder of the copy. */
  readonly root: string;
  /** Runs a Node program in the copy. Returns its exit code and all its output. */
  run(program: string, ...args: readonly string[]): Promise<{ code: number | null; printed: string }>;
  remove(): void;
}

/** Creates a copy of the project, with its packages, in which a test may write any file. */
export const createOverlay = (): Overlay => {
  const root = mkdtempSync(join(tmpdir(), 'portal-overlay-'));
  for (const part of parts) cpSync(part, join(root, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  // With these variables, a test run inside another would take itself for a part of the outer one.
  const outer = /^(VITEST|TEST$|NODE_ENV$|NODE_OPTIONS$)/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !outer.test(name)));
  return {
    root,
    run: (program, ...args) =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, [program, ...args], {
          cwd: root,
          env: { ...env, FORCE_COLOR: '0' },
        });
        let printed = '';
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (text) => (printed += String(text)));
        child.on('close', (code) => resolve({ code, printed }));
      }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};
