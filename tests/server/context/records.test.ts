import { beforeEach, describe, expect, test, vi } from 'vitest';
import { resources } from '@resources';
import type { Ctx } from '@server/api/behaviors/context';
import { callOf } from '@server/api/resources/context';
import type { Refusal } from '@server/api/refusal';
import type { Row } from '@server/storage/storage';
import { addCrates, crates } from '../bulk/crates';
import { createWorld, type World } from '../rights/world';
import type { Kind } from '../rights/rows';
import { inWrite } from './in-write';

let world: World;
beforeEach(async () => {
  world = await createWorld({ resources: [...resources, crates] });
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

describe('a change of many records whose behavior adds nothing', () => {
  const among = (ids: readonly number[]) => [{ field: 'id', op: 'in', value: ids }] as const;
  const rowsOf = (ids: readonly number[]) => world.api.storage.table('crates').find(among(ids));
  const move = (ids: readonly number[], values: Row) =>
    as('staff', (ctx) => ctx.records('crates').change(among(ids), values));

  test('writes what a call on each of them writes, with one event for all', async () => {
    const { api, tokens } = world;
    const [single = 0, ...ids] = await addCrates(api, own(), [{}, {}, {}, {}]);
    const answer = await api.call('PATCH', `eip/clients/${own()}/crates/${single}`, {
      token: tokens.get('staff')!,
      headers: { 'If-Match': '"0"' },
      body: { place: 'dock' },
    });
    expect(answer.status).toBe(200);
    const before = await rowsOf(ids);
    const { value, events } = await move(ids, { place: 'dock' });
    const [one] = await rowsOf([single]);
    const after = await rowsOf(ids);
    expect(after).toEqual(before.map(({ id, label }) => ({ ...one, id, label })));
    expect(value).toEqual(after);
    expect(events).toEqual([
      {
        action: 'update',
        resource: 'crates',
        recordId: null,
        clientId: own(),
        changes: { records: { before: null, after: ids }, place: { before: 'yard', after: 'dock' } },
        note: 'edit',
      },
    ]);
    const kept = await Promise.all([single, ...ids].map((id) => history('crates', id)));
    const essential = kept.map((entries) =>
      entries.map(({ id: _, record_id: __, request: ___, state, ...entry }) => {
        const { facts, secret } = JSON.parse(String(state)) as { facts: Row; secret: unknown };
        return { ...entry, facts: { ...facts, label: null }, secret };
      }),
    );
    expect(essential[0]).toMatchObject([
      { action: 'found', version: 0, person: null },
      { action: 'update', version: 1, facts: { place: 'dock' } },
    ]);
    for (const entries of essential) expect(entries).toEqual(essential[0]);
  });

  test('sets the columns by one statement', async () => {
    const ids = await addCrates(world.api, own(), [{}, {}, {}]);
    const updates: unknown[] = [];
    const { value } = await as('staff', (ctx) => {
      const { storage } = callOf(ctx).deps;
      const { table } = storage;
      vi.spyOn(storage, 'table').mockImplementation((name) => {
        const collection = table(name);
        return name === 'crates'
          ? { ...collection, update: (...args) => (updates.push(args), collection.update(...args)) }
          : collection;
      });
      return ctx.records('crates').change(among(ids), { place: 'dock' });
    });
    expect([value.length, updates.length]).toEqual([3, 1]);
  });

  test('inputs that depend on others are checked with each record', async () => {
    const { inputs } = crates.form!;
    const place = { ...inputs['place']!, when: { field: 'state', op: 'eq', value: 'open' } as const };
    const dependent = { ...crates, form: { inputs: { ...inputs, place } } };
    world = await createWorld({ resources: [...resources, dependent] });
    const ids = await addCrates(world.api, own(), [{}, { state: 'packed' }]);
    const { value, events } = await move(ids, { place: 'dock' });
    expect(value.map((row) => row['place'])).toEqual(['dock', '']);
    expect(events.map(({ recordId }) => recordId)).toEqual(ids);
  });

  test('an earlier entry that tells of the state is not repeated', async () => {
    const ids = await addCrates(world.api, own(), [{}, {}]);
    await move(ids, { place: 'dock' });
    await move(ids, { place: 'ship' });
    for (const id of ids)
      expect((await history('crates', id)).map(({ action, version }) => [action, version])).toEqual([
        ['found', 0],
        ['update', 1],
        ['update', 2],
      ]);
  });

  test('a wrong value is an error with the name of its input, and nothing is written', async () => {
    const ids = await addCrates(world.api, own(), [{}, {}]);
    const before = await rowsOf(ids);
    expect(await detailOf(move(ids, { place: 'x'.repeat(21) }))).toEqual({ place: 'max' });
    expect(await detailOf(move(ids, { place: '' }))).toEqual({ place: 'required' });
    expect(await detailOf(move(ids, { place: 'dock', plaice: 'dock' }))).toEqual({ plaice: 'unknown' });
    expect(await rowsOf(ids)).toEqual(before);
  });

  test('records of other clients are left as they are', async () => {
    const other = Number(world.fill('{other}', 'staff'));
    const [mine = 0] = await addCrates(world.api, own(), [{}]);
    const [theirs = 0] = await addCrates(world.api, other, [{}]);
    const before = await rowsOf([theirs]);
    const { value } = await move([mine, theirs], { place: 'dock' });
    expect(value.map(({ id }) => id)).toEqual([mine]);
    expect(await rowsOf([theirs])).toEqual(before);
    expect(await history('crates', theirs)).toEqual([]);
  });

  test('records that the caller would lose are refused, and nothing is written', async () => {
    const ids = await addCrates(world.api, own(), [{}, {}]);
    const before = await rowsOf(ids);
    expect(await detailOf(move(ids, { place: 'lost' }))).toBe(403);
    expect(await rowsOf(ids)).toEqual(before);
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
