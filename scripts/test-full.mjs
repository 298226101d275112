// The generated tests at full size: hours of cases that the test command takes a fixed sample of.
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

/** Component tests that take a sample of what they make, too. */
const sampled = [
  'component/workspace',
  'component/membership/flow-axe',
  'component/membership/member-form-axe',
  'component/app/agency-access',
];

/** A path of journeys, and what else Playwright takes, or paths of the other tests. */
const runOnly = () => (/(^|\/)e2e\//.test(filters[0] ?? '') ? playwright(...filters) : vitest(...filters));
const went =
  filters.length > 0
    ? [runOnly()]
    : [vitest('generated', ...sampled), playwright('e2e/generated', 'e2e/faults')];
process.exitCode = went.every(Boolean) ? 0 : 1;
