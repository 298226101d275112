import { existsSync } from 'node:fs';
import { join } from 'node:path';

const fail = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node ${process.versions.node} is too old: the portal needs Node 20.19 or newer.`);
}

const { build, isBuilt, root } = await import('./build-state.mjs');
if (!existsSync(join(root, 'node_modules/vite'))) fail('The packages are not installed: run "npm ci" first.');

if (!isBuilt()) {
  process.stdout.write('Building the portal (the first start only, about half a minute)…\n');
  try {
    build();
  } catch (error) {
    fail(`The build failed:\n${error.stderr?.toString() || error.message}`);
  }
}

// In this very process, so that a signal reaches the server itself.
await import(new URL('../dist/server/main.js', import.meta.url).href);
