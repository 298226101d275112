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

const kept = join(root, 'node_modules/.cache/portal/journeys-data');
const dataFolder = join(kept, 'data');
const document = join(kept, 'openapi.json');
const keyFile = join(kept, 'key');

/** The data of a first start and its document, made once a day for each build: the demo is told from the present day on. */
const prepareData = async (): Promise<void> => {
  const { mtimeMs } = statSync(join(root, 'dist/server/main.js'));
  const key = `${mtimeMs} ${new Date().toDateString()}`;
  mkdirSync(kept, { recursive: true });
  if (readFileSync(keyFile, { encoding: 'utf8', flag: 'a+' }) === key) return;
  rmSync(kept, { recursive: true });
  mkdirSync(dataFolder, { recursive: true });
  const first = await startServer({ dataFolder });
  writeFileSync(document, await (await fetch(`${first.url}/openapi.json`)).text());
  await first.pause();
  writeFileSync(keyFile, key);
};

/** Portal and server as they are built, the data to copy for each server, the proxy before all of them, and the code that journeys read. */
export default async function setup(): Promise<() => void> {
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
      // The database works in a thread, which starts from a file of its own.
      ssrEmitAssets: true,
      minify: false,
    },
  });
  await prepareData();
  const { stop, port } = await startPrism(document);
  process.env['DATA_TEMPLATE'] = dataFolder;
  process.env['PRISM_PORT'] = String(port);
  return stop;
}
