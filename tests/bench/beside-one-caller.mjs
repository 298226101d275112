import { accountOf, findBigClient, signIn } from './api.mjs';
import { measureBeside, timesOf } from './beside.mjs';
import { table } from './report.mjs';
import { percentileOf, workersQuery } from './server-load.mjs';

/** One user and one network, which make as many calls at once as they can. */
const greedy = { user: 'broker', from: '198.51.100.7' };
const other = { user: 'internal', from: '203.0.113.9' };

const login = ({ user, from }) => ({ path: '/api/v1/auth/login', body: accountOf(user), from });
const find = (text, token, from) => ({ path: `/api/v1/find?${new URLSearchParams({ text })}`, token, from });

/** What one caller can do at worst, each with `count` calls at once. */
const loadsOf = (client, token) => {
  const { from } = greedy;
  const list = (params) => `/api/eip/clients/${client}/workers?${workersQuery(params)}`;
  return [
    { name: 'logins', request: login(greedy), count: 20 },
    { name: 'searches across all areas', request: find('marai gacria', token, from), count: 12 },
    { name: 'searches of a list', request: { path: list({ search: 'a' }), token, from }, count: 20 },
    {
      name: 'exports that are not read',
      request: { path: list({ format: 'csv' }), token, from, isUnread: true },
      count: 8,
    },
  ];
};

/**
 * Measures the calls of one user while another one makes as many calls of one kind as possible. The server must have the
 * demo data and trust one proxy, so that the two users are of different networks.
 */
export const measureBesideOneCaller = async (url, count = 100) => {
  const token = await signIn(url, other.user);
  const { id } = await findBigClient(url, await signIn(url));
  const { from } = other;
  const list = (params) => `/api/eip/clients/${id}/workers?${workersQuery(params)}`;
  const kinds = [
    { name: 'login', ...login(other) },
    { name: 'search across all areas', ...find('maria garcia', token, from) },
    { name: 'search of a list', path: list({ search: 'mar' }), token, from },
    { name: 'list page', path: list({}), token, from },
  ];
  await timesOf(url, kinds, 10);
  const idle = await timesOf(url, kinds, count);
  const lines = [];
  for (const { name, request, count: atOnce } of loadsOf(id, await signIn(url, greedy.user))) {
    const requests = Array.from({ length: atOnce }, () => ({ kind: 'done', ...request }));
    const { busy, made } = await measureBeside(url, requests, 1000, () => timesOf(url, kinds, count));
    const { done = 0, refused } = made;
    for (const [index, kind] of kinds.entries()) {
      const [quiet, loaded] = [idle, busy].map((times) => percentileOf(times[index], 0.95));
      lines.push([
        `${atOnce} ${name}`,
        `${done}, ${refused}`,
        kind.name,
        quiet.toFixed(1),
        loaded.toFixed(1),
        (loaded / quiet).toFixed(1),
      ]);
    }
  }
  return [
    `One user makes calls of one kind without a pause, another one makes ${count} calls of each kind:`,
    '',
    table(['One user', 'done, refused', 'The other', 'idle p95 ms', 'beside p95 ms', 'times'], lines),
  ].join('\n');
};
