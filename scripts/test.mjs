import './require-node.mjs';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './build-state.mjs';
import { otherBrowsers } from './find-browser.mjs';
import { fail } from './require-node.mjs';
import { readShard, shareOf } from './shard.mjs';

const isFast = process.argv.includes('--fast');
/** Runs what may differ between versions of Node: the unit tests, and a start of the built portal. */
const isShort = process.argv.includes('--short');
/** Continues after a failure, to show all of them at once. */
const isAll = process.argv.includes('--all');
const findShard = () => {
  try {
    return readShard(process.argv);
  } catch (error) {
    return fail(error.message);
  }
};
/** This machine's share, when several machines share the tests. */
const shard = findShard();
const shardOptions = shard ? [`--shard=${shard.index}/${shard.count}`] : [];

const npm = (script) => ({ name: script, command: ['npm', 'run', '--silent', script] });
const vitest = (name, project, ...files) => {
  const report = join(root, 'node_modules/.cache/portal', `${name.replaceAll(' ', '-')}.json`);
  const chosen = ['--project', project, ...files];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, report, command: ['npx', 'vitest', 'run', '--silent=passed-only', ...chosen, ...reporters] };
};
const rerunFolder = 'node_modules/.cache/portal/journeys-failed-again';
/** The journeys keep a trace and pictures of failures. The configuration says where. */
const journeys = {
  name: 'browser journeys',
  report: join(root, 'node_modules/.cache/portal/browser-journeys.json'),
  command: ['npx', 'playwright', 'test', ...shardOptions],
  /** Runs only for its traces, which contain the page at each step. A failure stays a failure, even if this run passes. */
  afterFailure: [
    ...[
      'npx',
      'playwright',
      'test',
      '--last-failed',
      '--trace',
      'on',
      '--reporter',
      'line',
      '--max-failures',
      '10',
    ],
    ...['--last-failed-file', 'node_modules/.cache/portal/journeys-failed/.last-run.json'],
    ...['--output', rerunFolder],
  ],
};

const inOtherBrowsers =
  otherBrowsers.length > 0 ? [vitest('journeys in Firefox and WebKit', 'browsers')] : [];

/** Checks everything, with a compiler that uses both processors. */
const typesAndLint = { name: 'types and lint', command: ['npx', 'oxlint'] };
const unit = vitest('unit and contract tests', 'unit');
const buildAndStart = { name: 'build and start', command: ['node', 'scripts/check-start.mjs'] };

const refine = vitest('pages with the hooks of Refine', 'refine');

/** The build that the browsers open. Runs first. */
const buildParts = isFast || isShort ? [] : [npm('build')];
/** Parts that use all processors, so they run one after the other, fastest first. */
const fastParts = isShort ? [unit, buildAndStart] : shareOf([typesAndLint, unit], shard);
/** Parts that use one processor each. Two run at a time, longest first. */
const singleProcessorParts = isShort
  ? []
  : shareOf(
      [
        ...(isFast ? [] : [refine, ...inOtherBrowsers]),
        ...[npm('unused'), npm('cycles'), npm('format:check'), npm('lint:house')],
        ...(isFast ? [] : [npm('build:demo'), npm('size')]),
      ],
      shard,
    );
/** These parts also use all processors. */
const longParts =
  isFast || isShort
    ? []
    : [
        vitest('component tests', 'component', ...shardOptions),
        vitest('server tests', 'server', ...shardOptions),
        journeys,
      ];
/** Parts whose output is shown even when they pass. */
const alwaysShown = ['size', buildAndStart.name];

const run = ([command, ...args]) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, FORCE_COLOR: '0' } });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });

/** @typedef {{ file: string, name: string, status: 'passed' | 'failed' | 'skipped', ms: number, reason: string }} Result */

/** Returns the results of a Vitest report. */
const parseVitestReport = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const results = assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      file,
      name: fullName,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      ms: duration ?? 0,
      reason: failureMessages.join('\n'),
    }));
    const isReported = !message || results.some(({ status }) => status === 'failed');
    return isReported
      ? results
      : [...results, { file, name: 'could not be run', status: 'failed', ms: 0, reason: message }];
  });

