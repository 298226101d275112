import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/build-state.mjs';
import { findBigClient, signIn } from './api.mjs';
import { measureBeside, timesOf } from './beside.mjs';
import { table } from './report.mjs';
import { percentileOf, workersQuery } from './server-load.mjs';

/** The accounts that create files: 5 exports and 3 PDFs of 4 accounts, because a user may run two at once. Six run, two wait. */
const exporters = ['admin', 'broker', 'admin', 'broker', 'internal'];
const readers = ['internal', 'staff', 'staff'];

const assetOf = () => {
  const [, path] = /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(
    readFileSync(join(root, 'dist/portal/index.html'), 'utf8'),
  );
  return path;
};

const exportRequests = async (url, client) => {
  const names = [...new Set([...exporters, ...readers])];
  const pairs = names.map(async (name) => [name, await signIn(url, name)]);
  const tokens = Object.fromEntries(await Promise.all(pairs));
  const csv = `/api/eip/clients/${client}/workers?${workersQuery({ format: 'csv' })}`;
  const pdf = `/api/eip/clients/${client}/rewards-report`;
  return [
    ...exporters.map((name) => ({ kind: 'csv', path: csv, token: tokens[name] })),
    ...readers.map((name) => ({ kind: 'pdf', path: pdf, token: tokens[name] })),
  ];
};

/** Measures calls while files are created and while the server is idle. The server must have the demo data. */
export const measureUnderFileLoad = async (url, count = 300) => {
  const token = await signIn(url);
  const { id, total } = await findBigClient(url, token);
  const list = `/api/eip/clients/${id}/workers?${workersQuery({})}`;
  const kinds = [
    { name: 'a static file', path: assetOf() },
    { name: '/healthz', path: '/healthz' },
    { name: 'a list page', path: list, token },
  ];
  await timesOf(url, kinds, 30);
  const idle = await timesOf(url, kinds, count);
  // The threads for PDFs only start with the first file.
  const { busy, made } = await measureBeside(url, await exportRequests(url, id), 2000, () =>
    timesOf(url, kinds, count),
  );
  const ms = (value) => value.toFixed(1);
  const lines = kinds.map(({ name }, index) => {
    const [quiet, loaded] = [percentileOf(idle[index], 0.95), percentileOf(busy[index], 0.95)];
    return [
      name,
      ms(percentileOf(idle[index], 0.5)),
      ms(quiet),
      ms(percentileOf(busy[index], 0.5)),
      ms(loaded),
      ms(loaded - quiet),
    ];
  });
  return [
    `5 exports of ${total.toLocaleString('en-US')} rows and 3 PDFs of many pages, restarted as soon as they finish (six at once, ` +
      `the limit; ${made.csv} CSV and ${made.pdf} PDF files finished meanwhile, ${made.refused} calls were told to retry), ${count} calls of each kind:`,
    '',
    table(['Call', 'idle p50 ms', 'idle p95 ms', 'beside p50 ms', 'beside p95 ms', 'p95 more'], lines),
  ].join('\n');
};
