import './require-node.mjs';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from './build-state.mjs';
import { runCommand, testCommand } from './test-command.mjs';

/**
 * Installs the newest minor and patch version of every package, within its major, in a copy of the project, and runs the
 * tests there. Does not change the project itself.
 *
 *     npm run test:newest                  everything that `npm run test:all` runs, also after a failure
 *     npm run test:newest -- check         what `npm run check` runs
 *     npm run test:newest -- --run "npm run lint"   another command
 *     npm run test:newest -- --keep        keeps the copy and prints its path
 */
const options = process.argv.slice(2);
const excluded = new Set(['node_modules', 'dist', '.git', '.portal', 'coverage', 'test-results']);

const copy = mkdtempSync(join(tmpdir(), 'portal-newest-'));
const read = (path) => JSON.parse(readFileSync(join(copy, path), 'utf8'));
const run = (command) => runCommand(command, { cwd: copy, env: { ...process.env, NODE_ENV: '' } });

/**
 * Allows versions up to the next one that may break: the next major, below 1.0 the next minor, and for prereleases the
 * same kind.
 */
const rangeOf = (version) => (version.includes('-') ? `~${version}` : `^${version}`);

/** Returns the installed version in `node_modules`. */
const installed = (name) => read(`node_modules/${name}/package.json`).version;

const loosen = () => {
  const manifest = read('package.json');
  const before = {};
  for (const kind of ['dependencies', 'devDependencies'])
    for (const [name, version] of Object.entries(manifest[kind])) {
      before[name] = version;
      manifest[kind][name] = rangeOf(version);
    }
  writeFileSync(join(copy, 'package.json'), JSON.stringify(manifest, null, 2));
  // With the lock file, npm would keep the installed versions.
  rmSync(join(copy, 'package-lock.json'));
  return before;
};

const finish = (problems) => {
  if (options.includes('--keep')) console.log(`The copy is in ${copy}`);
  else rmSync(copy, { recursive: true, force: true });
  console.log(problems.length > 0 ? `\nFAILED: ${problems.join(', ')}` : '\nThe newest versions pass.');
  process.exit(problems.length > 0 ? 1 : 0);
};

cpSync(root, copy, { recursive: true, filter: (path) => path === root || !excluded.has(basename(path)) });
const before = loosen();
// `engine-strict` rejects versions that the current Node cannot run. Patches are applied below, so that a failing one
// is reported.
if (!run(['npm', 'install', '--engine-strict', '--ignore-scripts', '--no-audit', '--no-fund']))
  finish(['npm install']);

const changes = Object.entries(before)
  .map(([name, version]) => [name, version, installed(name)])
  .filter(([, version, now]) => version !== now);
console.log(
  changes.length > 0 ? '\nNewer than in package.json:' : '\nNo package is newer than in package.json.',
);
for (const [name, version, now] of changes) console.log(`  ${name} ${version} -> ${now}`);

const problems = [['npx', 'patch-package', '--error-on-fail'], testCommand(options, '--keep-going')]
  .filter((command) => !run(command))
  .map((command) => command.join(' '));
finish(problems);
