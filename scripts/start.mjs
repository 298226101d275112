import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setInterval } from 'node:timers';
import { fail } from './require-node.mjs';
import './require-node.mjs';

const { build, isBuilt, root } = await import('./build-state.mjs');
if (!existsSync(join(root, 'node_modules/vite'))) fail('The packages are not installed: run "npm ci" first.');

if (!isBuilt()) {
  process.stdout.write('Building the portal (some seconds)…\n');
  try {
    build();
  } catch (error) {
    fail(`The build failed:\n${error.stderr?.toString() || error.message}`);
  }
}

// npm hands a SIGTERM on to its shell only, which ends without a word to the server: stopping npm stops the portal.
if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.emit('SIGTERM');
  }, 250).unref();
}

// In this very process, so that a signal reaches the server itself.
await import(new URL('../dist/server/main.js', import.meta.url).href);
