import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Resource } from '@core/resource/resource';
import { day } from '@server/api/clock';
import { tableName } from '@server/storage/resource-tables';
import { eraseValues } from '@server/trail/erasure';
import { serverActor } from '@server/trail/record-event';
import { removeOldDeleted } from '@server/trash/deleted-records';
import { storages } from '../membership/storages';
import { type KeptWorld, keepWorld } from '../rights/kept-world';
import type { World } from '../rights/world';
import { callAt, callerOf, type VersionedRecord } from '../versions/places';
import { allRows, deletable, eq, idOf, marker, prepare, resourceOf, trashCalls } from './trash';

const named = deletable.map((resource) => [resource.name, resource] as const);
const users = resourceOf('users');

describe.each(storages)('the trash on %s', (_, open) => {
  let world: World;
  let kept: KeptWorld;
  beforeAll(async () => {
    kept = await keepWorld(open);
    ({ world } = kept);
  });
  afterEach(() => kept.restore());
  afterAll(() => kept.close());
  const { below, listed, remove, restore, purge } = trashCalls(() => world);
  const table = (name: string) => world.api.storage.table(name);
  const read = async (resource: Resource) => {
    const { status, body } = await callAt(world, resource, 'GET');
    return status === 200 ? (body as VersionedRecord) : status;
  };
  const states = (resource: Resource) =>
    table('record_versions').find([
      ...eq('table_name', tableName(resource)),
      ...eq('record_id', idOf(world, resource)),
    ]);
  const newestEvent = async () => (await table('audit_trail').find([])).at(-1);

  /** What each call returns that could name the record. */
  const channels = async (resource: Resource) => {
    const texts: Record<string, string> = {};
    for (const path of ['?limit=100', `?search=${marker}`, '?format=csv', `?format=csv&search=${marker}`])
      texts[path] = (await below(resource, 'GET', path)).text;
    const token = world.tokens.get(callerOf(resource)) ?? '';
    texts['find'] = (await world.api.call('GET', `v1/find?text=${marker}`, { token })).text;
    return Object.entries(texts).map(([path, text]) => [path, text.toLowerCase().includes('zyxwmark')]);
  };

  test.each(named)('%s leave every list and come back as they were', async (_name, resource) => {
    await prepare(world, resource);
    const [before, rows] = [await read(resource), await allRows(world)];
    if (typeof before === 'number') throw new Error(`${resource.name}: ${before}`);
    const { open_link_until: _link, ...record } = before;
    const found = await channels(resource);
    expect(found.filter(([, isThere]) => isThere).length).toBeGreaterThan(3);
    const { total_count } = (await below(resource, 'GET', '')).body as { total_count: number };

    const id = await remove(resource);
    expect(await read(resource)).toBe(404);
    expect((await channels(resource)).filter(([, isThere]) => isThere)).toEqual([]);
    expect((await below(resource, 'GET', '')).body).toMatchObject({ total_count: total_count - 1 });
    const caller = await world.api.storage
      .table('users')
      .first(eq('username', `${callerOf(resource)}@portal.example`));
    expect(await listed(resource)).toEqual({
      data: [
        {
          id,
          record_id: idOf(world, resource),
          name: before[resource.representation],
          at: '2026-11-20T12:00:00.000Z',
          user_id: caller?.['id'],
          person: `${String(caller?.['first_name'])} ${String(caller?.['last_name'])}`,
          expires: '2026-12-20T12:00:00.000Z',
        },
      ],
      total_count: 1,
    });

    const answer = await restore(resource, id);
    expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
    expect(answer.headers.get('ETag')).toBe(`"${before.version + 1}"`);
    expect(await read(resource)).toMatchObject({ ...record, version: before.version + 1 });
    expect(await allRows(world)).toEqual(rows);
    expect(await channels(resource)).toEqual(found);
    expect(await listed(resource)).toEqual({ data: [], total_count: 0 });
    expect((await restore(resource, id)).status).toBe(404);
    const history = await callAt(world, resource, 'GET', { suffix: '/history' });
    expect((history.body as { data: object[] }).data[0]).toMatchObject({
      action: 'restore',
      version: before.version + 1,
      changes: [],
    });
  });

  test.each(named)('%s are deleted for good', async (_name, resource) => {
    await prepare(world, resource);
    const id = await remove(resource);
    expect(await states(resource)).not.toEqual([]);
    const answer = await purge(resource, id);
    expect([answer.status, answer.body]).toEqual([200, { id }]);
    expect(await table('deleted_records').find([])).toEqual([]);
    expect((await states(resource)).map(({ state }) => state).filter((state) => state !== null)).toEqual([]);
    expect(await newestEvent()).toMatchObject({
      action: 'delete',
      resource: resource.name,
      record_id: String(idOf(world, resource)),
      note: 'delete for good',
    });
    for (const again of [await purge(resource, id), await restore(resource, id)])
      expect(again.status).toBe(404);
  });

  test('of two restores at the same time, one finds the record gone', async () => {
    await prepare(world, users);
    const id = await remove(users);
    const answers = await Promise.all([restore(users, id), restore(users, id)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
    expect(await newestEvent()).toMatchObject({ resource: 'users' });
    const events = await table('audit_trail').find([...eq('resource', 'users'), ...eq('note', 'restore')]);
    expect(events.map(({ action }) => action)).toEqual(['create']);
  });

  test('a value that another record has meanwhile is a conflict, and the record stays in the trash', async () => {
    await prepare(world, users);
    const { username } = (await read(users)) as VersionedRecord;
    const id = await remove(users);
    const rows = await allRows(world);
    const other = Number(world.fill('{limited}', 'admin'));
    await table('users').update(eq('id', other), { username: String(username) });
    const answer = await restore(users, id);
    expect([answer.status, answer.body]).toEqual([409, { detail: 'username taken' }]);
    await table('users').update(eq('id', other), { username: 'limited@portal.example' });
    expect(await allRows(world)).toEqual(rows);
    expect((await restore(users, id)).status).toBe(200);
  });

  test('an employee who has another account now is a conflict, and one who is gone is left out', async () => {
    await prepare(world, users);
    const { employee_id } = (await table('user_profiles').first(eq('user_id', idOf(world, users)))) ?? {};
    const id = await remove(users);
    const other = Number(world.fill('{victim}', 'admin'));
    await table('user_profiles').insert({ user_id: other, employee_id: employee_id ?? null });
    const answer = await restore(users, id);
    expect([answer.status, answer.body]).toEqual([409, { detail: 'employee taken' }]);
    await table('user_profiles').remove(eq('user_id', other));
    await table('workers').remove(eq('id', Number(employee_id)));
    expect((await restore(users, id)).status).toBe(200);
    expect(await table('user_profiles').first(eq('user_id', idOf(world, users)))).toMatchObject({
      employee_id: null,
    });
  });

  test('what was proved before a deletion counts no longer, and the factor stays', async () => {
    await prepare(world, users);
    const ofUser = eq('user_id', idOf(world, users));
    const id = await remove(users);
    const [kept] = await table('deleted_records').find([]);
    expect(kept).toMatchObject({ sealed: 'v1.sealed.text', data: expect.not.stringContaining('v1.sealed') });
    await restore(users, id);
    expect(await table('user_profiles').first(ofUser)).toMatchObject({ credential_version: 4 });
    expect(await table('app_factors').first(ofUser)).toMatchObject({ sealed: 'v1.sealed.text' });
    for (const name of ['sessions', 'refresh_tokens', 'link_tokens', 'factor_setups'])
      expect(await table(name).count(ofUser)).toBe(0);
  });

  test('the trash is paged, newest first, and can be deleted and restored again', async () => {
    await prepare(world, users);
    const first = await remove(users);
    await restore(users, first);
    const again = await remove(users);
    const victim = Number(world.fill('{victim}', 'admin'));
    const token = world.tokens.get('admin') ?? '';
    const { trash } = (await world.api.call('DELETE', `v1/users/${victim}`, { token })).body as {
      trash: number;
    };
    expect((await listed(users)).data.map(({ id }) => id)).toEqual([trash, again]);
    const page = await listed(users, 'admin', '?offset=1&limit=1');
    expect([page.data.map(({ id }) => id), page.total_count]).toEqual([[again], 2]);
    expect((await restore(users, again)).body).toMatchObject({ id: idOf(world, users) });
  });

  test('a deletion of another version keeps nothing', async () => {
    await prepare(world, users);
    expect((await callAt(world, users, 'DELETE', { version: 999 })).status).toBe(412);
    expect(await table('deleted_records').find([])).toEqual([]);
  });

  test('records expire', async () => {
    await prepare(world, users);
    const id = await remove(users);
    world.api.pass(30 * day);
    expect(await removeOldDeleted(world.api.deps, 30)).toBe(0);
    expect(await table('deleted_records').count([])).toBe(1);
    // Tokens have ended, and the record can no longer be restored even before it is removed.
    world.api.pass(1);
    const token = await world.api.tokenOf('admin');
    const list = await world.api.call('GET', 'v1/users/trash', { token });
    expect(list.body).toEqual({ data: [], total_count: 0 });
    expect((await world.api.call('POST', `v1/users/trash/${id}/restore`, { token })).status).toBe(404);
    expect(await removeOldDeleted(world.api.deps, 30)).toBe(1);
  });

  test('an erasure of a user removes them from the trash, and their name from what they deleted', async () => {
    await prepare(world, users);
    await prepare(world, resourceOf('locations'));
    await remove(users);
    await remove(resourceOf('locations'));
    const admin = Number(world.fill('{admin}', 'admin'));
    await eraseValues(world.api.deps, serverActor, { user: admin });
    expect((await table('deleted_records').find([])).map(({ person }) => person)).toEqual([null, null]);
    await eraseValues(world.api.deps, serverActor, { user: idOf(world, users) });
    expect((await table('deleted_records').find([])).map(({ resource }) => resource)).toEqual(['locations']);
    const recordId = String(idOf(world, resourceOf('locations')));
    await eraseValues(world.api.deps, serverActor, { resource: 'locations', recordId });
    expect(await table('deleted_records').find([])).toEqual([]);
  });
});
