import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';

const isFull = process.env['TEST_SCALE'] === 'full';
const { executablePath, args } = await findBrowser();
// Found, and unpacked if necessary, only once. The workers read it from here.
process.env['CHROMIUM_PATH'] = executablePath;

/** How long a step may take on a busy machine, in milliseconds. */
const step = 30_000;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'node_modules/.cache/portal/journeys-failed',
  globalSetup: './tests/e2e/setup/global-setup.ts',
  // More than the number of processors: tests often wait, for a retry or an idle network.
  workers: availableParallelism() + 2,
  retries: 0,
  forbidOnly: true,
  // Each step has its own limit. A test with many steps may take long on a busy machine.
  timeout: isFull ? 3 * 3_600_000 : 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/portal/browser-journeys.json' }]],
  use: {
    // Pages are open for seconds only, so optimizing their scripts costs more than it saves.
    launchOptions: { executablePath, args: [...args, '--js-flags=--no-opt --no-maglev'] },
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: step,
    navigationTimeout: step,
    // Without screenshots and snapshots, which take a quarter of the time. `npm test` runs failed tests again with them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
});
