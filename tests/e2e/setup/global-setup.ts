import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { build as bundle } from 'vite';
import { aliases } from '@scripts/vite/aliases';
import { locales } from '@scripts/vite/locales';
import { threads } from '@scripts/vite/threads';
import { build, isBuilt, root } from '@scripts/build-state.mjs';
import { startServer } from '@tests/helpers/server-process.mjs';
import { portalCode } from './portal-code-file';
import { startPrism } from './proxy';

/** Portal and server as they are built, the data of a first start to copy for each server, the proxy before all of them, and the code that journeys read. */
export default async function setup(): Promise<() => Promise<void>> {
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
  const first = await startServer();
  const { stop, ...way } = await startPrism(`${first.url}/openapi.json`);
  await first.pause();
  process.env['DATA_TEMPLATE'] = first.dataFolder;
  process.env['PRISM'] = JSON.stringify(way);
  return () => {
    stop();
    return rm(first.dataFolder, { recursive: true, force: true });
  };
}
