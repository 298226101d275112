// Runs all tests at full size: hours of cases, of which `npm test` runs a fixed sample.
import './require-node.mjs';
import { spawnSync } from 'node:child_process';
import { root } from './build-state.mjs';

const filters = process.argv.slice(2);
const run = (...command) =>
  spawnSync('npx', command, {
    cwd: root,
    env: { ...process.env, TEST_SCALE: 'full' },
    stdio: 'inherit',
  }).status === 0;

const vitest = (...files) => run('vitest', 'run', ...files);
const playwright = (...files) => run('playwright', 'test', ...files);

/** Runs only a path of journeys, with further arguments for Playwright, or paths of the other tests. */
const runOnly = () => (/(^|\/)e2e\//.test(filters[0] ?? '') ? playwright(...filters) : vitest(...filters));
const results = filters.length > 0 ? [runOnly()] : [vitest(), playwright()];
process.exitCode = results.every(Boolean) ? 0 : 1;
