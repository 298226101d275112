import { beforeEach, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import type { Ctx } from '@server/api/behaviors/context';
import type { Refusal } from '@server/api/refusal';
import type { Row } from '@server/storage/storage';
import { createWorld, type World } from '../rights/world';
import type { Kind } from '../rights/rows';
import { inWrite } from './in-write';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});

const locations = resources.find(({ name }) => name === 'locations')!;
const own = (): number => Number(world.fill('{own}', 'staff'));
const idOf = (place: string): number => Number(world.fill(`{${place}}`, 'staff'));
const isId = (id: number) => [{ field: 'id', op: 'eq', value: id }] as const;
const stored = (id: number): Promise<Row | null> => world.api.storage.table('locations').first(isId(id));

/** Runs server code of the worksites in a write of this user. */
const as = <T>(kind: Kind, work: (ctx: Ctx) => Promise<T>) => inWrite(world, kind, locations, work);
const history = (table: string, id: number) =>
  world.api.storage.table('record_versions').find([
    { field: 'table_name', op: 'eq', value: table },
    { field: 'record_id', op: 'eq', value: id },
  ]);
const detailOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => {
      const { status, extras } = error as Refusal;
      return extras.errors ?? status;
    },
  );

describe('with the rights of the caller', () => {
  test('a change sets only its values, counts the version and is kept with an event', async () => {
    const id = idOf('locations');
    const before = (await stored(id))!;
    const { value, events } = await as('staff', (ctx) =>
      ctx.records('locations').change(isId(id), { city: 'Oakland' }),
    );
    const after = { ...before, city: 'Oakland', version: Number(before['version']) + 1 };
    expect(await stored(id)).toEqual(after);
    expect(value).toEqual([after]);
    expect(events).toMatchObject([
      {
        action: 'update',
        resource: 'locations',
        recordId: id,
        changes: { city: { before: before['city'], after: 'Oakland' } },
      },
    ]);
    expect(await history('locations', id)).toMatchObject([{ action: 'found' }, { action: 'update' }]);
  });

  test('a new record belongs to the client of the call', async () => {
    const values = {
      location_name: 'Pier',
      address: '9 Pier',
      city: 'Oakland',
      state: 'CA',
      zip_code: '94607',
    };
    const { value, events } = await as('staff', (ctx) =>
      ctx.records('locations').create(values, { ...values, location_name: 'Dock' }),
    );
    expect(value).toMatchObject([values, { location_name: 'Dock' }]);
    for (const row of value) expect(row['client_id']).toBe(own());
    expect(events.map(({ action }) => action)).toEqual(['create', 'create']);
  });

  test('a removed record lies in the trash', async () => {
    const id = idOf('locations');
    await world.api.storage.table('locations').update(isId(id), { active_employees: 0 });
    const { events } = await as('staff', (ctx) => ctx.records('locations').remove(isId(id)));
    expect(events.at(-1)).toMatchObject({ action: 'delete', resource: 'locations', recordId: id });
    expect(await stored(id)).toBeNull();
    expect(await world.api.storage.table('deleted_records').find([])).toMatchObject([{ record_id: id }]);
  });

  test('records of other clients are neither found nor changed', async () => {
    const id = idOf('locations elsewhere');
    const before = await stored(id);
    const { value } = await as('staff', async ({ records }) => [
      await records('locations').find(isId(id)),
      await records('locations').count([]),
      await records('locations').aggregate({ where: isId(id) }),
      await records('locations').change(isId(id), { city: 'Oakland' }),
      await records('locations').remove(isId(id)),
    ]);
    const all = await world.api.storage
      .table('locations')
      .count([{ field: 'client_id', op: 'eq', value: own() }]);
    expect(value).toEqual([[], all, [expect.objectContaining({ count: 0 })], [], []]);
    expect(await stored(id)).toEqual(before);
  });

  test('an order by the number of records counts those of the caller', async () => {
    const sort = await as('staff', (ctx) => ctx.records('workers').countPer('client_id', []));
    const { data } = await world.api.storage
      .table('clients')
      .list({ where: [], sort: [{ ...sort.value, order: 'asc' }], offset: 0, limit: 100 });
    const ids = data.map((row) => Number(row['client_account_id']));
    expect(ids.at(-1)).toBe(own());
    expect(ids.slice(0, -1)).toEqual(ids.slice(0, -1).toSorted((one, other) => one - other));
  });

  test.each([
    ['an area that is not open', 'staff', (ctx: Ctx) => ctx.records('users').find([])],
    ['an operation without its right', 'limited', (ctx: Ctx) => ctx.records('locations').change([], {})],
    [
      'a value that the caller may not read',
      'staff',
      (ctx: Ctx) => ctx.records('clients').count([{ field: 'ytd_gross_profit', op: 'gt', value: 0 }]),
    ],
    [
      'such a value in a search',
      'staff',
      (ctx: Ctx) =>
        ctx.records('clients').aggregate({
          where: [],
          search: {
            fields: ['client_account_name'],
            text: 'x',
            or: [[{ field: 'ytd_gross_profit', op: 'gt', value: 0 }]],
          },
        }),
    ],
  ] as const)('%s is refused', async (_, kind, work) => {
    expect(await detailOf(as<unknown>(kind, work))).toBe(403);
  });

  test('wrong values are errors with the name of the input, and nothing is written', async () => {
    const id = idOf('locations');
    const before = await stored(id);
    const change = (values: Row) =>
      detailOf(as('staff', (ctx) => ctx.records('locations').change(isId(id), values)));
    expect(await change({ zip_code: 'x' })).toEqual({ zip_code: 'zip' });
    expect(await change({ citi: 'Oakland' })).toEqual({ citi: 'unknown' });
    expect(await stored(id)).toEqual(before);
  });

  test('a resource that is not declared is an error for developers', async () => {
    await expect(as('staff', (ctx) => ctx.records('lokations').find([]))).rejects.toThrow(
      'There is no resource "lokations"',
    );
  });
});

