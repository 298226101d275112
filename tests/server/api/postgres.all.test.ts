import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { openStorage } from '@server/storage/open-storage';
import { resourceTables } from '@server/storage/resource-tables';
import { systemTables } from '@server/storage/system-tables';
import { newDatabase, reachablePostgres } from '../storage/postgres-database';
import { createHarness, type Answer, type Harness } from './harness';

const server = await reachablePostgres();
const schemas = [...systemTables, ...resourceTables(resources)];

const worksite = {
  location_name: 'Íñigo’s Corner',
  address: '12 Main St',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94607',
};

/** Other tests check the API on memory storage call by call. Here the same calls on PostgreSQL return the same. */
describe.runIf(server)('the API over PostgreSQL', () => {
  let drop = () => Promise.resolve();
  let memory: Harness;
  let postgres: Harness;
  let client: number;
  beforeAll(async () => {
    const database = await newDatabase(server ?? '');
    drop = database.drop;
    const { storage } = await openStorage({ databaseUrl: database.url }, schemas);
    [memory, postgres] = await Promise.all([createHarness(), createHarness({ storage })]);
    client = await memory.clientNamed('Harbor Lane Markets');
  });
  afterAll(async () => {
    await postgres.storage.close();
    await drop();
  });

  type MakeCall = (api: Harness, token: string) => Promise<Answer>;
  /** Makes a call on both as the same user, compares the responses and returns the one of PostgreSQL. */
  const both = async (who: string, makeCall: MakeCall): Promise<Answer> => {
    const [expected, actual] = await Promise.all(
      [memory, postgres].map(async (api) => makeCall(api, await api.tokenOf(who))),
    );
    expect([actual?.status, actual?.text]).toEqual([expected?.status, expected?.text]);
    return actual!;
  };
  const get = (path: string, who = 'admin') =>
    both(who, (api, token) => api.call('GET', path.replace('{client}', String(client)), { token }));

  test.each(
    resources.flatMap(({ list, api }) => {
      if (!list || api.backend !== 'eip') return [];
      const sorts = list.paging === 'all' ? [list.defaultSort.by] : list.sortBy;
      return sorts.map((sort) => [`eip/${api.path.replace(':clientId', '{client}')}`, sort] as const);
    }),
  )('%s sorted by %s', async (path, sort) => {
    for (const order of ['asc', 'desc'])
      for (const offset of [0, 10]) {
        const { status } = await get(`${path}?offset=${offset}&limit=10&sort=${sort}&order=${order}`);
        expect(status).toBe(200);
      }
  });

  test.each([
    'eip/clients/{client}/workers?search=ÁN&employee_status=Active&all_cutoff_met=false&sort=hire_date',
    'eip/clients/{client}/workers?search=%25',
    "eip/clients/{client}/workers?search='&sort=full_name'; drop table workers; --",
    'eip/clients/{client}/workers/kpi',
    'eip/clients/{client}/workers/active-employees-trend',
    'eip/clients/{client}/workers/tax-cut-off',
    'eip/clients/{client}/billings/kpi',
    'eip/clients/{client}/dashboard',
    'eip/clients/{client}/needs-attention',
    'eip/clients/{client}/workers?format=csv&columns=full_name,ytd_wages,hire_date&language=es',
    'eip/clients/999999',
    'v1/users?sort=stage&order=desc',
    'v1/users/me',
    'v1/roles/',
    'v1/feature-flags/',
    'eip/search-places?search=main',
  ])('%s', async (path) => {
    expect((await get(path)).text).not.toBe('');
  });

  test('users without the permission or the client are refused', async () => {
    expect((await get('v1/users', 'limited')).status).toBe(403);
    expect((await get('eip/clients/{client}/workers', 'regional')).status).toBe(403);
  });

  test('a worksite is created once, even if the same call is repeated, and is found again', async () => {
    const create: MakeCall = (api, token) =>
      api.call('POST', `eip/clients/${client}/locations`, {
        token,
        body: worksite,
        headers: { 'Idempotency-Key': 'one-and-the-same' },
      });
    const first = await both('staff', create);
    expect(first.status).toBe(201);
    expect((await both('staff', create)).body).toEqual(first.body);
    expect((await get('eip/clients/{client}/locations?search=inigo')).body).toMatchObject({ total_count: 1 });
  });

  test('a user is created, refused the second time, changed and deleted', async () => {
    const body = {
      first_name: 'Ada',
      last_name: 'Ng',
      username: 'ada@portal.example',
      role_id: 5,
      eip_client_ids: [client],
    };
    const created = await both('admin', (api, token) => api.call('POST', 'v1/users', { token, body }));
    expect(created.status).toBe(201);
    const { id } = created.body as { id: number };
    expect((await both('admin', (api, token) => api.call('POST', 'v1/users', { token, body }))).status).toBe(
      409,
    );
    const change = { ...body, id, last_name: 'Núñez', role_id: 2, eip_client_ids: [] };
    await both('admin', (api, token) => api.call('PUT', `v1/users/${id}`, { token, body: change }));
    expect((await get(`v1/users/${id}`)).body).toMatchObject({ last_name: 'Núñez', eip_clients: [] });
    await both('admin', (api, token) => api.call('DELETE', `v1/users/${id}`, { token }));
    expect((await get(`v1/users/${id}`)).status).toBe(404);
  });

  test('tokens are renewed, even by two concurrent calls, and a wrong password is refused', async () => {
    const { refresh_token } = await postgres.pairOf('staff');
    const renew = () => postgres.call('POST', `v1/auth/refresh-token?refresh_token=${refresh_token}`);
    const [one, other] = await Promise.all([renew(), renew()]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect((one.body as { refresh_token: string }).refresh_token).toBe(
      (other.body as { refresh_token: string }).refresh_token,
    );
    expect((await postgres.login('staff', 'wrong')).status).toBe(401);
  });
});
