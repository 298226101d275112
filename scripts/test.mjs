import './require-node.mjs';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './build-state.mjs';

const isFast = process.argv.includes('--fast');
/** What tells one version of Node from another: the unit tests, and a start of the built portal. */
const isShort = process.argv.includes('--short');
/** Goes on after a failure, to see all of them at once. */
const isAll = process.argv.includes('--all');

const npm = (script) => ({ name: script, command: ['npm', 'run', '--silent', script] });
const vitest = (name, project, ...files) => {
  const report = join(root, 'node_modules/.cache/portal', `${name.replaceAll(' ', '-')}.json`);
  const chosen = ['--project', project, ...files];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, report, command: ['npx', 'vitest', 'run', '--silent=passed-only', ...chosen, ...reporters] };
};

const unit = vitest('unit and contract tests', 'unit');
const buildAndStart = { name: 'build and start', command: ['node', 'scripts/check-start.mjs'] };

/** Side by side: each needs one processor. Everything after them takes all there are. */
const lanes = isShort
  ? [[unit], [buildAndStart]]
  : [[npm('lint')], [npm('types'), npm('format:check'), npm('unused'), npm('cycles'), unit]];
const afterLanes = isFast
  ? [vitest('rights of every resource', 'server', 'tests/server/rights/rights.test.ts')]
  : [
      vitest('component tests', 'component'),
      vitest('server tests', 'server'),
      vitest('pages with the hooks of Refine', 'refine'),
      npm('build'),
      npm('build:demo'),
      npm('size'),
      vitest('browser journeys', 'e2e'),
    ];
const parts = isShort ? [] : afterLanes;
/** Parts whose output is worth reading when they went well. */
const told = ['size', buildAndStart.name];

const run = ([command, ...args]) =>
  new Promise((done) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, FORCE_COLOR: '0' } });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', (error) => done({ ok: false, output: error.message }));
    child.on('close', (code) => done({ ok: code === 0, output }));
  });

/** Tests within a part where it counts them, otherwise the part itself. */
const countsOf = (report, ok) => {
  if (report && existsSync(report)) {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: Math.max(numFailedTests, ok ? 0 : 1), skipped: numPendingTests };
  }
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
};

/** The tests that failed, each with the beginning of its reason; everything that was printed when no test says it. */
const reasonOf = (report, output) => {
  const files = report && existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  const failed = files.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.filter(({ status }) => status === 'failed');
    const told = tests.map(
      ({ fullName, failureMessages }) => `${file} > ${fullName}\n${failureMessages.join('\n')}`,
    );
    return told.length > 0 || !message ? told : [`${file}\n${message}`];
  });
  return failed.length > 0
    ? failed.map((text) => text.split('\n').slice(0, 30).join('\n')).join('\n\n')
    : output.trimEnd();
};

mkdirSync(join(root, 'node_modules/.cache/portal'), { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0 };
/** Runs a part and says how it went; answers whether to go on. */
const runPart = async ({ name, command, report }) => {
  if (report) rmSync(report, { force: true });
  const start = performance.now();
  const { ok, output } = await run(command);
  const counts = countsOf(report, ok);
  for (const key of Object.keys(total)) total[key] += counts[key];
  const tests = report ? `, ${counts.passed} tests` : '';
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s${tests})`);
  for (const note of new Set(output.match(/^PostgreSQL: .*$/gm))) console.log(`       ${note}`);
  if (!ok) console.log(reasonOf(report, output));
  else if (told.includes(name)) console.log(output.trimEnd());
  return ok || isAll;
};

const runLane = async (lane) => {
  for (const part of lane) if (!(await runPart(part))) return false;
  return true;
};

const went = await Promise.all(lanes.map(runLane));
if (went.every(Boolean)) await runLane(parts);

console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;
