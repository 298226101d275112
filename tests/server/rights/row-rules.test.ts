import { beforeEach, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { buildAbility, recordSubject } from '@core/access/ability';
import { newFlag } from '@core/access/names';
import { counted } from '@core/resource/filter';
import type { Resource } from '@core/resource/resource';
import seed from '@tests/fixtures/trailers/seed';
import trailers from '@tests/fixtures/trailers/trailers';
import { createHarness, type Harness } from '../api/harness';

/** Trailers that can be edited and deleted, each with the user who drives it and a unique price. */
const fleet: Resource = {
  ...trailers,
  fields: { ...trailers.fields, driver_id: { kind: 'number' } },
  operations: { create: { permissions: [] }, edit: { permissions: [] }, delete: { permissions: [] } },
  form: {
    inputs: {
      plate: { kind: 'text', max: 12 },
      location_name: { kind: 'text', max: 120 },
      price: { kind: 'money', from: 0, to: 1_000_000 },
    },
    serverErrors: { 'price taken': 'price' },
  },
};

let api: Harness;
let client: number;
let userId: number;
let token: string;

/** Starts the server with this declaration. The caller is the client's staff, with these permissions and the area's. */
const open = async (declared: Resource, permissions: readonly string[] = []): Promise<void> => {
  api = await createHarness({ resources: [...resources, declared] });
  client = await api.clientNamed('Harbor Lane Markets');
  userId = await api.userIdOf('staff');
  const rows = seed.rows({ scale: 'small', now: new Date(), rows: () => [{ client_account_id: client }] });
  await api.storage
    .table('trailers')
    .insertMany(rows.map((row, at) => ({ ...row, driver_id: at % 4 === 0 ? userId : 999 })));
  await api.storage.table('feature_flags').insert({ name: newFlag('eip_trailers'), value: 'on' });
  const held = ['eip_menu_trailers', ...permissions];
  await api.storage
    .table('role_permissions')
    .insertMany(held.map((permission) => ({ role_id: 5, permission })));
  token = await api.tokenOf('staff');
};

const at = (below = '') => `eip/clients/${client}/trailers${below}`;
const get = (below = '') => api.call('GET', at(below), { token });
const listed = async (query: string) =>
  (await get(`?limit=100&trailer_status=${query}`)).body as { data: { id: number }[]; total_count: number };
const sold = async () =>
  Number(
    (await api.storage.table('trailers').first([{ field: 'trailer_status', op: 'eq', value: 'Sold' }]))?.[
      'id'
    ],
  );
const values = { plate: 'NEW 7', location_name: 'Yard 9', price: 5 };

describe('row rule', () => {
  beforeEach(() => open(fleet));

  test('hides rows from the list, its count, filters, search and file', async () => {
    expect((await listed('In use')).total_count).toBe(15);
    expect(await listed('Sold')).toEqual({ data: [], total_count: 0 });
    const all = (await get('?limit=100')).body as { total_count: number };
    expect(all.total_count).toBe(20);
    expect((await get('?format=csv')).headers.get('x-total-count')).toBe('20');
    const row = await api.storage.table('trailers').first([{ field: 'id', op: 'eq', value: await sold() }]);
    expect((await get(`?search=${encodeURIComponent(String(row?.['plate']))}`)).body).toEqual({
      data: [],
      total_count: 0,
    });
  });

  test('returns 404 when a hidden record is read, changed or deleted', async () => {
    const id = await sold();
    const none = await get('/99999999');
    for (const [method, body] of [['GET'], ['PUT', values], ['DELETE']] as const) {
      const answer = await api.call(method, at(`/${id}`), { token, ...(body && { body }) });
      expect([method, answer.status, answer.text]).toEqual([method, 404, none.text]);
    }
    const row = await api.storage.table('trailers').first([{ field: 'id', op: 'eq', value: id }]);
    expect(row).toMatchObject({
      trailer_status: 'Sold',
      location_name: expect.stringMatching(/^Yard [123]$/),
    });
  });

  test('does not apply to callers with the excepted permission', async () => {
    await open(fleet, ['eip_trailers_sold']);
    expect((await listed('Sold')).total_count).toBe(5);
    expect((await get(`/${await sold()}`)).status).toBe(200);
  });

  test('gives the same result as the ability for every row', async () => {
    const rights = { permissions: ['eip_menu_trailers'], flags: { eip_trailers: true }, userId };
    const ability = buildAbility([fleet], rights);
    const rows = await api.storage.table('trailers').find([]);
    for (const row of rows) {
      const { status } = await get(`/${String(row['id'])}`);
      const subject = recordSubject('trailers', row);
      for (const action of ['show', 'edit', 'delete'] as const)
        expect([row['id'], action, ability.can(action, subject)]).toEqual([
          row['id'],
          action,
          status === 200,
        ]);
      expect(ability.can('read', subject, 'plate')).toBe(status === 200);
      expect(ability.can('read', subject, 'price')).toBe(false);
    }
  });
});

test('a row rule can limit the list to the caller’s own rows', async () => {
  const own: Resource = {
    ...fleet,
    rows: [{ where: { field: 'driver_id', op: 'eq', value: { caller: 'id' } } }],
  };
  await open(own);
  const { data, total_count: total } = (await get('?limit=100')).body as {
    data: { id: number }[];
    total_count: number;
  };
  const mine = await api.storage.table('trailers').find([{ field: 'driver_id', op: 'eq', value: userId }]);
  expect(total).toBe(7);
  expect(data.map(({ id }) => id).sort()).toEqual(mine.map((row) => row['id']).sort());
  const noUser = buildAbility([own], { permissions: ['eip_menu_trailers'], flags: { eip_trailers: true } });
  expect(mine.some((row) => noUser.can('show', recordSubject('trailers', row)))).toBe(false);
});

test('a row rule can combine tests, with other fields and the current day, the same for list and ability', async () => {
  const combined: Resource = {
    ...fleet,
    rows: [
      {
        where: {
          any: [
            { field: 'bought_on', op: 'gt', value: { today: true, days: -900 } },
            { not: { field: 'price', op: 'gte', value: { field: 'driver_id' } } },
            { field: 'plate', op: 'contains', value: '7' },
          ],
        },
      },
    ],
  };
  await open(combined, ['eip_trailer_prices']);
  const { data } = (await get('?limit=100')).body as { data: { id: number }[] };
  const rights = { permissions: ['eip_menu_trailers'], flags: { eip_trailers: true }, userId };
  const ability = buildAbility([combined], rights);
  const rows = await api.storage.table('trailers').find([]);
  const visible = rows.filter((row) => ability.can('show', recordSubject('trailers', row)));
  expect(data.map(({ id }) => id).sort()).toEqual(visible.map((row) => row['id']).sort());
  expect([data.length > 0, data.length < rows.length]).toEqual([true, true]);
});

test('a filter can test for the caller and the open client', async () => {
  const own: Resource = {
    ...fleet,
    rows: [],
    list: {
      ...fleet.list!,
      filters: {
        mine: counted('mine', { field: 'driver_id', op: 'eq', value: { caller: 'id' } }),
        elsewhere: counted('elsewhere', { field: 'driver_id', op: 'ne', value: { client: true } }),
      },
    },
  };
  await open(own);
  const all = await api.storage.table('trailers').find([]);
  const total = async (query: string) =>
    ((await get(`?limit=100&${query}`)).body as { total_count: number }).total_count;
  expect(await total('mine=true')).toBe(all.filter((row) => row['driver_id'] === userId).length);
  expect(await total('elsewhere=true')).toBe(all.filter((row) => row['driver_id'] !== client).length);
  await api.storage
    .table('trailers')
    .update([{ field: 'driver_id', op: 'eq', value: userId }], { driver_id: client });
  expect([await total('mine=true'), (await total('elsewhere=true')) < all.length]).toEqual([0, true]);
});

describe('a change in the audit trail', () => {
  const changesOf = async (caller: string): Promise<readonly { field: string }[] | null> => {
    const row = await api.storage.table('audit_trail').first([
      { field: 'resource', op: 'eq', value: 'trailers' },
      { field: 'action', op: 'eq', value: 'update' },
    ]);
    const answer = await api.call('GET', `eip/clients/${client}/audit-trail/${String(row?.['id'])}`, {
      token: await api.tokenOf(caller),
    });
    expect(answer.status).toBe(200);
    return (answer.body as { changes: { field: string }[] | null }).changes;
  };
  const pricePermissions = ['eip_trailer_prices', 'eip_trailers_sold'];
  /** Changes a trailer with all rights, then reads the changes from the trail with only these rights. */
  const changedBy = async (rights: readonly string[], query = 'In use') => {
    await open(fleet, pricePermissions);
    const [row] = (await listed(query)).data;
    const body = { ...values, price: 77 };
    expect((await api.call('PUT', at(`/${String(row?.id)}`), { token, body })).status).toBe(200);
    for (const permission of pricePermissions.filter((one) => !rights.includes(one)))
      await api.storage
        .table('role_permissions')
        .remove([{ field: 'permission', op: 'eq', value: permission }]);
    return changesOf('staff');
  };

  test('shows only fields that the reader may see', async () => {
    expect((await changedBy(pricePermissions))?.map(({ field }) => field)).toContain('price');
    const fields = (await changedBy(['eip_trailers_sold']))?.map(({ field }) => field);
    expect(fields).toContain('plate');
    expect(fields).not.toContain('price');
  });

  test('shows no changes of a record that the reader may not see', async () => {
    expect(await changedBy(pricePermissions, 'Sold')).not.toBeNull();
    expect(await changedBy(['eip_trailer_prices'], 'Sold')).toBeNull();
  });
});

describe('a field that the caller may not see', () => {
  beforeEach(() => open(fleet));

  test('is not part of the form: not required, not changed, not revealed by an error', async () => {
    const refused = await api.call('POST', at(), { token, body: { price: 'dear' } });
    expect(refused.status).toBe(422);
    expect(Object.keys((refused.body as { errors: object }).errors).sort()).toEqual([
      'location_name',
      'plate',
    ]);
    const [row] = (await listed('In use')).data;
    const where = [{ field: 'id', op: 'eq', value: row?.id ?? 0 } as const];
    const before = await api.storage.table('trailers').first(where);
    const other = await api.storage.table('trailers').first([{ field: 'id', op: 'ne', value: row?.id ?? 0 }]);
    const body = { ...values, price: other?.['price'] };
    const changed = await api.call('PUT', at(`/${String(row?.id)}`), { token, body });
    expect(changed.status).toBe(200);
    expect(changed.body).not.toHaveProperty('price');
    expect(await api.storage.table('trailers').first(where)).toMatchObject({
      plate: 'NEW 7',
      price: before?.['price'],
    });
  });

  test('is part of the form for callers who may see it', async () => {
    await open(fleet, ['eip_trailer_prices']);
    const [row] = (await listed('In use')).data;
    const other = await api.storage.table('trailers').first([{ field: 'id', op: 'ne', value: row?.id ?? 0 }]);
    const change = (price: unknown) =>
      api.call('PUT', at(`/${String(row?.id)}`), { token, body: { ...values, price } });
    expect((await change(other?.['price'])).body).toEqual({ detail: 'price taken' });
    expect((await change(7)).body).toMatchObject({ price: 7 });
  });
});
