import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const fileName = 'mockServiceWorker.js';

/** Puts the mock service worker beside the demo build; no other build carries it. */
export const demoWorker = (): Plugin => ({
  name: 'portal-demo-worker',
  apply: 'build',
  async generateBundle() {
    const path = createRequire(import.meta.url).resolve(`msw/${fileName}`);
    this.emitFile({ type: 'asset', fileName, source: await readFile(path, 'utf8') });
  },
});
