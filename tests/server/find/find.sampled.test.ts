import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '@resources';
import { maxHits, type findCall } from '@core/calls/find';
import type { AnswerOf } from '@core/calls/call';
import type { Resource } from '@core/resource/resource';
import { endpointOf } from '@server/api/resources/endpoint';
import { demoAccounts } from '@server/seed/data/accounts';
import { tableName } from '@server/storage/resource-tables';
import type { Row } from '@server/storage/storage';
import { sampleCount, sampleOf } from '@tests/helpers/scale';
import { createHarness, type Harness } from '../api/harness';
import { openPgliteStorage } from '../storage/pglite-database';

type Groups = AnswerOf<typeof findCall>['data'];
type Hit = Groups[number]['hits'][number];

const names = demoAccounts
  .filter(({ twoFactor }) => !twoFactor)
  .map(({ username }) => username.replace(/@.*/, ''));
const searchable = resources.filter(({ find }) => find);

let memory: Harness;
let sql: Harness;
const tokens = new Map<string, readonly [string, string]>();
beforeAll(async () => {
  memory = await createHarness();
  sql = await createHarness({ storage: await openPgliteStorage() });
  for (const name of names) tokens.set(name, [await memory.tokenOf(name), await sql.tokenOf(name)]);
}, 60_000);
afterAll(() => sql.storage.close());

const query = (text: string, client?: number) =>
  `v1/find?${new URLSearchParams({ text, ...(client !== undefined && { client_id: String(client) }) }).toString()}`;
const findAs = async (who: string, text: string, client?: number): Promise<Groups> => {
  const [token = ''] = tokens.get(who) ?? [];
  const { status, body } = await memory.call('GET', query(text, client), { token });
  expect([who, text, status]).toEqual([who, text, 200]);
  return (body as { data: Groups }).data;
};
const hitsOf = (groups: Groups, name: string): readonly Hit[] =>
  groups.find(({ resource }) => resource === name)?.hits ?? [];
const named = async (who: string, text: string, name: string, field: string, client?: number) =>
  hitsOf(await findAs(who, text, client), name).map(({ record }) => record[field]);

/** Returns the path of the call that reads a hit's record. */
const recordPath = (resource: Resource, { id, client_id: client }: Hit): string => {
  const path = endpointOf(resource).replace('/api/', '').replace(':clientId', String(client));
  const { clientParam } = resource.api;
  return `${path}/${id}${clientParam === undefined ? '' : `?${clientParam}=${client}`}`;
};

const rowsOf = async (resource: Resource): Promise<readonly Row[]> =>
  memory.storage.table(tableName(resource)).find([]);

/** Generates texts that could find a row: a value, its beginning, or a value with a typo. */
const texts = async () => {
  const all = await Promise.all(
    searchable.map(async (resource) =>
      (await rowsOf(resource)).flatMap((row) =>
        (resource.list?.search ?? []).map((name) => String(row[name])),
      ),
    ),
  );
  const value = fc.constantFrom(...all.map((values) => fc.constantFrom(...values))).chain((one) => one);
  const changed = fc
    .tuple(value, fc.nat(12), fc.constantFrom('', 'x', 'é'))
    .map(([text, at, other]) => text.slice(0, at) + other + text.slice(at + 1));
  const begun = fc.tuple(value, fc.integer({ min: 1, max: 8 })).map(([text, end]) => text.slice(0, end));
  return fc.oneof(value, changed, begun);
};