/** Returns the results of a Playwright report. */
const parsePlaywrightReport = ({ suites, errors }) => {
  const states = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' };
  const suiteResults = (suite, titles) => [
    ...(suite.suites ?? []).flatMap((inner) => suiteResults(inner, [...titles, inner.title])),
    ...suite.specs.flatMap(({ file, title, tests }) =>
      tests.map(({ status, results }) => ({
        file: `tests/e2e/${file}`,
        name: [...titles, title].join(' > '),
        status: states[status],
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        reason: results.flatMap((result) => result.errors.map(({ message }) => message)).join('\n'),
      })),
    ),
  ];
  return [
    ...suites.flatMap((suite) => suiteResults(suite, [])),
    ...errors.map(({ message }) => ({
      file: 'tests/e2e',
      name: 'could not be run',
      status: 'failed',
      ms: 0,
      reason: message,
    })),
  ];
};

/** @returns {Result[] | undefined} The tests of a part, or undefined when its report has none. */
const readResults = (report) => {
  if (!report || !existsSync(report)) return undefined;
  const found = JSON.parse(readFileSync(report, 'utf8'));
  return found.testResults ? parseVitestReport(found) : parsePlaywrightReport(found);
};

/** Counts the tests of a part, or the part itself when it has no report. */
const countsOf = (results, ok) => {
  if (!results) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  const count = (wanted) => results.filter(({ status }) => status === wanted).length;
  return {
    passed: count('passed'),
    failed: Math.max(count('failed'), ok ? 0 : 1),
    skipped: count('skipped'),
  };
};

/** Returns the failed tests, each with the beginning of its reason, or the full output when no test failed. */
const reasonOf = (results, output) => {
  const failed = results?.filter(({ status }) => status === 'failed') ?? [];
  return failed.length > 0
    ? failed
        .map(({ file, name, reason }) => `${file} > ${name}\n${reason}`.split('\n').slice(0, 30).join('\n'))
        .join('\n\n')
    : output.trimEnd();
};

/** Returns the slowest files, with the total seconds of their tests. */
const slowest = (results) => {
  const files = new Map();
  for (const { file, ms } of results) files.set(file, (files.get(file) ?? 0) + ms);
  return [...files]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([file, ms]) => `${file} ${Math.round(ms / 1000)} s`)
    .join(', ');
};

mkdirSync(join(root, 'node_modules/.cache/portal'), { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0 };
/** Runs a part and prints its result. Returns whether to continue. */
const runPart = async ({ name, command, report, afterFailure }) => {
  if (report) rmSync(report, { force: true });
  const start = performance.now();
  const { ok, output } = await run(command);
  const results = readResults(report);
  const counts = countsOf(results, ok);
  for (const key of Object.keys(total)) total[key] += counts[key];
  const tests = results ? `, ${counts.passed} tests` : '';
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s${tests})`);
  for (const note of new Set(output.match(/^PostgreSQL: .*$/gm))) console.log(`       ${note}`);
  if (results?.length > 0) console.log(`       longest: ${slowest(results)}`);
  if (!ok) console.log(reasonOf(results, output));
  if (!ok && afterFailure) {
    await run(afterFailure);
    console.log(`       traces with the page at each step: ${rerunFolder}`);
  }
  if (ok && alwaysShown.includes(name)) console.log(output.trimEnd());
  return ok || isAll;
};

/** Runs parts of a list one after the other until one fails. Several runners may share the list. */
const runFrom = async (list) => {
  for (let part = list.shift(); part; part = list.shift()) if (!(await runPart(part))) return false;
  return true;
};

/** Two runners share one list. */
const runInParallel = async (list) => (await Promise.all([runFrom(list), runFrom(list)])).every(Boolean);
const stages = [
  () => runFrom(buildParts),
  () => runFrom(fastParts),
  () => runInParallel(singleProcessorParts),
  () => runFrom(longParts),
];
for (const stage of stages) if (!(await stage())) break;
const missingBrowsers = ['firefox', 'webkit'].filter((name) => !otherBrowsers.includes(name));
if (longParts.length > 0 && missingBrowsers.length > 0)
  console.log(
    `       not installed: ${missingBrowsers.join(', ')}; their journeys were skipped (docs/browsers.md)`,
  );

console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;
