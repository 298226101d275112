// Measures calls while files are created, and list calls as a client's list grows: 20 users at once, each with a call
// about every second.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build, isBuilt, root } from '../../scripts/build-state.mjs';
import { startServer } from '../helpers/server-process.mjs';
import { call, signIn } from './api.mjs';
import { measureBesideOneCaller } from './beside-one-caller.mjs';
import { measureBulk } from './bulk.mjs';
import { columnsOf, withDatabase } from './database.mjs';
import { measureUnderFileLoad } from './under-file-load.mjs';
import { table } from './report.mjs';
import { measureSaves } from './saves.mjs';
import { percentileOf, workersQuery } from './server-load.mjs';
import { writeFigures } from './write-figures.mjs';

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000,10000,100000' },
    // PostgreSQL instead of PGlite; the database should be empty.
    'database-url': { type: 'string', default: '' },
    // Total rows of other clients, which are not measured.
    beside: { type: 'string', default: '0' },
    // Duration for each kind of call.
    seconds: { type: 'string', default: '5' },
    // Measures only calls while files are created.
    'only-files': { type: 'boolean', default: false },
    // Measures only calls of one user while another makes as many as possible.
    'only-caller': { type: 'boolean', default: false },
    // Measures only saves.
    'only-saves': { type: 'boolean', default: false },
    // Measures only an action on many records.
    'only-bulk': { type: 'boolean', default: false },
    // Measures only the calls of lists.
    'only-lists': { type: 'boolean', default: false },
    // Measures only searches across all areas.
    'only-find': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const databaseUrl = options['database-url'];
const only = ['files', 'caller', 'saves', 'bulk', 'find', 'lists'].filter((part) => options[`only-${part}`]);
const measures = (part) => only.length === 0 || only.includes(part);
const sizes = measures('find') || measures('lists') ? options.rows.split(',').map(Number) : [];
const users = 20;
/** The number of users who search across all areas at once. */
const finders = 5;

/** A client of the demo data without workers, which holds only the rows added here. */
const emptyClient = 11;
const otherClient = 12;

/** Copies workers of the demo's largest client until a client has `count` of them. */
const fill = async (query, client, count) => {
  const columns = await columnsOf(query, 'workers');
  const [{ n }] = (await query(`select count(*)::int as n from workers where client_id = ${client}`)).rows;
  const missing = count - n;
  if (missing <= 0) return;
  await query(
    `insert into workers (client_id, ${columns})
     select ${client}, ${columns} from (select ${columns} from workers where client_id = 7) as one
     cross join generate_series(1, ${Math.ceil(missing / 25_000)}) limit ${missing}`,
  );
};

const listPath = (params) => `/api/eip/clients/${emptyClient}/workers?${workersQuery(params)}`;

/** Search texts by kind. An administrator searches all areas of all clients. */
const finds = {
  'a beginning': ['ma', 'jo', 'mar', 'gar', 'ana'],
  'a name, or a mail': ['maria garcia', 'john s', 'peña', 'ana.garcia@', 'CLM-2026', 'smith'],
  'with a typing error': ['gonzlez', 'smiht', 'marai gacria', 'wiliams', 'rodrigues'],
  'no match': ['xqzjwk', 'vvqqzz kkqq'],
};
const findKinds = Object.entries(finds).map(([name, texts]) => ({
  name,
  path: (turn) =>
    `/api/v1/find?${new URLSearchParams({ text: texts[turn % texts.length], client_id: String(emptyClient) })}`,
}));

const kindsFor = (rows) => [
  { name: 'first page', path: () => listPath({}) },
  { name: 'deepest page', path: () => listPath({ offset: String(rows - 10) }) },
  { name: 'a page in the middle', path: () => listPath({ offset: String(Math.floor(rows / 20) * 10) }) },
  { name: 'sorted by wages, descending', path: () => listPath({ sort: 'ytd_wages', order: 'desc' }) },
  {
    name: 'search, a new word each time',
    path: (turn) => listPath({ search: `${'aeiou'[turn % 5]}${'nrlst'[Math.floor(turn / 5) % 5]}` }),
  },
];

/** Every user makes calls of one kind, about one per second, until the time is up. The first call is not counted. */
const loadWith = async (url, token, rows, { name, path }, people = users) => {
  await call(url, path(1000), { token });
  const times = [];
  const end = performance.now() + Number(options.seconds) * 1000;
  const one = async (_, index) => {
    await sleep((index / people) * 1000);
    while (performance.now() < end) {
      const start = performance.now();
      await call(url, path(times.length), { token });
      times.push(performance.now() - start);
      await sleep(Math.max(0, 1000 - (performance.now() - start)));
    }
  };
  await Promise.all(Array.from({ length: people }, one));
  times.sort((a, b) => a - b);
  const shares = [0.5, 0.95].map((share) => percentileOf(times, share).toFixed(1));
  return [name, rows.toLocaleString('en-US'), times.length, ...shares];
};

