import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser, otherBrowsers } from './scripts/find-browser.mjs';
import { testFiles } from './scripts/test-files.mjs';
import { aliases } from './scripts/vite/aliases.ts';
import { demoWorker } from './scripts/vite/demo-worker.ts';
import { locales } from './scripts/vite/locales.ts';
import { threads } from './scripts/vite/threads.ts';
import SlowFirst from './tests/setup/slow-first.ts';

// Node cannot import these packages in the form in which they are published, so Vite has to load them.
const inline = [/@mui\//, /@refinedev\//, /react-router/];
const shared = {
  server: { deps: { inline } },
  setupFiles: ['tests/setup/quiet-console.ts', 'tests/setup/fixed-sample.ts'],
  restoreMocks: true,
  unstubGlobals: true,
};

// With TEST_SCALE=full, property tests may run for a long time.
const patience = (ms: number) => (process.env['TEST_SCALE'] === 'full' ? 3 * 3_600_000 : ms);

export default defineConfig({
  resolve: { tsconfigPaths: true, alias: aliases },
  plugins: [react(), locales(), threads()],
  define: { __DEMO__: 'false', __DEV_TOOLS__: 'false' },
  test: {
    // One worker per processor. The default leaves one processor free.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: ['tests/{unit,contract,peers}/**/*.test.{ts,tsx}'],
          isolate: false,
          testTimeout: patience(30_000),
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'component',
          environment: 'happy-dom',
          isolate: false,
          // Most objects of a screen are garbage before the next one. A larger young generation copies fewer of them.
          execArgv: ['--max-semi-space-size=64'],
          ...testFiles('test', 'tests/component/**'),
          setupFiles: [...shared.setupFiles, 'tests/setup/no-console-tasks.ts', 'tests/setup/component.ts'],
          // Tests render several whole screens, which takes long on a busy machine.
          testTimeout: patience(60_000),
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'server',
          environment: 'node',
          isolate: false,
          // Compiles PGlite without optimization and enlarges the young generation: docs/decisions/112-length-of-the-test-run.md.
          execArgv: ['--liftoff-only', '--max-semi-space-size=64'],
          ...testFiles('test', 'tests/{server,attack}/**'),
          testTimeout: patience(30_000),
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          environment: 'node',
          include: otherBrowsers.map((name) => `tests/browsers/${name}.test.ts`),
          globalSetup: 'tests/e2e/setup/global-setup.ts',
          // Each step has its own limit.
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [demoWorker()],
        // Finds packages before the first page is opened. A package that is found later would reload all pages.
        optimizeDeps: {
          entries: ['src/**/*.{ts,tsx}', 'tests/refine/**/*.{ts,tsx}', 'mocks/mock-backend.ts'],
          force: true,
        },
        test: {
          name: 'refine',
          include: ['tests/refine/**/*.test.tsx'],
          setupFiles: ['tests/refine/helpers/setup.ts'],
          // All files share one page, so that the portal and its server are fetched once.
          isolate: false,
          fileParallelism: false,
          // Allows for a step on a busy machine.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            // The other projects work without a browser.
            provider: playwright({ launchOptions: await findBrowser().catch(() => ({})) }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
