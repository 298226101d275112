// Runs an action on many records, while another user lists pages.
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../helpers/server-process.mjs';
import { call, findBigClient, send, signIn } from './api.mjs';
import { timesWhile } from './beside.mjs';
import { buildBulkServer, bulkServer } from './bulk/server.mjs';
import { columnsOf, withDatabase } from './database.mjs';
import { table } from './report.mjs';
import { percentileOf, workersQuery } from './server-load.mjs';

const action = 'pack';
/** How often the user who runs the action asks for its progress, in milliseconds. */
const askEvery = 500;
/** The pause after each call of the other user, in milliseconds. */
const pause = 50;

/** Copies the newest crate until the client has `count`. Those of an earlier run are removed. */
const fill = async (query, count) => {
  await query('delete from crates where id < (select max(id) from crates)');
  const columns = await columnsOf(query, 'crates');
  await query(
    `insert into crates (client_id, ${columns})
     select client_id, ${columns} from crates cross join generate_series(2, ${count})`,
  );
  await query('vacuum analyze');
  await query('checkpoint');
};

/** Runs the action and waits for its end. Returns the seconds that it took. */
const runAction = async (url, token, path, expected) => {
  const start = performance.now();
  const body = { filter: { state: 'open' }, expected };
  const answer = await send(url, { path: `${path}/actions/${action}`, token, body });
  if (answer.status !== 202) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
  const run = answer.headers.get('location');
  for (;;) {
    const { ended, changed } = await call(url, run, { token });
    if (ended && changed !== expected) throw new Error(`${changed} of ${expected} records were changed.`);
    if (ended) return (performance.now() - start) / 1000;
    await sleep(askEvery);
  }
};

const measure = async (url, client, count) => {
  const token = await signIn(url, 'internal');
  const path = `/api/eip/clients/${client}/crates`;
  const crates = `${path}?${new URLSearchParams({ offset: '0', limit: '10', sort: 'label', order: 'asc' })}`;
  const kinds = [
    { name: 'a page of employees', path: `/api/eip/clients/${client}/workers?${workersQuery({})}`, token },
    { name: 'a page of the changed list', path: crates, token },
  ];
  const admin = await signIn(url);
  await timesWhile(url, kinds, (turn) => turn < 50);
  const idle = await timesWhile(url, kinds, (turn) => turn < 200, pause);
  let isRunning = true;
  const running = runAction(url, admin, path, count).finally(() => (isRunning = false));
  const [seconds, beside] = await Promise.all([running, timesWhile(url, kinds, () => isRunning, pause)]);
  const lines = kinds.map(({ name }, index) => {
    const [quiet, loaded] = [idle[index], beside[index]];
    const shares = [quiet, loaded].flatMap((times) => [percentileOf(times, 0.5), percentileOf(times, 0.95)]);
    const more = percentileOf(loaded, 0.95) - percentileOf(quiet, 0.95);
    return [name, loaded.length, ...[...shares, more, loaded.at(-1)].map((value) => value.toFixed(1))];
  });
  return [
    `${count.toLocaleString('en-US')} records of a list changed in ${seconds.toFixed(1)} s, while another user lists pages:`,
    '',
    table(
      [
        'Call of the other',
        'Calls beside',
        'idle p50 ms',
        'idle p95 ms',
        'beside p50 ms',
        'beside p95 ms',
        'p95 more',
        'longest',
      ],
      lines,
    ),
  ].join('\n');
};

/** Measures the change of `count` records, with the demo data of a stopped server. */
export const measureBulk = async (databaseUrl, dataFolder, count) => {
  await buildBulkServer();
  const start = () =>
    startServer({ dataFolder, main: bulkServer, env: databaseUrl ? { DATABASE_URL: databaseUrl } : {} });
  const first = await start();
  const token = await signIn(first.url);
  const { id: client } = await findBigClient(first.url, token);
  const crate = { label: 'Crate', place: 'yard', state: 'open' };
  await call(first.url, `/api/eip/clients/${client}/crates`, { token, body: crate });
  await first.pause();
  await withDatabase(databaseUrl, dataFolder, (query) => fill(query, count));
  const second = await start();
  try {
    return await measure(second.url, client, count);
  } finally {
    await second.pause();
  }
};
