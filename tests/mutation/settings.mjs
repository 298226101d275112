/**
 * Returns the settings for Stryker: the code to mutate, and the tests to run on each mutant.
 *
 * @param {{ name: string, mutate: string[], testFiles: string[] }} options
 */
export const settingsOf = ({ name, mutate, testFiles }) => ({
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate,
  testFiles,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  htmlReporter: { fileName: `node_modules/.cache/portal/mutation-${name}.html` },
  jsonReporter: { fileName: `node_modules/.cache/portal/mutation-${name}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: `dist/mutants-${name}`,
  ignorePatterns: ['/dist', '/tests/e2e', '/tests/bench', '/data'],
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 15,
  disableTypeChecks: false,
  ignoreStatic: true,
});
