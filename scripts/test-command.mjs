import { spawnSync } from 'node:child_process';

/** What `scripts/test.mjs` runs, and its options, which `test:newest` and `test:node` pass on. */
const sets = ['check', 'short', 'fast', 'all'];
const isOption = (option) => /^--(keep-going|shard=.*)$/.test(option);

/**
 * Returns the command to run: the one after `--run`, or else everything that `npm run test:all` runs, or a
 * smaller set.
 */
export const testCommand = (options, ...extraOptions) => {
  if (options.includes('--run')) return ['sh', '-c', options[options.indexOf('--run') + 1]];
  const set = options.find((option) => sets.includes(option)) ?? 'all';
  return ['node', 'scripts/test.mjs', set, ...options.filter(isOption), ...extraOptions];
};

/** Runs a command with visible output. Returns whether it succeeded. */
export const runCommand = ([command, ...args], options) =>
  spawnSync(command, args, { stdio: 'inherit', ...options }).status === 0;
