import { spawnSync } from 'node:child_process';

/** Options of `npm test` that `test:newest` and `test:node` pass on. */
const isForTests = (option) => /^--(fast|short|all|shard=.*)$/.test(option);

/** Returns the command to run: the one after `--run`, or else `npm test` with the given options. */
export const testCommand = (options, ...extraOptions) => {
  if (options.includes('--run')) return ['sh', '-c', options[options.indexOf('--run') + 1]];
  return ['npm', 'test', '--', ...extraOptions, ...options.filter(isForTests)];
};

/** Runs a command with visible output. Returns whether it succeeded. */
export const runCommand = ([command, ...args], options) =>
  spawnSync(command, args, { stdio: 'inherit', ...options }).status === 0;