describe('the search over all areas', () => {
  it('finds only what the caller may open, and the same from the database', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        await texts(),
        fc.option(fc.integer({ min: 1, max: 3 })),
        async (who, text, client) => {
          const [one = '', other = ''] = tokens.get(who) ?? [];
          const path = query(text, client ?? undefined);
          const answer = await memory.call('GET', path, { token: one });
          expect((await sql.call('GET', path, { token: other })).body).toEqual(answer.body);
          if (answer.status !== 200) {
            expect([client === null, [403, 404].includes(answer.status)]).toEqual([false, true]);
            return;
          }
          for (const { resource: name, hits } of (answer.body as { data: Groups }).data) {
            expect(hits.length).toBeLessThanOrEqual(maxHits);
            const resource = resources.find((declared) => declared.name === name);
            for (const hit of hits) {
              const at = recordPath(resource!, hit);
              expect([who, text, at, (await memory.call('GET', at, { token: one })).status]).toEqual([
                who,
                text,
                at,
                200,
              ]);
              expect(Object.keys(hit.record)).not.toContain('date_of_birth');
            }
          }
        },
      ),
      { numRuns: sampleCount(150, 5) },
    );
  }, 120_000);

  it.each(sampleOf(names, 4))('finds every record that %s may open, by each of its names', async (who) => {
    const [token = ''] = tokens.get(who) ?? [];
    for (const resource of searchable) {
      const { idField, list } = resource;
      for (const row of (await rowsOf(resource)).filter((_, at) => at % 23 === 0)) {
        const id = Number(row[idField]);
        const client = Number(row['client_id'] ?? 0) || null;
        if (resource.api.clientParam !== undefined) continue;
        const at = recordPath(resource, { id, client_id: client, client_name: null, record: {} });
        const isOpen = (await memory.call('GET', at, { token })).status === 200;
        // All users may read their own record, which is not in a list.
        if (resource.name === 'users' && who !== 'admin') continue;
        for (const name of list?.search ?? []) {
          const hits = hitsOf(await findAs(who, String(row[name])), resource.name);
          const isFound = hits.some((hit) => hit.id === id);
          if (!isOpen) expect([who, at, name, isFound]).toEqual([who, at, name, false]);
          else if (hits.length < maxHits) expect([who, at, name, isFound]).toEqual([who, at, name, true]);
        }
      }
    }
  });

  it('finds employees by name, email and id, without accents and with one typo', async () => {
    const rows = await rowsOf(resources.find(({ name }) => name === 'workers')!);
    const {
      id,
      full_name: name,
      email_address: mail,
    } = rows.find((row) => /é|á|ñ|ó/.test(String(row['full_name'])))!;
    const unaccented = String(name).normalize('NFD').replace(/\p{M}/gu, '');
    const wrong = unaccented.replace(/(\w)(\w)(\w+)$/, '$2$1$3');
    for (const text of [
      String(name),
      unaccented.toUpperCase(),
      wrong,
      String(mail),
      String(id),
      `#${String(id)}`,
    ])
      expect([text, await named('admin', text, 'workers', 'id')]).toEqual([
        text,
        expect.arrayContaining([id]),
      ]);
  });

  it('lists the open client first, and then the newest', async () => {
    const workers = memory.storage.table('workers');
    const [active] = await workers.find([{ field: 'employee_status', op: 'eq', value: 'Active' }], 1);
    const { id: _, ...worker } = active ?? {};
    const add = (client_id: number, full_name: string, hire_date: string) =>
      workers.insert({ ...worker, client_id, full_name, hire_date });
    const [one, two] = [await memory.clientNamed('Harbor Lane Markets'), 2];
    await add(two, 'Zubrowka Newest', '2026-11-01');
    await add(one, 'Zubrowka Old', '2020-01-01');
    await add(one, 'Ana Zubrowka', '2026-10-01');
    await add(one, 'Zubrovka Meant', '2026-11-02');
    const order = (client?: number) => named('admin', 'zubrowka', 'workers', 'full_name', client);
    expect(await order()).toEqual(['Zubrowka Newest', 'Zubrowka Old', 'Ana Zubrowka', 'Zubrovka Meant']);
    expect(await order(one)).toEqual(['Zubrowka Old', 'Ana Zubrowka', 'Zubrowka Newest', 'Zubrovka Meant']);
    const [hit] = hitsOf(await findAs('admin', 'zubrowka', one), 'workers');
    expect(hit).toMatchObject({ client_id: one, client_name: 'Harbor Lane Markets' });
  });

  it('finds colleagues in the workspace of the client, and for administrators in the list of all users', async () => {
    const [user] = hitsOf(await findAs('staff', 'staff@portal'), 'client-users');
    expect(user?.record).toMatchObject({ username: 'staff@portal.example' });
    expect(user?.client_name).toBe('Harbor Lane Markets');
    expect(hitsOf(await findAs('admin', 'staff@portal'), 'users')[0]?.client_id).toBeNull();
    expect(await findAs('staff', 'admin@portal.example')).toEqual([]);
  });

  it('finds nothing for a single letter or an unknown name', async () => {
    for (const text of ['', ' ', 'a', 'Ñ', 'xqxqxqxq', '%%', "''", '\0\0', 'x'.repeat(5000)])
      expect([text, await findAs('admin', text)]).toEqual([text, []]);
  });

  it('does not find employees by date of birth', async () => {
    const [worker] = await rowsOf(resources.find(({ name }) => name === 'workers')!);
    expect(hitsOf(await findAs('admin', String(worker?.['date_of_birth'])), 'workers')).toEqual([]);
  });
});
