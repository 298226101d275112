import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build as bundle } from 'vite';
import { aliases } from '@scripts/vite/aliases';
import { locales } from '@scripts/vite/locales';
import { threads } from '@scripts/vite/threads';
import { build, isBuilt, root } from '@scripts/build-state.mjs';
import { startServer } from '@tests/helpers/server-process.mjs';
import { portalCode } from './portal-code-file';
import { startPrism } from './proxy';

const cacheFolder = join(root, 'node_modules/.cache/portal/journeys-data');
const dataFolder = join(cacheFolder, 'data');
const document = join(cacheFolder, 'openapi.json');
const keyFile = join(cacheFolder, 'key');

/**
 * Creates the data and the API document of a first start, once a day for each build: dates in the demo data are
 * relative to today.
 */
const prepareData = async (): Promise<void> => {
  const { mtimeMs } = statSync(join(root, 'dist/server/main.js'));
  const key = `${mtimeMs} ${new Date().toDateString()}`;
  mkdirSync(cacheFolder, { recursive: true });
  if (readFileSync(keyFile, { encoding: 'utf8', flag: 'a+' }) === key) return;
  rmSync(cacheFolder, { recursive: true });
  mkdirSync(dataFolder, { recursive: true });
  const first = await startServer({ dataFolder });
  writeFileSync(document, await (await fetch(`${first.url}/openapi.json`)).text());
  await first.pause();
  writeFileSync(keyFile, key);
};

/**
 * Builds the portal and the server when needed, prepares the data that each server copies, bundles the portal code that
 * the journeys import, and starts Prism, except in `npm test`, whose server tests hold the same responses against the API document.
 */
export default async function setup(): Promise<(() => void) | undefined> {
  if (!isBuilt()) build();
  await bundle({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true, alias: aliases },
    plugins: [locales(), threads()],
    define: { __DEMO__: 'false', __DEV_TOOLS__: 'false' },
    build: {
      ssr: 'tests/e2e/setup/portal-code.ts',
      outDir: dirname(portalCode),
      // The database runs in a worker thread, which starts from a separate file.
      ssrEmitAssets: true,
      minify: false,
    },
  });
  await prepareData();
  process.env['DATA_TEMPLATE'] = dataFolder;
  if (process.env['TEST_SET'] === 'fast') return undefined;
  const { stop, port } = await startPrism(document);
  process.env['PRISM_PORT'] = String(port);
  return stop;
}
