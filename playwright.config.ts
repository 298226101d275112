import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';
import { testFiles } from './scripts/test-files.mjs';

const isFull = process.env['TEST_SCALE'] === 'full';
/** The journeys of a test command (docs/testing.md). By hand, any file can be run. */
const files = testFiles('e2e');
const { executablePath, args } = await findBrowser();
// Found, and unpacked if necessary, only once. The workers read it from here.
process.env['CHROMIUM_PATH'] = executablePath;

/** How long a step may take on a busy machine, in milliseconds. */
const step = 30_000;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: files.include,
  testIgnore: files.exclude,
  outputDir: 'node_modules/.cache/portal/journeys-failed',
  globalSetup: './tests/e2e/setup/global-setup.ts',
  // More than the number of processors: tests often wait, for a retry or an idle network.
  workers: availableParallelism() + 2,
  // A failed test runs again for a trace with the page at each step. It stays failed, even if it passes then.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  // Each step has its own limit. A test with many steps may take long on a busy machine.
  timeout: isFull ? 3 * 3_600_000 : 180_000,
  expect: { timeout: 15_000 },
  reporter: process.env['TEST_SET'] === undefined ? 'list' : 'dot',
  use: {
    // Pages are open for seconds only, so optimizing their scripts costs more than it saves.
    launchOptions: { executablePath, args: [...args, '--js-flags=--no-opt --no-maglev'] },
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: step,
    navigationTimeout: step,
    // Recording a trace takes a quarter of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
