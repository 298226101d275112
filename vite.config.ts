import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from './scripts/vite/aliases.ts';
import { apiUrl } from './scripts/vite/api-url.ts';
import { chunkModules } from './scripts/vite/chunk-modules.ts';
import { demoSupport } from './scripts/vite/demo-support.ts';
import { demoWorker } from './scripts/vite/demo-worker.ts';
import { devApi } from './scripts/vite/dev-api.ts';
import { firstScreens } from './scripts/vite/first-screens.ts';
import { locales } from './scripts/vite/locales.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { sharedFiles } from './scripts/vite/shared-files.ts';
import { threads } from './scripts/vite/threads.ts';

/**
 * @refinedev/mui imports its themes, notices and date pickers from its entry for their effects on load, which we never
 * use: named here, the bundler may drop what is not imported (54 kB gz less).
 */
const withoutSideEffects =
  /node_modules\/(@refinedev\/|@mui\/|notistack|dayjs|react-markdown|remark-|@emotion\/styled|lodash|papaparse|error-stack-parser|stackframe|hoist-non-react-statics)/;

export default defineConfig(({ mode, command, isSsrBuild, isPreview }) => {
  const demo = mode === 'demo';
  return {
    resolve: { tsconfigPaths: true, alias: aliases },
    plugins: [
      react(),
      locales(),
      threads(),
      apiUrl(),
      devApi(),
      demo ? [demoWorker(), demoSupport()] : !isSsrBuild && [precompress(), firstScreens(), chunkModules()],
    ],
    define: {
      __DEMO__: JSON.stringify(demo),
      __DEV_TOOLS__: JSON.stringify(command === 'serve' && isPreview !== true),
    },
    // The server writes a fresh nonce in its place with every answer, so that no style needs unsafe-inline.
    html: { cspNonce: '__CSP_NONCE__' },
    publicDir: isSsrBuild ? false : 'public',
    build: {
      outDir: isSsrBuild ? 'dist/server' : demo ? 'dist/demo' : 'dist/portal',
      emptyOutDir: true,
      target: isSsrBuild ? 'node20' : 'es2022',
      sourcemap: isSsrBuild === true,
      manifest: !isSsrBuild,
      // The files of the server's threads, the fonts of the demo's PDFs.
      emitAssets: true,
      // Inlined assets would be data: addresses, which the content security policy allows for pictures only.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: { codeSplitting: isSsrBuild === true || { groups: sharedFiles() } },
        treeshake: {
          moduleSideEffects: (id: string) => !withoutSideEffects.test(id),
          // They only make or name a component or a context: one that nothing uses may go.
          manualPureFunctions: ['__name', 'createContext', 'forwardRef', 'memo'],
        },
      },
    },
  };
});
