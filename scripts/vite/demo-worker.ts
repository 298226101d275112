import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const fileName = 'mockServiceWorker.js';

const worker = () => readFile(createRequire(import.meta.url).resolve(`msw/${fileName}`), 'utf8');

/** Adds the mock service worker to the demo build and to the tests that run in a browser. No other build contains it. */
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
