import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';

const isFull = process.env['TEST_SCALE'] === 'full';
const { executablePath, args } = await findBrowser();
// Found, and unpacked where need be, once: the workers take it from here.
process.env['CHROMIUM_PATH'] = executablePath;

/** How long a step may take on a machine that has other work, in milliseconds. */
const step = 30_000;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'node_modules/.cache/portal/journeys-failed',
  globalSetup: './tests/e2e/setup/global-setup.ts',
  // More than there are processors: journeys often wait, for a second try or a quiet network.
  workers: availableParallelism() + 2,
  retries: 0,
  forbidOnly: true,
  // Each step has its own limit; a test of many steps takes as long as a busy machine needs.
  timeout: isFull ? 3 * 3_600_000 : 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/portal/browser-journeys.json' }]],
  use: {
    // Pages are open for seconds: to compile their scripts for speed costs more than it saves.
    launchOptions: { executablePath, args: [...args, '--js-flags=--no-opt --no-maglev'] },
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: step,
    navigationTimeout: step,
    // Without the page at each step, which costs a fourth of everything: `npm test` runs what failed once more, with it.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
});
