import { defineConfig } from 'vitest/config';
import { aliases } from './scripts/vite/aliases.ts';
import { locales } from './scripts/vite/locales.ts';
import { threads } from './scripts/vite/threads.ts';

/** The tests of the mutation run: those of pure rules, of the session, and of the server's writes. */
export default defineConfig({
  resolve: { tsconfigPaths: true, alias: aliases },
  plugins: [locales(), threads()],
  define: { __DEMO__: 'false', __DEV_TOOLS__: 'false' },
  test: {
    environment: 'node',
    isolate: false,
    include: [
      'tests/unit/**/*.test.{ts,tsx}',
      'tests/server/api/{chosen-records,inputs,users,writes}.test.ts',
      'tests/server/agency/members.test.ts',
      'tests/server/once/once.sampled.test.ts',
      'tests/server/trail/writes.test.ts',
    ],
    // Excludes tests with many generated cases that other files cover with a few, because they would run some thousand
    // times, and tests of code that is not part of the product.
    exclude: ['tests/unit/{generated,docs,generator,rooms,scripts}/**'],
    setupFiles: ['tests/setup/quiet-console.ts', 'tests/setup/fixed-sample.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    server: { deps: { inline: [/@mui\//, /@refinedev\//, /react-router/] } },
  },
});
