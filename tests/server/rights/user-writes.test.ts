import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoRoles } from '@server/seed/data/roles';
import { createHarness, type Harness } from '../api/harness';

const roleNames = demoRoles.map(({ name }) => name);
const permissionsOf = (name: string): readonly string[] =>
  demoRoles.find((role) => role.name === name)?.permissions ?? [];
const roleId = (name: string): number => demoRoles.find((role) => role.name === name)?.id ?? 0;

/** The user's clients, of which `own` is the manager's, and whether the user belongs to an agency. */
const ties = {
  own: { clients: ['own'], isOfAgency: false },
  shared: { clients: ['own', 'other'], isOfAgency: false },
  foreign: { clients: ['other'], isOfAgency: false },
  former: { clients: [], isOfAgency: false },
  'of an agency': { clients: ['own'], isOfAgency: true },
} as const;
type Tie = keyof typeof ties;

const writes = [
  'edit',
  'delete',
  'deactivate',
  'reactivate',
  'invite',
  'reset-factor',
  'end-sessions',
  'unlink',
] as const;
type Write = (typeof writes)[number];

let api: Harness;
let places: Readonly<Record<'own' | 'other', number>>;
let manager: string;
let serial = 0;

const eq = (field: string, value: number | string) => ({ field, op: 'eq', value }) as const;

beforeAll(async () => {
  api = await createHarness();
  const own = await api.clientNamed('Harbor Lane Markets');
  places = { own, other: own === 1 ? 2 : 1 };
});
beforeEach(async () => {
  manager = await api.tokenOf('staff');
});

const form = (role: string) => ({
  first_name: 'Renamed',
  last_name: 'Person',
  username: `renamed-${serial}@clients.example`,
  role_id: roleId(role),
  eip_client_ids: [places.own],
  ...(role === 'Member' && { employee_id: 1 }),
});

/** Adds a user with these ties, in the stage that the write requires. */
const addUser = async (tie: Tie, role: string, write: Write): Promise<number> => {
  serial += 1;
  const stages: Partial<Record<Write, string>> = { reactivate: 'inactive', invite: 'not_verified' };
  const row = await api.storage.table('users').insert({
    first_name: 'Plain',
    last_name: 'Person',
    username: `plain-${serial}@clients.example`,
    role_id: roleId(role),
    role_name: role,
    stage: stages[write] ?? 'active',
    created: '2026-01-01T00:00:00.000Z',
  });
  const id = Number(row['id']);
  const { clients, isOfAgency } = ties[tie];
  for (const client of clients)
    await api.storage.table('user_clients').insert({ user_id: id, client_id: places[client] });
  if (isOfAgency) await api.storage.table('agency_users').insert({ user_id: id, agency_id: 1 });
  return id;
};

const send = (write: Write, id: number, role: string) => {
  const address = `v1/users/${id}`;
  const query = `?client_id=${places.own}`;
  if (write === 'edit') return api.call('PUT', address + query, { token: manager, body: form(role) });
  if (write === 'delete') return api.call('DELETE', address + query, { token: manager });
  return api.call('POST', `${address}/${write}${query}`, { token: manager });
};

/** Returns everything stored about a user. */
const storedUser = async (id: number) => ({
  user: await api.storage.table('users').first([eq('id', id)]),
  clients: (await api.storage.table('user_clients').find([eq('user_id', id)])).map((row) => row['client_id']),
  agencies: await api.storage.table('agency_users').count([eq('user_id', id)]),
});

const managerPermissions = permissionsOf('Client Administrator');
const canGrant = (role: string) =>
  permissionsOf(role).every((permission) => managerPermissions.includes(permission));

/** Returns the status expected for a client's administrator. */
const expectedStatus = (write: Write, tie: Tie, role: string): number => {
  if (tie === 'foreign' || tie === 'former') return 404;
  const isManaged = tie === 'own' && canGrant(role);
  if (write === 'unlink') return tie === 'shared' ? 200 : 403;
  return isManaged ? 200 : 403;
};

