// The generated tests at full size: hours of cases that the test command takes a fixed sample of.
import './require-node.mjs';
import { spawnSync } from 'node:child_process';
import { root } from './build-state.mjs';

const filters = process.argv.slice(2);
const { status } = spawnSync('npx', ['vitest', 'run', ...(filters.length > 0 ? filters : ['generated'])], {
  cwd: root,
  env: { ...process.env, TEST_SCALE: 'full' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
