import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { day } from '@server/api/clock';
import { removeOldVersions } from '@server/history/entries';
import { eraseValues } from '@server/trail/erasure';
import { serverActor } from '@server/trail/record-event';
import { storages } from '../membership/storages';
import { type KeptWorld, keepWorld } from '../rights/kept-world';
import type { World } from '../rights/world';
import { historyCalls } from './history';

const users = resources.find(({ name }) => name === 'users')!;
const clientUsers = resources.find(({ name }) => name === 'client-users')!;

describe.each(storages)('history on %s', (_, open) => {
  let world: World;
  let kept: KeptWorld;
  beforeAll(async () => {
    kept = await keepWorld(open);
    ({ world } = kept);
  });
  afterEach(() => kept.restore());
  afterAll(() => kept.close());
  const { call, read, history, patch, undo } = historyCalls(() => world);
  const rows = () => world.api.storage.table('record_versions').find([]);
  const colleague = () => Number(world.fill('{colleague}', 'admin'));
  const actions = async () => (await history(users)).data.map(({ action, version }) => [action, version]);

  test('a state that no entry tells of is kept before the next write', async () => {
    const { version } = await read(users);
    await patch(users, { first_name: 'One' });
    // The server, or an earlier version of it, wrote without the history.
    await world.api.storage
      .table('users')
      .update([{ field: 'id', op: 'eq', value: colleague() }], { last_name: 'Silent' });
    await patch(users, { first_name: 'Two' });
    expect(await actions()).toEqual([
      ['update', version + 3],
      ['found', version + 2],
      ['update', version + 1],
      ['found', version],
    ]);
    const [edit, silent] = (await history(users)).data;
    expect(edit?.changes).toEqual([{ field: 'first_name', before: 'One', after: 'Two' }]);
    expect(silent).toMatchObject({ person: null, user_id: null });
    expect(silent?.changes).toEqual([{ field: 'last_name', before: expect.anything(), after: 'Silent' }]);
    await undo(users, { version: version + 1 });
    expect(await read(users)).toMatchObject({ first_name: 'One', last_name: 'Quist' });
  });

  test('a write that is rolled back is not kept', async () => {
    const { version } = await read(users);
    const answer = await call(users, 'PATCH', { body: { username: 'admin@portal.example' }, version });
    expect(answer.status).toBe(409);
    expect(await rows()).toEqual([]);
  });

  test('actions and deletions are kept, with the last state', async () => {
    const { version } = await read(users);
    await call(users, 'POST', { suffix: '/deactivate' });
    expect((await history(users)).data[0]).toMatchObject({
      action: 'deactivate',
      version: version + 1,
      changes: [{ field: 'stage', before: 'active', after: 'inactive' }],
    });
    await call(users, 'DELETE');
    const last = (await rows()).at(-1);
    expect(last).toMatchObject({ action: 'delete', table_name: 'users', record_id: colleague() });
    expect(JSON.parse(String(last?.['state']))).toMatchObject({
      facts: { username: 'colleague@portal.example', stage: 'inactive' },
      secret: [],
    });
    expect((await call(users, 'GET', { suffix: '/history' })).status).toBe(404);
  });

  test('a record that leaves its reader is kept as well', async () => {
    const { storage } = world.api;
    const next = Number(world.fill('{next}', 'admin'));
    await storage.table('user_clients').insert({ user_id: colleague(), client_id: next });
    expect((await call(clientUsers, 'POST', { suffix: '/unlink', kind: 'staff' })).status).toBe(200);
    expect((await history(users)).data[0]).toMatchObject({
      action: 'unlink',
      changes: [{ field: 'eip_client_ids', after: [expect.stringContaining(`(${next})`)] }],
    });
  });

  test('what users change about themselves is kept', async () => {
    const token = world.tokens.get('staff')!;
    const body = { first_name: 'Own', last_name: 'Name' };
    expect((await world.api.call('PUT', 'v1/account', { token, body })).status).toBe(200);
    const id = Number(world.fill('{self}', 'staff'));
    expect((await rows()).at(-1)).toMatchObject({
      action: 'update',
      record_id: id,
      user_id: id,
      person: 'Own Name',
    });
  });

  test('an erasure of a user empties their states, and their name in the entries of others', async () => {
    await patch(users, { first_name: 'Erased' });
    const { version } = await read(users);
    const admin = Number(world.fill('{admin}', 'admin'));
    expect(await eraseValues(world.api.deps, serverActor, { user: colleague() })).toBeGreaterThan(0);
    expect(await eraseValues(world.api.deps, serverActor, { user: admin })).toBeGreaterThan(0);
    const kept = await rows();
    expect(kept.map(({ state, person }) => [state, person])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect((await history(users)).data.map(({ changes }) => changes)).toEqual([[], []]);
    expect((await undo(users, { version })).body).toEqual({
      detail: 'invalid',
      errors: { version: 'unknown' },
    });
    // The erased state is not kept again.
    await patch(users, { first_name: 'Later' });
    expect((await rows()).length).toBe(3);
  });

  test('an erasure of a record empties its states', async () => {
    const { storage } = world.api;
    await patch(users, { first_name: 'Erased' });
    await eraseValues(world.api.deps, serverActor, { resource: 'locations', recordId: String(colleague()) });
    expect((await rows()).every(({ state }) => state !== null)).toBe(true);
    await eraseValues(world.api.deps, serverActor, { resource: 'members', recordId: String(colleague()) });
    expect((await storage.table('record_versions').find([])).every(({ state }) => state === null)).toBe(true);
  });

  test('old entries are removed, and the next write begins with the state that it found', async () => {
    await patch(users, { first_name: 'Old' });
    world.api.pass(400 * day);
    expect(await removeOldVersions(world.api.deps, 400)).toBe(0);
    world.api.pass(1);
    expect(await removeOldVersions(world.api.deps, 400)).toBe(2);
    world.api.pass(-400 * day);
    await patch(users, { first_name: 'New' });
    expect((await actions()).map(([action]) => action)).toEqual(['update', 'found']);
  });
});
