import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { newPermission } from '@core/access/names';
import { field } from '@core/resource/field';
import type { Resource } from '@core/resource/resource';
import trailers from '@tests/fixtures/trailers/trailers';
import { worksite } from '@tests/fixtures/worksite';
import { setPermissions } from '../agency/agency-calls';
import { createHarness } from '../api/harness';
import type { Kind } from '../rights/rows';
import { type KeptWorld, keepWorld } from '../rights/kept-world';
import type { World } from '../rights/world';
import { callAt } from '../versions/places';
import { deletable, eq, idOf, prepare, resourceOf, trashCalls } from './trash';

let world: World;
let kept: KeptWorld;
beforeAll(async () => {
  kept = await keepWorld();
  ({ world } = kept);
});
afterEach(() => kept.restore());
const { below, listed, remove, restore, purge, dependents } = trashCalls(() => world);
const table = (name: string) => world.api.storage.table(name);
const users = resourceOf('users');
const clientUsers = resourceOf('client-users');
const members = resourceOf('members');
const locations = resourceOf('locations');
const place = (name: string) => Number(world.fill(`{${name}}`, 'admin'));

/** Expects that the trash of this caller is empty and that the record can be neither restored nor deleted for good. */
const expectHidden = async (resource: Resource, id: number, kind: Kind) => {
  expect([kind, await listed(resource, kind)]).toEqual([kind, { data: [], total_count: 0 }]);
  for (const answer of [await restore(resource, id, kind), await purge(resource, id, kind)])
    expect([kind, answer.status, answer.body]).toEqual([kind, 404, { detail: 'not found' }]);
};

test.each(deletable.map((resource) => [resource.name, resource] as const))(
  'the trash of %s needs the right to delete',
  async (_, resource) => {
    await prepare(world, resource);
    const id = await remove(resource);
    for (const kind of ['limited', 'regional', 'agent', 'employee'] as const)
      for (const answer of [
        await below(resource, 'GET', '/trash', kind),
        await callAt(world, resource, 'GET', { suffix: '/dependents', kind }),
        await restore(resource, id, kind),
        await purge(resource, id, kind),
      ])
        expect([kind, answer.status]).toEqual([kind, 403]);
    expect((await restore(resource, id)).status).toBe(200);
  },
);

describe('users of clients', () => {
  /** Calls without a client in the query, which cover all of the caller's clients. */
  const unbound: Resource = { ...clientUsers, name: 'users' };

  test('are restored by those who manage all their clients', async () => {
    await prepare(world, users);
    const id = await remove(users);
    await expectHidden(unbound, id, 'neighbor');
    expect((await listed(clientUsers, 'staff')).data.map((one) => one.id)).toEqual([id]);
    expect((await listed(unbound, 'staff')).data.map((one) => one.id)).toEqual([id]);
    expect((await restore(clientUsers, id, 'staff')).status).toBe(200);
  });

  test('are hidden from managers of only one of several clients', async () => {
    await prepare(world, users);
    await table('user_clients').insert({ user_id: idOf(world, users), client_id: place('next') });
    const id = await remove(users);
    for (const kind of ['staff', 'neighbor'] as const) await expectHidden(unbound, id, kind);
    await table('user_clients').insert({ user_id: place('neighbor'), client_id: place('own') });
    expect((await listed(unbound, 'neighbor')).total_count).toBe(1);
    expect((await restore(unbound, id, 'neighbor')).status).toBe(200);
  });

  test('are hidden from callers with fewer rights than the role has now', async () => {
    await prepare(world, users);
    const id = await remove(clientUsers, 'staff');
    expect((await listed(clientUsers, 'staff')).total_count).toBe(1);
    await table('role_permissions').insert({ role_id: 8, permission: 'act_as_eip_admin' });
    await expectHidden(clientUsers, id, 'staff');
    expect((await restore(users, id)).status).toBe(200);
  });

  test('are hidden when they belong to an agency, or to no client', async () => {
    await prepare(world, users);
    await table('agency_users').insert({ user_id: idOf(world, users), agency_id: 1 });
    await expectHidden(clientUsers, await remove(users), 'staff');
    const token = world.tokens.get('admin') ?? '';
    const { body } = await world.api.call('DELETE', `v1/users/${place('victim')}`, { token });
    await expectHidden(clientUsers, (body as { trash: number }).trash, 'staff');
    expect((await listed(users)).total_count).toBe(2);
    expect((await listed(clientUsers, 'admin')).data.map(({ record_id }) => record_id)).toEqual([
      idOf(world, users),
    ]);
  });
});

test('members are hidden from other agencies, and from administrators with fewer rights', async () => {
  await prepare(world, members);
  const id = await remove(members);
  await expectHidden(members, id, 'agency2');
  // Portal administrators manage all users.
  expect((await listed(users)).data.map((one) => one.id)).toEqual([id]);
  const { role_id } = (await table('users').first(eq('username', 'agent@portal.example'))) ?? {};
  await table('role_permissions').insert({ role_id: Number(role_id), permission: 'eip_menu_users' });
  await expectHidden(members, id, 'agency');
});

