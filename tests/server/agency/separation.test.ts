import { beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '@server/storage/storage';
import { createHarness, type Harness } from '../api/harness';
import { memberForm, readCalls, fetchAllPages } from './agency-calls';

interface Agency {
  readonly id: number;
  readonly token: string;
  /** Names of clients and users, and usernames: values that show whose data it is. */
  readonly names: readonly string[];
  /** Ids of records by the path of their list. */
  readonly records: Readonly<Record<string, readonly number[]>>;
}

let api: Harness;
let agencies: readonly Agency[];
const text = (row: Row, field: string): string => String(row[field]);

const agencyOf = async (id: number, account: string): Promise<Agency> => {
  const ofAgency = [{ field: 'agency_id', op: 'eq', value: id }] as const;
  const rows = (table: string) => api.storage.table(table).find(ofAgency);
  const [clients, team, revenue, members] = await Promise.all(
    ['my-clients', 'my-team', 'revenue-report', 'agency_users'].map(rows),
  );
  const users = await api.storage
    .table('users')
    .find([{ field: 'id', op: 'in', value: members!.map((row) => Number(row.user_id)) }]);
  const ids = (list: readonly Row[]) => list.map((row) => Number(row.id));
  return {
    id,
    token: await api.tokenOf(account),
    names: [
      ...clients!.map((row) => text(row, 'client_account_name')),
      ...team!.map((row) => text(row, 'full_name')),
      ...revenue!.map((row) => text(row, 'agent_name')),
      ...users.flatMap((row) => [text(row, 'username'), text(row, 'last_name')]),
    ],
    records: {
      'evoove/revenue-report': ids(revenue!),
      'evoove/performance/my-team': ids(team!),
      'evoove/performance/my-clients': ids(clients!),
      'evoove/administration/members': ids(users),
    },
  };
};

beforeAll(async () => {
  api = await createHarness();
  agencies = [await agencyOf(1, 'agency'), await agencyOf(2, 'agency2')];
});

const both = [
  ['the first', 0],
  ['the second', 1],
] as const;
const pair = (at: number): [Agency, Agency] => [agencies[at]!, agencies[1 - at]!];

describe.each(both)('%s agency', (_, at) => {
  test.each(readCalls)('sees no data of the other in %s', async (path) => {
    const [own, other] = pair(at);
    const responseText = await fetchAllPages(api, own.token, path);
    const months = path.includes('kpi') || path.includes('by-month');
    if (!months) expect(own.names.some((name) => responseText.includes(name))).toBe(true);
    expect(other.names.filter((name) => responseText.includes(name))).toEqual([]);
  });

  test('finds nothing of the other with any search', async () => {
    const [own, other] = pair(at);
    for (const name of new Set(other.names))
      for (const path of Object.keys(other.records)) {
        const address = `v1/${path}?search=${encodeURIComponent(name)}`;
        const found = await api.call('GET', address, { token: own.token });
        // The team ignores the search.
        if (path.endsWith('my-team')) expect(found.text).not.toContain(name);
        else expect(JSON.parse(found.text)).toEqual({ data: [], total_count: 0 });
      }
  });

  test('cannot read, change or delete records of the other', async () => {
    const [own, other] = pair(at);
    for (const [path, ids] of Object.entries(other.records))
      for (const id of ids.slice(0, 3))
        expect((await api.call('GET', `v1/${path}/${id}`, { token: own.token })).status).toBe(404);
    const before = await api.storage.table('users').find([]);
    for (const id of other.records['evoove/administration/members'] ?? []) {
      const address = `v1/evoove/administration/members/${id}`;
      const body = memberForm();
      expect((await api.call('PUT', address, { token: own.token, body })).status).toBe(404);
      expect((await api.call('DELETE', address, { token: own.token })).status).toBe(404);
    }
    expect(await api.storage.table('users').find([])).toEqual(before);
  });

  test('reads its own records', async () => {
    const [own] = pair(at);
    for (const [path, ids] of Object.entries(own.records)) {
      const answer = await api.call('GET', `v1/${path}/${ids[0] ?? 0}`, { token: own.token });
      expect(answer.status).toBe(200);
      expect(answer.text).not.toContain('agency_id');
    }
  });

  test('has its own figures', async () => {
    const [own, other] = pair(at);
    const path = 'v1/evoove/revenue-report/kpi';
    const [mine, theirs] = [
      await api.call('GET', path, { token: own.token }),
      await api.call('GET', path, { token: other.token }),
    ];
    expect(mine.text).not.toBe(theirs.text);
  });

  test('cannot read users of the other through the list of users', async () => {
    const [own, other] = pair(at);
    expect((await api.call('GET', 'v1/users', { token: own.token })).status).toBe(403);
    for (const id of other.records['evoove/administration/members'] ?? [])
      expect([403, 404]).toContain((await api.call('GET', `v1/users/${id}`, { token: own.token })).status);
  });
});

test('no agency sees the client without an agency', async () => {
  for (const { token } of agencies)
    for (const [path] of readCalls)
      expect(await fetchAllPages(api, token, path)).not.toContain('Harbor Lane Markets');
});
