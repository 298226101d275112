import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build-state.mjs';
import { fail } from './require-node.mjs';
import './require-node.mjs';

/** Loads a TypeScript module of this project, including the declarations and texts that it imports by pattern. */
export const loadTypescript = async (file) => {
  if (!existsSync(join(root, 'node_modules/vite')))
    fail('The packages are not installed: run "npm ci" first.');
  const { runnerImport } = await import('vite');
  const settings = { root, configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } };
  const load = async (path, plugins = []) =>
    (await runnerImport(join(root, path), { ...settings, plugins })).module;
  // Provides the virtual modules for the server's texts.
  const { locales } = await load('scripts/vite/locales.ts');
  // The database runs in a worker thread.
  const { threads } = await load('scripts/vite/threads.ts');
  return load(file, [locales(), threads()]);
};
