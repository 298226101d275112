import { defineConfig } from 'vitest/config';

/** What the mutation run tries each change of the code on: the tests of pure rules and of the session. */
export default defineConfig({
  define: { __DEMO__: 'false' },
  test: {
    environment: 'node',
    include: ['tests/{unit,contract}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup/quiet-console.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    server: { deps: { inline: [/@mui\//, /@refinedev\//, /react-router/] } },
  },
});
