import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { formFor } from '@core/form/form-for';
import type { Resource } from '@core/resource/resource';
import { stateOf } from '@server/history/record-state';
import { tableName } from '@server/storage/resource-tables';
import { type KeptWorld, keepWorld } from '../rights/kept-world';
import type { World } from '../rights/world';
import { callerOf, changeOf, edited, versioned, wholeOf } from '../versions/places';
import { historyCalls } from './history';

let world: World;
let kept: KeptWorld;
beforeAll(async () => {
  kept = await keepWorld();
  ({ world } = kept);
});
afterEach(() => kept.restore());
const { call, read, history, patch, undo } = historyCalls(() => world);
const named = (name: string): Resource => resources.find((resource) => resource.name === name)!;
const [users, clientUsers, members, locations] = [
  named('users'),
  named('client-users'),
  named('members'),
  named('locations'),
];

/** Another value of the first input, so that it changes twice. */
const laterOf = (resource: Resource): Record<string, unknown> => {
  const [[input, value] = ['', null]] = Object.entries(changeOf(resource));
  return { [input]: typeof value === 'number' ? 0.5 : typeof value === 'boolean' ? !value : 'Later' };
};
const withoutVersion = ({ version: _, ...rest }: Record<string, unknown>) => rest;

test.each(versioned.map((resource) => [resource.name, resource] as const))(
  '%s: a record that was never written has no history',
  async (_, resource) => {
    const { status } = await call(resource, 'GET');
    const answer = await call(resource, 'GET', { suffix: '/history' });
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body).toEqual({ data: [], total_count: 0 });
  },
);

test.each(versioned.filter((one) => !edited.includes(one)).map((resource) => [resource.name, resource]))(
  '%s: without an edit there is no undo',
  async (_, resource) => {
    const { status } = await call(resource, 'POST', {
      suffix: '/undo',
      body: { version: 0 },
      version: 0,
    });
    expect(status).toBe(404);
  },
);