/** The current memory of the server in megabytes; Linux only. */
const megabytesOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) / 1024;

/** Exports the complete list twice and returns the figures of the second export, because the first runs on a cold server. */
const exportAll = async ({ url, pid }, token, rows) => {
  let line = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const before = megabytesOf(pid);
    let [peak, bytes] = [before, 0];
    const start = performance.now();
    const watch = setInterval(() => (peak = Math.max(peak, megabytesOf(pid))), 20);
    const path = `/api/eip/clients/${emptyClient}/workers?${workersQuery({ format: 'csv' })}`;
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`The export answered ${answer.status}`);
    for await (const chunk of answer.body) bytes += chunk.length;
    clearInterval(watch);
    const took = ((performance.now() - start) / 1000).toFixed(1);
    line = [
      rows.toLocaleString('en-US'),
      (bytes / 1e6).toFixed(1),
      took,
      before.toFixed(0),
      (peak - before).toFixed(0),
    ];
  }
  return line;
};

if (!isBuilt()) build();
const env = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
const lines = [];
const found = [];
const exported = [];
let server = await startServer({ env: { ...env, TRUST_PROXY: '1' } });
const { dataFolder } = server;
const besides = [];
let besideCaller = '';
let saves = '';
let bulk = '';
try {
  if (measures('saves')) saves = await measureSaves(server.url);
  if (measures('files')) besides.push(await measureUnderFileLoad(server.url));
  if (measures('caller')) besideCaller = await measureBesideOneCaller(server.url);
  if (measures('bulk')) {
    await server.pause();
    bulk = await measureBulk(databaseUrl, dataFolder, databaseUrl ? 100_000 : 10_000);
  }
  for (const rows of sizes) {
    await server.kill();
    // A killed server leaves files behind, which its next start removes.
    await withDatabase(databaseUrl, dataFolder, async (query) => {
      await fill(query, emptyClient, rows);
      await fill(query, otherClient, Number(options.beside));
      await query('vacuum analyze workers');
      // Otherwise the new rows would be flushed to disk during the measurement.
      await query('checkpoint');
    });
    server = await startServer({ dataFolder, env });
    const token = await signIn(server.url);
    process.stderr.write(`${rows} rows are there\n`);
    if (measures('find'))
      for (const kind of findKinds) found.push(await loadWith(server.url, token, rows, kind, finders));
    if (!measures('lists')) continue;
    for (const kind of kindsFor(rows)) lines.push(await loadWith(server.url, token, rows, kind));
    exported.push(await exportAll(server, token, rows));
  }
} finally {
  await server.stop();
}
const name = databaseUrl ? 'PostgreSQL' : 'PGlite';
const beside =
  Number(options.beside) > 0
    ? `, ${Number(options.beside).toLocaleString('en-US')} rows of others in the same table`
    : '';
const report = [
  `${name}, ${users} users with a call each second${beside}:`,
  '',
  table(['Call', 'Rows of the client', 'Calls', 'p50 ms', 'p95 ms'], lines),
  '',
  'The whole list as CSV:',
  '',
  table(['Rows', 'MB sent', 'Seconds', 'MB of memory before', 'at most more'], exported),
].join('\n');
const findReport = [
  `${name}, ${finders} users with a call each second, as an administrator over all areas and clients, with 25,000 employees of another client and the rest of the demo data beside the rows:`,
  '',
  table(['Typed', 'Rows of the client', 'Calls', 'p50 ms', 'p95 ms'], found),
].join('\n');
const document = join(root, 'docs/performance.md');
const publish = async (figures, part) => {
  console.log(figures);
  if (options.write) writeFigures(document, figures, part);
};
if (saves) console.log(`${name}:\n\n${saves}`);
if (bulk) await publish(`${name}, ${bulk}`, `${name.toLowerCase()} bulk`);
if (besides.length > 0) await publish(`${name}, ${besides.join()}`, `${name.toLowerCase()} beside files`);
if (besideCaller) await publish(`${name}. ${besideCaller}`, `${name.toLowerCase()} beside one caller`);
if (found.length > 0) await publish(findReport, `${name.toLowerCase()} find`);
if (lines.length > 0) await publish(report, name.toLowerCase());
