import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from './scripts/vite/aliases.ts';
import { apiUrl } from './scripts/vite/api-url.ts';
import { chunkModules } from './scripts/vite/chunk-modules.ts';
import { checkedDeclarations } from './scripts/vite/declarations.ts';
import { demoSupport } from './scripts/vite/demo-support.ts';
import { demoWorker } from './scripts/vite/demo-worker.ts';
import { devApi } from './scripts/vite/dev-api.ts';
import { firstScreens } from './scripts/vite/first-screens.ts';
import { locales } from './scripts/vite/locales.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { sharedFiles } from './scripts/vite/shared-files.ts';
import { threads } from './scripts/vite/threads.ts';

/**
 * The entry of @refinedev/mui imports its themes, notices and date pickers for their side effects, which the portal
 * does not use. For the packages listed here, the bundler may drop what is not imported (54 kB gz less).
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
      checkedDeclarations(),
      demo ? [demoWorker(), demoSupport()] : !isSsrBuild && [precompress(), firstScreens(), chunkModules()],
    ],
    define: {
      __DEMO__: JSON.stringify(demo),
      __DEV_TOOLS__: JSON.stringify(command === 'serve' && isPreview !== true),
    },
    // The server replaces it with a new nonce in every response, so that styles do not need unsafe-inline.
    html: { cspNonce: '__CSP_NONCE__' },
    publicDir: isSsrBuild ? false : 'public',
    build: {
      outDir: isSsrBuild ? 'dist/server' : demo ? 'dist/demo' : 'dist/portal',
      emptyOutDir: true,
      target: isSsrBuild ? 'node20' : 'es2022',
      sourcemap: isSsrBuild === true,
      manifest: !isSsrBuild,
      // Needed for the files of the server's threads and the fonts of the demo's PDFs.
      emitAssets: true,
      // Inlined assets would be data: URLs, which the content security policy allows only for images.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: { codeSplitting: isSsrBuild === true || { groups: sharedFiles() } },
        treeshake: {
          moduleSideEffects: (id: string) => !withoutSideEffects.test(id),
          // These calls only create or name a component or a context, so unused ones can be dropped.
          manualPureFunctions: ['__name', 'createContext', 'forwardRef', 'memo'],
        },
      },
    },
  };
});