describe.each(edited.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  test('every input of the form is part of the state', async () => {
    const table = tableName(resource);
    const [row] = await world.api.storage.table(table).find([], 1);
    const { facts } = await stateOf(resources, world.api.storage, table, row!);
    for (const input of Object.keys(formFor(resource.form!, 'edit').inputs))
      expect([input, Object.hasOwn(facts, input)]).toEqual([input, true]);
  });

  test('a write is kept with who, when and what, after the state that was found', async () => {
    const before = await read(resource);
    const after = await patch(resource, changeOf(resource));
    const { data, total_count } = await history(resource);
    const [[field, value] = ['', null]] = Object.entries(changeOf(resource));
    expect(total_count).toBe(2);
    expect(data[0]).toEqual({
      id: expect.any(Number),
      version: after.version,
      at: expect.stringMatching(/^2026-11-20T12:/),
      user_id: world.fill('{self}', callerOf(resource)),
      person: expect.stringMatching(/\w/),
      action: 'update',
      changes: [{ field, before: before[field] ?? null, after: value }],
    });
    expect(data[1]).toMatchObject({
      version: before.version,
      action: 'found',
      user_id: null,
      person: null,
      changes: [],
    });
  });

  test('an undo writes the earlier values back, as a write of its own', async () => {
    const before = await read(resource);
    const after = await patch(resource, changeOf(resource));
    const undone = await undo(resource, { version: before.version });
    expect(undone.status).toBe(200);
    expect(undone.headers.get('ETag')).toBe(`"${after.version + 1}"`);
    expect(withoutVersion(await read(resource))).toEqual(withoutVersion(before));
    const { data, total_count } = await history(resource, '?limit=1');
    expect([total_count, data.length]).toEqual([3, 1]);
    expect(data[0]).toMatchObject({ action: 'undo', version: after.version + 1 });
    const { data: trail } = await world.api.storage.table('audit_trail').list({
      where: [],
      sort: [{ field: 'id', order: 'desc' }],
      offset: 0,
      limit: 1,
    });
    expect(trail[0]).toMatchObject({ action: 'update', note: 'undo', resource: resource.name });
  });

  test('an undo from an earlier version is answered with the record, and changes nothing', async () => {
    const before = await read(resource);
    await patch(resource, changeOf(resource));
    const current = await patch(resource, laterOf(resource));
    const late = await undo(resource, { version: before.version }, before.version);
    expect([late.status, late.body]).toEqual([412, { detail: 'changed', current }]);
    expect(await read(resource)).toEqual(current);
  });

  test('an undo without a version of the record is 428', async () => {
    const answer = await call(resource, 'POST', { suffix: '/undo', body: { version: 0 } });
    expect([answer.status, answer.body]).toEqual([428, { detail: 'precondition required' }]);
  });

  test.each([
    [{}, { version: 'required' }],
    [{ version: 'x' }, { version: 'invalid' }],
    [{ version: 1.5 }, { version: 'invalid' }],
    [{ version: 1e300 }, { version: 'invalid' }],
    [{ version: null }, { version: 'invalid' }],
    [{ version: -1 }, { version: 'unknown' }],
    [{ version: 999_999 }, { version: 'unknown' }],
    [{ version: 0, fields: [] }, { fields: 'invalid' }],
    [{ version: 0, fields: 'first_name' }, { fields: 'invalid' }],
    [{ version: 0, fields: [1] }, { fields: 'invalid' }],
    [{ version: 0, state: {} }, { state: 'unknown' }],
  ])('refuses %j', async (body, errors) => {
    const before = await read(resource);
    const answer = await undo(resource, body);
    expect([answer.status, answer.body]).toEqual([422, { detail: 'invalid', errors }]);
    expect(await read(resource)).toEqual(before);
  });

  test('names that are no input are refused, each by its name', async () => {
    const { version } = await read(resource);
    const current = await patch(resource, changeOf(resource));
    const fields = [...Object.keys(changeOf(resource)), 'created', 'nothing', '__proto__'];
    const answer = await undo(resource, { version, fields });
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(fields.slice(1));
    expect(await read(resource)).toEqual(current);
  });

  test('with nothing to change, the record is the answer', async () => {
    await patch(resource, changeOf(resource));
    const current = await read(resource);
    const answer = await undo(resource, { version: current.version });
    expect([answer.status, answer.body]).toEqual([200, current]);
    expect((await history(resource)).total_count).toBe(2);
  });

  test('the last of the pages is complete', async () => {
    await patch(resource, changeOf(resource));
    await patch(resource, laterOf(resource));
    const all = await history(resource);
    for (const [offset, entry] of all.data.entries())
      expect((await history(resource, `?limit=1&offset=${offset}`)).data).toEqual([entry]);
  });

  test('a save without a version is noted in the trail', async () => {
    const record = await read(resource);
    const body = { ...wholeOf(resource, record), ...changeOf(resource) };
    for (const [version, note] of [
      [undefined, 'edit, without version'],
      [record.version + 1, 'edit'],
    ]) {
      await call(resource, 'PUT', { body, version });
      const events = await world.api.storage.table('audit_trail').find([]);
      expect(events.findLast(({ action }) => action === 'update')).toMatchObject({ note });
    }
  });
});

test('an undo writes only the fields that it names', async () => {
  const before = await read(users);
  await patch(users, { first_name: 'Changed', last_name: 'Also' });
  const answer = await undo(users, { version: before.version, fields: ['last_name'] });
  expect(answer.body).toMatchObject({ first_name: 'Changed', last_name: before['last_name'] });
});

test('what someone else changed since is not overwritten by an undo of other fields', async () => {
  const before = await read(locations);
  await patch(locations, { city: 'Oakland' });
  await patch(locations, { address: '9 Pier' });
  await undo(locations, { version: before.version, fields: ['city'] });
  expect(await read(locations)).toMatchObject({ city: before['city'], address: '9 Pier' });
});

