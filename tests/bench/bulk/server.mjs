import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../../scripts/build-state.mjs';

const folder = join(root, 'node_modules/.cache/portal/bulk-server');

/** The main file of a server that also has the crates. */
export const bulkServer = join(folder, 'main.js');

/** Builds that server like the product's, with other resources. */
export const buildBulkServer = () =>
  build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    resolve: {
      alias: [{ find: /^@resources$/, replacement: fileURLToPath(new URL('resources.ts', import.meta.url)) }],
    },
    build: { ssr: 'server/main.ts', outDir: folder },
  });
