import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const fileName = 'mockServiceWorker.js';

const worker = () => readFile(createRequire(import.meta.url).resolve(`msw/${fileName}`), 'utf8');

/** Puts the mock service worker beside the demo build, and beside the tests that run in a browser; no other build carries it. */
export const demoWorker = (): Plugin => ({
  name: 'portal-demo-worker',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: await worker() });
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${fileName}`, (_, response, next) => {
      worker().then((source) => response.setHeader('Content-Type', 'text/javascript').end(source), next);
    });
  },
});