test('a job is added with the transaction, and not without it', async () => {
  const job = { formId: 'f1' };
  const jobs = world.api.storage.table('jobs');
  const before = await jobs.count([]);
  const waiting = async () => (await jobs.count([])) - before;
  const failed = as('staff', async (ctx) => {
    await ctx.enqueue('signed-copy', job);
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect(await waiting()).toBe(0);
  await as('staff', (ctx) => ctx.enqueue('signed-copy', job));
  expect(await waiting()).toBe(1);
});

describe('what follows from a change', () => {
  test('records of a renamed worksite are changed, kept and in the trail', async () => {
    const id = idOf('locations');
    const { location_name } = (await stored(id))!;
    const { storage } = world.api;
    const at = [
      { field: 'client_id', op: 'eq', value: own() },
      { field: 'location_name', op: 'eq', value: location_name ?? null },
    ] as const;
    const before = await storage.table('workers').find(at);
    expect(before.length).toBeGreaterThan(0);
    const answer = await world.api.call('PATCH', `eip/clients/${own()}/locations/${id}`, {
      token: world.tokens.get('admin')!,
      headers: { 'If-Match': '"0"' },
      body: { location_name: 'Renamed' },
    });
    expect(answer.status).toBe(200);
    const after = await storage
      .table('workers')
      .find(before.map((row) => isId(Number(row['id']))[0]).slice(0, 1));
    expect(after).toMatchObject([{ location_name: 'Renamed', version: Number(before[0]?.['version']) + 1 }]);
    expect(await history('workers', Number(before[0]?.['id']))).toMatchObject([
      { action: 'found' },
      { action: 'update' },
    ]);
    const trail = await storage
      .table('audit_trail')
      .find([{ field: 'resource', op: 'in', value: ['workers', 'locations'] }]);
    expect(trail.map(({ action, resource }) => [resource, action])).toContainEqual(['workers', 'update']);
    expect(trail.at(-1)).toMatchObject({ resource: 'locations', action: 'update', record_id: String(id) });
  });
});
