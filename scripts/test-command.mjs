import { spawnSync } from 'node:child_process';

/** What follows `--run`, `--fast` and `--short`, which `test:newest` and `test:node` have in common: the command to run. */
export const testCommand = (options, ...further) => {
  if (options.includes('--run')) return ['sh', '-c', options[options.indexOf('--run') + 1]];
  const part = ['--fast', '--short'].filter((option) => options.includes(option));
  return ['npm', 'test', '--', ...further, ...part];
};

/** Runs a command where its output can be read; answers whether it went well. */
export const runCommand = ([command, ...args], options) =>
  spawnSync(command, args, { stdio: 'inherit', ...options }).status === 0;
