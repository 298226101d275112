import './require-node.mjs';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './build-state.mjs';
import { binaryPackage, reasonIn } from './node-version/binary-package.mjs';
import { fail } from './require-node.mjs';
import { runCommand, testCommand } from './test-command.mjs';

/**
 * Runs the tests on another version of Node, which npm downloads. Installs nothing in the project or on the machine.
 *
 *     npm run test:node -- 24              everything that `npm run test:all` runs, with its options: `--shard=1/3`
 *     npm run test:node -- 24 fast         what `npm test` runs
 *     npm run test:node -- 24 short        the unit tests, a build, and a start of the build
 *     npm run test:node -- 24 --run "npm run lint"   another command
 *     npm run test:node                    on the version in `.nvmrc`
 *
 * With `--if-available`, succeeds when no registry is reachable, and reports that no tests were run.
 */
const options = process.argv.slice(2);
const isVersion = (text) => /^\d+(\.\d+){0,2}$/.test(text);
const version = options.find(isVersion) ?? readFileSync(join(root, '.nvmrc'), 'utf8').trim();
/** Timeout for a download of about 60 MB, in milliseconds. */
const timeoutMs = 300_000;

// npm caches it like other packages for npx.
const name = binaryPackage(process.platform, process.arch);
const { status, stdout, stderr } = spawnSync(
  'npx',
  ['--yes', `--package=${name}@${version}`, '--', 'node', '-p', 'process.execPath'],
  { cwd: root, encoding: 'utf8', timeout: timeoutMs, shell: process.platform === 'win32' },
);
if (status !== 0) {
  const message = `The tests were NOT run on Node ${version}: npm could not install ${name} (${reasonIn(stderr ?? '')}).`;
  if (!options.includes('--if-available')) fail(message);
  process.stdout.write(`${message}\n`);
  process.exit();
}

const PATH = [dirname(stdout.trim()), process.env.PATH].join(delimiter);
const hasPassed = runCommand(testCommand(options), { cwd: root, env: { ...process.env, PATH } });
process.exitCode = hasPassed ? 0 : 1;
