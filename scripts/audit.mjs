import { spawnSync } from 'node:child_process';
import { parseAuditReport } from './audit/audit-report.mjs';
import { fail } from './require-node.mjs';

/** Timeout for the registry, in milliseconds. */
const timeoutMs = 60_000;

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  timeout: timeoutMs,
  shell: process.platform === 'win32',
});
const { unanswered, found = [] } = parseAuditReport(stdout ?? '');
if (unanswered !== undefined)
  process.stdout.write(
    `Dependencies were NOT checked for known vulnerabilities: no response from a registry (${unanswered}).\n`,
  );
else if (found.length > 0)
  fail(`Production dependencies with known vulnerabilities, high or critical:\n  ${found.join('\n  ')}`);
else process.stdout.write('Production dependencies: no known vulnerabilities, high or critical.\n');
