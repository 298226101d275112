import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const results = ['dist/portal/index.html', 'dist/server/main.js'];
const sources = ['src', 'resources', 'locales', 'providers', 'server', 'public', 'scripts/vite', 'patches'];
const files = ['index.html', 'vite.config.ts', 'package.json', 'package-lock.json'];

const modifiedAt = (path) => statSync(join(root, path)).mtimeMs;
const newestIn = (folder) =>
  Math.max(
    0,
    ...readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath ?? entry.path, entry.name)).mtimeMs),
  );

/** Whether there is a build that is newer than all its sources. */
export const isBuilt = () => {
  if (!results.every((path) => existsSync(join(root, path)))) return false;
  const oldestResult = Math.min(...results.map(modifiedAt));
  const newest = Math.max(
    ...files.map(modifiedAt),
    ...sources.filter((folder) => existsSync(join(root, folder))).map(newestIn),
  );
  return newest <= oldestResult;
};

/**
 * Builds portal and server in production mode, even when called from a test. Throws with the output of the build tool
 * when it fails.
 */
export const build = () => {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  for (const args of [['build'], ['build', '--ssr', 'server/main.ts']]) {
    execFileSync(process.execPath, [vite, ...args, '--logLevel', 'warn'], { cwd: root, stdio: 'pipe', env });
  }
};
