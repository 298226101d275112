import { spawnSync } from 'node:child_process';

/** What `npm test` takes, and `test:newest` and `test:node` hand on. */
const isForTests = (option) => /^--(fast|short|all|shard=.*)$/.test(option);

/** What is to be run: the command after `--run`, else all tests or the part that the options say. */
export const testCommand = (options, ...further) => {
  if (options.includes('--run')) return ['sh', '-c', options[options.indexOf('--run') + 1]];
  return ['npm', 'test', '--', ...further, ...options.filter(isForTests)];
};

/** Runs a command where its output can be read; answers whether it went well. */
export const runCommand = ([command, ...args], options) =>
  spawnSync(command, args, { stdio: 'inherit', ...options }).status === 0;
