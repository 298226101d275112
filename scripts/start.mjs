import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setInterval } from 'node:timers';
import { fail } from './require-node.mjs';
import './require-node.mjs';

const { build, isBuilt, root } = await import('./build-state.mjs');
if (!existsSync(join(root, 'node_modules/vite'))) fail('The packages are not installed: run "npm ci" first.');

if (!isBuilt()) {
  process.stdout.write('Building the portal (takes a few seconds)…\n');
  try {
    build();
  } catch (error) {
    fail(`The build failed:\n${error.stderr?.toString() || error.message}`);
  }
}

// npm only forwards SIGTERM to its shell, which ends without informing the server. So the portal stops when the shell
// is gone.
if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.emit('SIGTERM');
  }, 250).unref();
}

// In this process, so that signals reach the server itself.
await import(new URL('../dist/server/main.js', import.meta.url).href);