test('records of a client are hidden below another one', async () => {
  await prepare(world, locations);
  const id = await remove(locations, 'staff');
  const token = world.tokens.get('neighbor') ?? '';
  const calls = [
    ['GET', 'own', '/trash', 403],
    ['POST', 'own', `/trash/${id}/restore`, 403],
    ['DELETE', 'own', `/trash/${id}`, 403],
    ['POST', 'next', `/trash/${id}/restore`, 404],
    ['DELETE', 'next', `/trash/${id}`, 404],
    ['GET', 'next', '/trash', 200],
  ] as const;
  for (const [method, client, path, status] of calls) {
    const answer = await world.api.call(method, `eip/clients/${place(client)}/locations${path}`, { token });
    expect([method, client, path, answer.status]).toEqual([method, client, path, status]);
    if (status === 200) expect(answer.body).toEqual({ data: [], total_count: 0 });
  }
  expect((await listed(locations, 'staff')).total_count).toBe(1);
  expect((await restore(locations, id, 'staff')).status).toBe(200);
});

test('rights that ended hide the trash', async () => {
  await prepare(world, locations);
  const id = await remove(locations, 'staff');
  await setPermissions(world.api, 5, ['eip_menu_locations']);
  expect((await restore(locations, id, 'staff')).status).toBe(403);
  expect((await below(locations, 'GET', '/trash', 'staff')).status).toBe(403);
});

test('a restore takes no fields', async () => {
  await prepare(world, locations);
  const id = await remove(locations);
  const answer = await below(locations, 'POST', `/trash/${id}/restore`, 'admin', { city: 'Elsewhere' });
  expect([answer.status, answer.body]).toEqual([422, { detail: 'invalid', errors: { city: 'unknown' } }]);
  expect((await below(locations, 'POST', '/trash/0x1/restore', 'admin')).status).toBe(404);
});

test('what depends on a record is counted, as far as the caller may list it', async () => {
  await prepare(world, users);
  expect(await dependents(users)).toEqual([{ resource: 'saved-views', count: 1 }]);
  const other = await callAt(world, users, 'GET', { suffix: '/dependents', kind: 'neighbor' });
  expect(other.status).toBe(404);
  await prepare(world, locations);
  const id = idOf(world, locations);
  const { location_name, client_id } = (await table('locations').first(eq('id', id))) ?? {};
  await table('compliance').remove(eq('location_name', String(location_name)));
  expect(await dependents(locations)).toEqual([]);
  await table('locations').update(eq('id', id), { active_employees: 3 });
  const [requirement] = await table('compliance').find([], 1);
  const of = { location_name: location_name ?? '', client_id: client_id ?? null };
  await table('compliance').update(eq('id', Number(requirement?.['id'])), of);
  const counts = [
    { resource: 'workers', count: 3 },
    { resource: 'compliance', count: 1 },
  ];
  expect(await dependents(locations, 'staff')).toEqual(counts);
  await setPermissions(world.api, 5, ['eip_menu_locations', 'eip_locations_write', 'eip_menu_workers']);
  expect(await dependents(locations, 'staff')).toEqual(counts.slice(0, 1));
  // The requirements stay when another worksite has the same name.
  await table('locations').insert(worksite(Number(client_id), String(location_name)));
  expect((await dependents(locations)).map(({ resource }) => resource)).toEqual(['workers']);
});

describe('a resource with a rule for rows and a restricted name', () => {
  const mayKnowLost = newPermission('eip_crates_lost');
  const mayKnowLabel = newPermission('eip_crates_label');
  const crates: Resource = {
    ...trailers,
    name: 'crates',
    path: 'crates',
    api: { backend: 'eip', path: 'clients/:clientId/crates' },
    access: { permissions: ['eip_menu_workers'] },
    representation: 'label',
    fields: {
      id: field.id(),
      label: field.text({ onlyFor: [mayKnowLabel] }),
      place: field.text(),
    },
    rows: [{ where: { field: 'place', op: 'ne', value: 'Lost' }, exceptFor: [mayKnowLost] }],
    list: { ...trailers.list!, columns: ['place'], sortBy: ['place'], search: ['place'], filters: {} },
    form: { inputs: { label: { kind: 'text', max: 20 }, place: { kind: 'text', max: 20 } } },
    operations: { create: { permissions: [] }, edit: { permissions: [] }, delete: { permissions: [] } },
  };

  test('hides rows and names in the trash as in the list', async () => {
    const api = await createHarness({ resources: [...resources, crates] });
    const grant = (...permissions: readonly string[]) =>
      setPermissions(api, 5, ['eip_menu_workers', ...permissions]);
    await grant(mayKnowLost, mayKnowLabel);
    const token = await api.tokenOf('staff');
    const path = `eip/clients/${await api.clientNamed('Harbor Lane Markets')}/crates`;
    const trash: number[] = [];
    for (const body of [
      { label: 'One', place: 'Here' },
      { label: 'Two', place: 'Lost' },
    ]) {
      const made = (await api.call('POST', path, { token, body })).body as { id: number };
      const gone = await api.call('DELETE', `${path}/${made.id}`, { token });
      trash.push((gone.body as { trash: number }).trash);
    }
    const names = async () => {
      const { body } = await api.call('GET', `${path}/trash`, { token });
      return (body as { data: readonly { name: string | null }[] }).data.map(({ name }) => name);
    };
    expect(await names()).toEqual(['Two', 'One']);
    await grant(mayKnowLabel);
    expect(await names()).toEqual(['One']);
    expect((await api.call('POST', `${path}/trash/${trash[1]}/restore`, { token })).status).toBe(404);
    await grant();
    expect(await names()).toEqual([null]);
  });
});
