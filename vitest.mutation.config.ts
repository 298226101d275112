import { defineConfig } from 'vitest/config';
import { locales } from './scripts/vite/locales.ts';

/** What the mutation run tries each change of the code on: the tests of pure rules and of the session. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [locales()],
  define: { __DEMO__: 'false', __DEV_TOOLS__: 'false' },
  test: {
    environment: 'node',
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // Many cases for what other files tell with a few; the changes are tried some thousand times.
    exclude: ['tests/unit/generated/**'],
    setupFiles: ['tests/setup/quiet-console.ts', 'tests/setup/fixed-sample.ts'],
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    server: { deps: { inline: [/@mui\//, /@refinedev\//, /react-router/] } },
  },
});
