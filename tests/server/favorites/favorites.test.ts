import { beforeEach, describe, expect, test } from 'vitest';
import { maxFavorites } from '@core/calls/favorites';
import { createHarness, type Harness } from '../api/harness';

interface Answered {
  readonly data: readonly { readonly id: number; readonly name: string }[];
  readonly visited: Answered['data'];
}

let api: Harness;
let admin: string;
beforeEach(async () => {
  api = await createHarness();
  admin = await api.tokenOf('admin');
});

const path = 'v1/favorite-clients';
const read = async (token = admin, query = ''): Promise<Answered> =>
  (await api.call('GET', path + query, { token })).body;
const mark = (id: number, token = admin, favorite = true) =>
  api.call('PUT', `${path}/${id}`, { token, body: { favorite } });
const namesOf = (clients: Answered['data']) => clients.map(({ name }) => name);
const ids = async (...names: readonly string[]) => Promise.all(names.map((name) => api.clientNamed(name)));
const names = async () => {
  const rows = await api.storage.table('clients').find([], 3);
  return rows.map((row) => String(row['client_account_name']));
};

describe('favorites', () => {
  test('are returned by name, once each, and only to the user who marked them', async () => {
    const [one, other] = await names();
    const [first, second] = await ids(one!, other!);
    for (const id of [second!, first!, second!]) expect((await mark(id)).status).toBe(200);
    expect(namesOf((await read()).data)).toEqual([one, other].sort());
    expect((await read(await api.tokenOf('broker'))).data).toEqual([]);
    await mark(first!, admin, false);
    expect(namesOf((await read()).data)).toEqual([other]);
  });

  test('include only clients that the caller can still access', async () => {
    const own = await api.clientNamed('Harbor Lane Markets');
    const token = await api.tokenOf('staff');
    expect((await mark(own, token)).status).toBe(200);
    await api.storage.table('user_clients').update([{ field: 'client_id', op: 'eq', value: own }], {
      client_id: 99_999,
    });
    expect(await read(token, `?visited=${own}`)).toEqual({ data: [], visited: [] });
    // The mark can still be removed, once.
    const statuses = [await mark(own, token, false), await mark(own, token, false)].map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([200, 403]);
  });

  test('return the visited clients in the requested order, without inaccessible clients and invalid ids', async () => {
    const [own, ...others] = await ids('Harbor Lane Markets', ...(await names()));
    const visitedQuery = `?visited=x,${others.join(',')},${own},0,1e3,99999`;
    expect((await read(admin, visitedQuery)).visited.map(({ id }) => id)).toEqual(
      [...others, own].filter((id, at, all) => all.indexOf(id) === at),
    );
    const staff = await api.tokenOf('staff');
    expect(namesOf((await read(staff, visitedQuery)).visited)).toEqual(['Harbor Lane Markets']);
  });

  test('are limited in number', async () => {
    const { id } = (
      await api.storage
        .table('users')
        .find([{ field: 'username', op: 'eq', value: 'admin@portal.example' }], 1)
    )[0] as { id: number };
    await api.storage
      .table('favorite_clients')
      .insertMany(Array.from({ length: maxFavorites }, (_, at) => ({ user_id: id, client_id: 1000 + at })));
    const refused = await mark(await api.clientNamed('Harbor Lane Markets'));
    expect([refused.status, refused.body]).toMatchObject([422, { errors: { id: 'limit' } }]);
  });
});