describe.each(Object.keys(ties) as Tie[])('writes of a client administrator to a user: %s', (tie) => {
  test.each(writes)('%s, in every role', async (write) => {
    for (const role of roleNames.filter((name) => name !== 'Member' || write !== 'edit')) {
      const id = await addUser(tie, role, write);
      const before = await storedUser(id);
      const { status } = await send(write, id, role);
      expect([role, status]).toEqual([role, expectedStatus(write, tie, role)]);
      const after = await storedUser(id);
      if (status !== 200) expect(after).toEqual(before);
      // Only the link to the own client is removed.
      else if (write === 'unlink') expect(after).toEqual({ ...before, clients: [places.other] });
    }
  });
});

test.each(roleNames)(
  'the role %s can be given only by users who hold all of its permissions',
  async (role) => {
    const id = await addUser('own', 'Worksite Viewer', 'edit');
    const { status } = await send('edit', id, role);
    // A Member needs an employee of the client, and the form's employee is not valid.
    expect(status).toBe(role === 'Member' ? 422 : canGrant(role) ? 200 : 403);
  },
);

test('every operation returns 404 for a missing user', async () => {
  for (const write of writes) expect((await send(write, 99_999, 'Worksite Viewer')).status).toBe(404);
});

test('grantable roles are the ones that the caller can give', async () => {
  const grantableRoles = async (token: string) =>
    (
      (await api.call('GET', 'v1/roles/?grantable=true', { token })).body as { data: { role_name: string }[] }
    ).data.map(({ role_name: name }) => name);
  expect(await grantableRoles(manager)).toEqual(roleNames.filter(canGrant).sort());
  expect(await grantableRoles(await api.tokenOf('admin'))).toEqual([...roleNames].sort());
});

describe('user with the role Member', () => {
  const member = async (change: object) => {
    serial += 1;
    const body = { ...form('Member'), username: `member-${serial}@clients.example`, ...change };
    return api.call('POST', `v1/users?client_id=${places.own}`, { token: manager, body });
  };
  const worker = async (client: number, at: number) =>
    Number((await api.storage.table('workers').find([eq('client_id', client)], at + 1))[at]?.['id']);

  test('is linked to an employee of the chosen client', async () => {
    const employee = await worker(places.own, 1);
    const { status, body } = await member({ employee_id: employee });
    expect(status).toBe(201);
    expect(body).toMatchObject({ employee: { id: employee } });
    expect((await member({ employee_id: employee })).body).toEqual({ detail: 'employee taken' });
  });

  test('is rejected with another client’s employee or without one', async () => {
    const foreign = await worker(places.other, 0);
    expect((await member({ employee_id: foreign })).body).toMatchObject({
      errors: { employee_id: 'invalid' },
    });
    expect((await member({ employee_id: null })).body).toMatchObject({ errors: { employee_id: 'required' } });
  });

  test('ignores the employee for another role', async () => {
    const employee = await worker(places.own, 2);
    const { status, body } = await member({ role_id: roleId('Worksite Viewer'), employee_id: employee });
    expect([status, (body as { employee: unknown }).employee]).toEqual([201, null]);
  });
});

test('repeating a key returns only the id after the caller lost access to the record', async () => {
  const headers = { 'Idempotency-Key': 'kept' };
  serial += 1;
  const create = (token: string) =>
    api.call('POST', `v1/users?client_id=${places.own}`, {
      token,
      headers,
      body: { ...form('Worksite Viewer'), username: 'once@clients.example' },
    });
  const first = await create(manager);
  expect(first.status).toBe(201);
  expect((await create(manager)).text).toBe(first.text);
  const { id } = first.body as { id: number };
  await api.storage.table('user_clients').update([eq('user_id', id)], { client_id: places.other });
  expect((await create(manager)).body).toEqual({ id });
});