test('related records have their names, and are written back', async () => {
  const before = await read(users);
  const other = world.fill('{other}', 'admin');
  await patch(users, { role_id: 5, eip_client_ids: [world.fill('{own}', 'admin'), other] });
  const [entry] = (await history(users)).data;
  expect(entry?.changes).toEqual([
    { field: 'role_id', before: 'Worksite Viewer (8)', after: 'Client Administrator (5)' },
    {
      field: 'eip_client_ids',
      before: [expect.stringMatching(/^Harbor Lane Markets \(\d+\)$/)],
      after: [expect.any(String), expect.stringMatching(new RegExp(`^\\w.* \\(${other}\\)$`))],
    },
  ]);
  expect((await undo(users, { version: before.version })).status).toBe(200);
  expect(withoutVersion(await read(users))).toEqual(withoutVersion(before));
});

test('a record of a table with several declarations is undone through each of them', async () => {
  const before = await read(clientUsers);
  await patch(clientUsers, { last_name: 'Else' });
  const [entry] = (await history(users)).data;
  expect(entry?.changes).toEqual([{ field: 'last_name', before: before['last_name'], after: 'Else' }]);
  expect((await undo(users, { version: before.version })).body).toMatchObject({
    last_name: before['last_name'],
  });
});

test('a field of another declaration of the table is not shown', async () => {
  await patch(members, { commission_pct: 0.33, last_name: 'Else' });
  expect((await history(members)).data[0]?.changes.map(({ field }) => field)).toEqual([
    'last_name',
    'commission_pct',
  ]);
  const id = world.fill('{member}', 'agency') as unknown as string;
  const answer = await world.api.call('GET', `v1/users/${id}/history`, { token: world.tokens.get('admin')! });
  const { data } = answer.body as Awaited<ReturnType<typeof history>>;
  expect(data[0]?.changes.map(({ field }) => field)).toEqual(['last_name']);
});

test('a value that is taken by now is the form’s own conflict', async () => {
  const token = world.tokens.get('admin')!;
  const before = await read(users);
  await world.api.storage
    .table('users')
    .update([{ field: 'id', op: 'eq', value: Number(before['id']) }], { stage: 'not_verified' });
  const { version } = await read(users);
  await patch(users, { username: 'moved@portal.example' });
  const body = {
    first_name: 'New',
    last_name: 'Person',
    username: before['username'],
    role_id: 8,
    eip_client_ids: [world.fill('{own}', 'admin')],
  };
  expect((await world.api.call('POST', 'v1/users', { token, body })).status).toBe(201);
  const answer = await undo(users, { version });
  expect([answer.status, answer.body]).toEqual([409, { detail: 'username taken' }]);
});

test('a chosen record that is gone is named', async () => {
  const { version } = await read(users);
  await patch(users, { role_id: 5 });
  await world.api.storage.table('roles').remove([{ field: 'id', op: 'eq', value: 8 }]);
  const answer = await undo(users, { version });
  expect([answer.status, answer.body]).toEqual([422, { detail: 'invalid', errors: { role_id: 'invalid' } }]);
});

test('an input whose condition does not hold is refused when it is named', async () => {
  const before = await read(users);
  const { storage } = world.api;
  const own = Number(world.fill('{own}', 'admin'));
  const workers = await storage.table('workers').find([{ field: 'client_id', op: 'eq', value: own }], 2);
  await patch(users, { role_id: 9, employee_id: workers[1]?.['id'] });
  const linked = await read(users);
  await patch(users, { role_id: before['role_id'] });
  await storage
    .table('user_profiles')
    .update([{ field: 'user_id', op: 'eq', value: Number(before['id']) }], { employee_id: null });
  const answer = await undo(users, { version: linked.version, fields: ['employee_id'] });
  expect([answer.status, answer.body]).toEqual([
    422,
    { detail: 'invalid', errors: { employee_id: 'unknown' } },
  ]);
});
