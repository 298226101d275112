// Runs the parts of a test command. The output is that of the tools; docs/testing.md says which command to run when.
import './require-node.mjs';
import { spawn } from 'node:child_process';
import { root } from './build-state.mjs';
import { fail } from './require-node.mjs';

const [set = '', ...options] = process.argv.slice(2);
/** Continues after a failure, to show all of them at once. */
const keepsGoing = options.includes('--keep-going');
/** `--shard=1/3` runs the first third: of the tests of the long parts, and of the list of the other parts. */
const shard = options.find((option) => option.startsWith('--shard'));
const [, index, count] = /^--shard=(\d+)\/(\d+)$/.exec(shard ?? '--shard=1/1') ?? [];
if (!(Number(index) >= 1 && Number(index) <= Number(count)))
  fail(`"${shard}" is no share: write --shard=1/3 for the first of three.`);

const vitest = (project) => `npx vitest run --project ${project} --reporter=minimal --silent=passed-only`;
const npm = (script) => `npm run --silent ${script}`;

/**
 * `sets` are the commands that run the part: `check`, `short` (what may differ between versions of Node), `fast` (`npm test`),
 * `all` (`npm run test:all`), and `rest`, what `all` has in addition to `fast`. A part uses both cores, unless it is `narrow`:
 * of those that follow each other, two run at a time. `long` parts are divided among the shards.
 */
const parts = [
  { name: 'build', command: npm('build'), sets: 'fast all rest' },
  { name: 'changed files', command: 'node scripts/check-changed.mjs', sets: 'check' },
  { name: 'types and lint', command: 'npx oxlint', sets: 'check fast all' },
  { name: 'unit and contract tests', command: vitest('unit'), sets: 'check short fast all' },
  { name: 'build and start', command: 'node scripts/check-start.mjs', sets: 'short' },
  { name: 'pages with the hooks of Refine', command: vitest('refine'), sets: 'all rest', narrow: true },
  { name: 'Firefox and WebKit', command: vitest('browsers'), sets: 'all rest', narrow: true },
  { name: 'unused code', command: npm('unused'), sets: 'check fast all', narrow: true },
  { name: 'import cycles', command: npm('cycles'), sets: 'fast all', narrow: true },
  { name: 'format', command: npm('format:check'), sets: 'check fast all', narrow: true },
  { name: 'lint of the house rules', command: npm('lint:house'), sets: 'check fast all', narrow: true },
  { name: 'demo build', command: npm('build:demo'), sets: 'all rest', narrow: true },
  { name: 'sizes', command: npm('size'), sets: 'fast all', narrow: true },
  { name: 'component tests', command: vitest('component'), sets: 'fast all rest', long: true },
  { name: 'server tests', command: vitest('server'), sets: 'fast all rest', long: true },
  { name: 'journeys', command: 'npx playwright test', sets: 'fast all rest', long: true },
];

const chosen = parts.filter(({ sets }) => sets.split(' ').includes(set));
const shared = chosen.filter(({ name, long }) => !long && name !== 'build');
const isMine = (part) => !shared.includes(part) || shared.indexOf(part) % count === index - 1;
const queue = chosen.filter(isMine);
if (queue.length === 0) fail(`"${set}" is no test command.`);

const failures = [];
const seconds = (since) => Math.round((performance.now() - since) / 1000);

const run = ({ name, command, long, narrow }) =>
  new Promise((resolve) => {
    const since = performance.now();
    const [program, ...args] = `${command} ${long ? (shard ?? '') : ''}`.trim().split(' ');
    // The output of parts that run side by side is shown when they end.
    const stdio = ['ignore', ...(narrow ? ['pipe', 'pipe'] : ['inherit', 'inherit'])];
    const child = spawn(program, args, { cwd: root, stdio, env: { ...process.env, TEST_SET: set } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
    child.on('close', (code) => {
      if (code !== 0) failures.push(name);
      process.stdout.write(`${output}${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds(since)} s)\n`);
      resolve();
    });
  });

const start = performance.now();
const canGoOn = () => queue.length > 0 && (keepsGoing || failures.length === 0);
while (canGoOn()) {
  const side = async () => {
    while (queue[0]?.narrow && canGoOn()) await run(queue.shift());
  };
  if (queue[0].narrow) await Promise.all([side(), side()]);
  else await run(queue.shift());
}
process.stdout.write(
  `${failures.length > 0 ? `FAILED: ${failures.join(', ')}` : 'Passed'}, ${seconds(start)} s\n`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
