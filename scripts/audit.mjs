import { spawnSync } from 'node:child_process';
import { judge } from './audit/judge.mjs';
import { fail } from './require-node.mjs';

/** A registry that takes longer counts as one that does not answer, in milliseconds. */
const patience = 60_000;

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  timeout: patience,
  shell: process.platform === 'win32',
});
const { unanswered, found = [] } = judge(stdout ?? '');
if (unanswered !== undefined)
  process.stdout.write(
    `Dependencies were NOT checked for known weaknesses: no registry answered (${unanswered}).\n`,
  );
else if (found.length > 0)
  fail(`Dependencies of the product with known weaknesses, high or critical:\n  ${found.join('\n  ')}`);
else process.stdout.write('Dependencies of the product: no weakness known, high or critical.\n');
