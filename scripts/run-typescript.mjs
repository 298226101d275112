import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build-state.mjs';
import { fail } from './require-node.mjs';
import './require-node.mjs';

/** Loads a TypeScript module of this project, with the declarations and words that it reads by pattern. */
export const loadTypescript = async (file) => {
  if (!existsSync(join(root, 'node_modules/vite')))
    fail('The packages are not installed: run "npm ci" first.');
  const { runnerImport } = await import('vite');
  const settings = { root, configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } };
  const load = async (path, plugins = []) =>
    (await runnerImport(join(root, path), { ...settings, plugins })).module;
  // What the server's words are read by.
  const { locales } = await load('scripts/vite/locales.ts');
  // The database of a folder works in a thread.
  const { threads } = await load('scripts/vite/threads.ts');
  return load(file, [locales(), threads()]);
};
