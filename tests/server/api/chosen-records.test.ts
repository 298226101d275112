import { beforeAll, describe, expect, it } from 'vitest';
import { resources } from '@resources';
import { field } from '@core/resource/field';
import type { Resource } from '@core/resource/resource';
import { demoRoles } from '@server/seed/data/roles';
import trailers from '@tests/fixtures/trailers/trailers';
import { worksite } from '@tests/fixtures/worksite';
import { createHarness, type Harness } from './harness';

/** A form that chooses one record and several, of the call's client, another client or none. One input depends on the choice. */
const crates: Resource = {
  ...trailers,
  name: 'crates',
  path: 'crates',
  api: { backend: 'eip', path: 'clients/:clientId/crates' },
  access: { permissions: [] },
  representation: 'seal',
  fields: {
    id: field.id(),
    location_id: field.number(),
    role_id: field.number({ nullable: true }),
    seal: field.text({ nullable: true }),
    elsewhere_id: field.number({ nullable: true }),
  },
  rows: [],
  list: { ...trailers.list!, columns: ['seal'], sortBy: ['seal'], search: ['seal'], filters: {} },
  form: {
    inputs: {
      location_id: { kind: 'record', resource: 'locations' },
      worker_ids: { kind: 'records', resource: 'workers', optional: true },
      role_id: { kind: 'record', resource: 'roles', optional: true },
      // `needs_employee` is computed for each role.
      seal: { kind: 'text', max: 20, when: { field: 'role_id.needs_employee', op: 'eq', value: true } },
      owner_ids: { kind: 'records', resource: 'clients', optional: true },
      elsewhere_id: { kind: 'record', resource: 'locations', client: 'owner_ids', optional: true },
      nowhere_id: { kind: 'record', resource: 'lookups-that-are-none', optional: true },
    },
  },
  operations: { create: { permissions: [] } },
};

const eq = (name: string, value: number) => ({ field: name, op: 'eq', value }) as const;
const roleId = (name: string) => demoRoles.find((role) => role.name === name)?.id ?? 0;

let api: Harness;
let clients: { readonly own: number; readonly shared: number; readonly foreign: number };
let tokens: { readonly staff: string; readonly admin: string };
beforeAll(async () => {
  api = await createHarness({ resources: [...resources, crates] });
  tokens = { staff: await api.tokenOf('staff'), admin: await api.tokenOf('admin') };
  const own = await api.clientNamed('Harbor Lane Markets');
  const staff = await api.userIdOf('staff');
  const others = (await api.storage.table('clients').find([]))
    .map((row) => Number(row['client_account_id']))
    .filter((id) => id !== own);
  const [shared = 0, foreign = 0] = others;
  await api.storage.table('user_clients').remove([eq('user_id', staff)]);
  for (const client of [own, shared])
    await api.storage.table('user_clients').insert({ user_id: staff, client_id: client });
  clients = { own, shared, foreign };
});

const idsOf = async (table: string, client: number): Promise<number[]> =>
  (await api.storage.table(table).find([eq('client_id', client)])).map((row) => Number(row['id']));
const newLocation = async (client: number): Promise<number> =>
  Number((await api.storage.table('locations').insert(worksite(client, 'Depot')))['id']);

interface Created {
  readonly errors?: object;
  readonly id?: number;
  readonly version?: number;
}

/** Creates a crate of the own client. Returns its columns, or the status and errors. */
const create = async (change: object, token = tokens.admin) => {
  const [location] = await idsOf('locations', clients.own);
  const body = { location_id: location, ...change };
  const answer = await api.call('POST', `eip/clients/${clients.own}/crates`, { token, body });
  const { errors, id: _, version: __, ...columns } = answer.body as Created;
  return answer.status === 201 ? columns : { status: answer.status, errors };
};
const wrong = (...names: readonly string[]) => ({
  status: 422,
  errors: Object.fromEntries(names.map((name) => [name, 'invalid'])),
});

describe('a chosen record', () => {
  it('belongs to the client of the call and is given by its id', async () => {
    const [first, second] = await idsOf('locations', clients.own);
    expect(await create({ location_id: second })).toEqual({
      location_id: second,
      ...{ role_id: null, seal: '', elsewhere_id: null },
    });
    const [foreign] = await idsOf('locations', clients.shared);
    for (const id of [
      foreign ?? (await newLocation(clients.shared)),
      999_999,
      String(first),
      1.5,
      0,
      [first],
    ])
      expect(await create({ location_id: id }), JSON.stringify(id)).toEqual(wrong('location_id'));
    for (const location_id of [null, undefined, ''])
      expect(await create({ location_id })).toEqual({ status: 422, errors: { location_id: 'required' } });
  });

  it('is rejected when its lookup does not exist', async () => {
    expect(await create({ nowhere_id: 1 })).toEqual(wrong('nowhere_id'));
    expect(await create({ nowhere_id: null })).toMatchObject({ role_id: null });
  });

  it('may be one of up to 1,000, with repetitions', async () => {
    const [one = 0, two = 0] = await idsOf('workers', clients.own);
    const [foreign = 0] = await idsOf('workers', clients.foreign);
    for (const worker_ids of [[], [one], [one, two, one], Array<number>(1000).fill(one)])
      expect(await create({ worker_ids }), String(worker_ids.length)).toMatchObject({ role_id: null });
    for (const worker_ids of [
      ...[one, String(one), [String(one)], [one, foreign], [one, 999_999], [one, null]],
      Array<number>(1001).fill(one),
    ])
      expect(await create({ worker_ids })).toEqual(wrong('worker_ids'));
  });

  it('decides by its computed fields which inputs are required', async () => {
    const member = roleId('Member');
    const seal = { status: 422, errors: { seal: 'required' } };
    expect(await create({ role_id: member })).toEqual(seal);
    expect(await create({ role_id: member, seal: 'S-1' })).toMatchObject({ role_id: member, seal: 'S-1' });
    const other = roleId('Regional Manager');
    expect(other).toBeGreaterThan(0);
    expect(await create({ role_id: other, seal: 'S-1' })).toMatchObject({ role_id: other, seal: '' });
    for (const role_id of [999_999, String(member)])
      expect(await create({ role_id, seal: 'S-1' })).toEqual(wrong('role_id'));
  });

  it('belongs to a client that another input names, if the caller has that client', async () => {
    const [own, shared, foreign] = await Promise.all(
      [clients.own, clients.shared, clients.foreign].map((client) => newLocation(client)),
    );
    const choose = (owner_ids: unknown, elsewhere_id: unknown, token?: string) =>
      create({ owner_ids, elsewhere_id }, token);
    for (const [owners, place] of [
      [undefined, own],
      [[], own],
      [[clients.shared], shared],
      [[clients.shared, clients.foreign], foreign],
    ])
      expect(await choose(owners, place)).toMatchObject({ elsewhere_id: place });
    expect(await choose([clients.shared], own)).toEqual(wrong('elsewhere_id'));
    expect(await choose([clients.shared], shared, tokens.staff)).toMatchObject({ elsewhere_id: shared });
    expect(await choose([clients.foreign], foreign, tokens.staff)).toEqual(wrong('elsewhere_id'));
    expect(await choose([clients.foreign], own, tokens.staff)).toEqual(wrong('elsewhere_id'));
  });
});
