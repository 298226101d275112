// Checks only the files that differ from the last commit: types, lint and format, in seconds instead of minutes.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root } from './build-state.mjs';

const git = (...args) =>
  spawnSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' })
    .stdout?.split('\0')
    .filter(Boolean) ?? [];

const changed = [
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => /\.([cm]?[jt]s|tsx)$/.test(file) && existsSync(`${root}/${file}`));

const run = (...command) =>
  spawnSync('npx', [...command, ...changed], { cwd: root, stdio: 'inherit' }).status === 0;

if (changed.length > 0) {
  const results = [
    run('oxlint', '--quiet'),
    run('eslint', '--max-warnings', '0', '--no-warn-ignored'),
    run('oxfmt', '--check'),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
}
