import { beforeEach, describe, expect, test } from 'vitest';
import { createHarness, type Answer, type Harness } from './harness';

let api: Harness;
let own: number;
let admin: string;
let staff: string;
beforeEach(async () => {
  api = await createHarness();
  own = await api.clientNamed('Harbor Lane Markets');
  [admin, staff] = [await api.tokenOf('admin'), await api.tokenOf('staff')];
});

const roleNamed = async (name: string): Promise<number> =>
  Number((await api.storage.table('roles').first([{ field: 'role_name', op: 'eq', value: name }]))?.id);
const person = async (role = 'Client Administrator', changes: object = {}) => ({
  first_name: 'Nadia',
  last_name: 'Haddad',
  username: 'Nadia@Harbor.example',
  role_id: await roleNamed(role),
  eip_client_ids: [own],
  ...changes,
});
const post = (token: string, body: unknown, query = ''): Promise<Answer> =>
  api.call('POST', `v1/users${query}`, { token, body });
const idOf = ({ body }: Answer): number => (body as { id: number }).id;

describe('an administrator', () => {
  test('adds a user, who activates the account and signs in', async () => {
    const created = await post(admin, await person());
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      username: 'nadia@harbor.example',
      role_name: 'Client Administrator',
      stage: 'not_verified',
      created: '2026-11-20T12:00:00.000Z',
      eip_clients: [{ id: own, name: 'Harbor Lane Markets' }],
    });
    const [mail] = await api.outbox.latest(1);
    expect(mail?.to).toBe('nadia@harbor.example');
    const set = await api.call('POST', 'v1/auth/set-password', {
      body: { password: 'Fresh-water-7', token: await api.lastLinkToken() },
    });
    expect(set.status).toBe(200);
    const login = await api.call('POST', 'v1/auth/login', {
      body: { username: 'nadia@harbor.example', password: 'Fresh-water-7' },
    });
    expect(login.status).toBe(200);
  });

  test('sees when a user last signed in, and until when a mailed link works', async () => {
    const id = idOf(await post(admin, await person()));
    const read = async (token = admin) => (await api.call('GET', `v1/users/${id}`, { token })).body;
    expect(await read()).toMatchObject({ last_login: null, open_link_until: expect.any(String) });
    const until = (await read()) as { open_link_until: string };
    expect(Date.parse(until.open_link_until)).toBeGreaterThan(Date.parse('2026-11-20T12:00:00.000Z'));
    await api.call('POST', 'v1/auth/set-password', {
      body: { password: 'Fresh-water-7', token: await api.lastLinkToken() },
    });
    await api.call('POST', 'v1/auth/login', {
      body: { username: 'nadia@harbor.example', password: 'Fresh-water-7' },
    });
    expect(await read()).toMatchObject({ last_login: '2026-11-20T12:00:00.000Z', open_link_until: null });
  });

  test('cannot take a username twice, in upper or lower case', async () => {
    const before = (await api.outbox.latest()).length;
    const answer = await post(admin, await person('Broker', { username: 'STAFF@portal.example' }));
    expect([answer.status, answer.body]).toEqual([409, { detail: 'username taken' }]);
    expect(await api.outbox.latest()).toHaveLength(before);
  });

  test('changes role and clients', async () => {
    const id = idOf(await post(admin, await person()));
    const other = own === 1 ? 2 : 1;
    const changed = await api.call('PUT', `v1/users/${id}`, {
      token: admin,
      body: { id, ...(await person('Broker', { eip_client_ids: [other] })) },
    });
    expect(changed.body).toMatchObject({
      role_name: 'Broker',
      eip_clients: [{ id: other }],
      stage: 'not_verified',
    });
  });

  test('deletes a user and ends their sessions', async () => {
    const victim = await api.tokenOf('limited');
    const id = await api.userIdOf('limited');
    expect((await api.call('DELETE', `v1/users/${id}`, { token: admin })).body).toEqual({
      id,
      trash: expect.any(Number),
    });
    expect((await api.call('GET', 'v1/users/me', { token: victim })).status).toBe(401);
    expect((await api.login('limited')).status).toBe(401);
  });

  test('cannot delete themselves', async () => {
    const id = await api.userIdOf('admin');
    const answer = await api.call('DELETE', `v1/users/${id}`, { token: admin });
    expect([answer.status, answer.body]).toEqual([409, { detail: 'cannot delete yourself' }]);
  });

  test.each([
    ['role_id', { role_id: 9999 }],
    ['role_id', { role_id: '1' }],
    ['role_id', { role_id: 2 ** 40 }],
    ['eip_client_ids', { eip_client_ids: [9999] }],
    ['eip_client_ids', { eip_client_ids: 'all' }],
    ['username', { username: 'no address' }],
    ['eip_client_ids', { role_id: 5, eip_client_ids: [] }],
    ['eip_client_ids', { role_id: 8, eip_client_ids: undefined }],
  ])('gets an error for a wrong %s', async (field, change) => {
    const { status, body } = await post(admin, await person('Broker', change));
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
  });
});

describe('the manager of a client', () => {
  test('does not see the sign-ins of users whom they cannot manage', async () => {
    const { body } = await api.call('GET', 'v1/users?client_id=' + String(own) + '&offset=0&limit=100', {
      token: staff,
    });
    const users = (body as { data: { id: number; managed: boolean }[] }).data;
    const other = users.find(({ managed }) => !managed);
    expect(other).toBeDefined();
    const answer = await api.call('GET', `v1/users/${other!.id}?client_id=${own}`, { token: staff });
    expect(answer.body).toMatchObject({ last_login: null, open_link_until: null });
  });

  const query = () => `?client_id=${own}`;

  test('sees the users of that client only', async () => {
    const { body } = await api.call('GET', `v1/users${query()}&limit=100`, { token: staff });
    const given = await api.storage
      .table('user_clients')
      .find([{ field: 'client_id', op: 'eq', value: own }]);
    expect((body as { total_count: number }).total_count).toBe(given.length);
  });

  test.each(['', 'with'])('adds a user to their client (%s client in the query)', async (mode) => {
    const created = await post(
      staff,
      await person('Worksite Viewer', { eip_client_ids: [] }),
      mode && query(),
    );
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ eip_clients: [{ id: own }] });
  });

  test('cannot grant a role with more permissions than their own', async () => {
    for (const role of ['Administrator', 'Broker', 'Agency Administrator', 'Internal Staff'])
      expect((await post(staff, await person(role), query())).status).toBe(403);
  });

  test('cannot grant a client that is not theirs', async () => {
    const foreign = own === 1 ? 2 : 1;
    const answer = await post(
      staff,
      await person('Worksite Viewer', { eip_client_ids: [own, foreign] }),
      query(),
    );
    expect(answer.status).toBe(403);
    expect(
      await api.storage
        .table('users')
        .count([{ field: 'username', op: 'eq', value: 'nadia@harbor.example' }]),
    ).toBe(0);
  });

  test('cannot access users of another client', async () => {
    const foreign = own === 1 ? 2 : 1;
    const id = idOf(await post(admin, await person('Worksite Viewer', { eip_client_ids: [foreign] })));
    const body = await person('Worksite Viewer');
    expect((await api.call('GET', `v1/users/${id}${query()}`, { token: staff })).status).toBe(404);
    expect((await api.call('PUT', `v1/users/${id}${query()}`, { token: staff, body })).status).toBe(404);
    expect((await api.call('DELETE', `v1/users/${id}`, { token: staff })).status).toBe(404);
  });

  test('cannot rename or delete a user who also belongs to another client', async () => {
    const foreign = own === 1 ? 2 : 1;
    const id = idOf(await post(admin, await person('Worksite Viewer', { eip_client_ids: [own, foreign] })));
    const body = await person('Worksite Viewer', { username: 'mine@attacker.example' });
    for (const address of [`v1/users/${id}`, `v1/users/${id}${query()}`]) {
      expect((await api.call('PUT', address, { token: staff, body })).status).toBe(403);
      expect((await api.call('DELETE', address, { token: staff })).status).toBe(403);
    }
    const seen = await api.call('GET', `v1/users/${id}${query()}`, { token: staff });
    expect(seen.body).toMatchObject({
      username: 'nadia@harbor.example',
      eip_clients: [{ id: own }],
      managed: false,
      removable: true,
    });
  });

  test('cannot change or delete a user with more permissions', async () => {
    const id = idOf(await post(admin, await person('Administrator')));
    const body = await person('Worksite Viewer');
    expect((await api.call('PUT', `v1/users/${id}`, { token: staff, body })).status).toBe(403);
    expect((await api.call('DELETE', `v1/users/${id}`, { token: staff })).status).toBe(403);
  });
});

test("a user's own record lists their clients", async () => {
  const id = await api.userIdOf('staff');
  const { body } = await api.call('GET', `v1/users/${id}`, { token: staff });
  expect(body).toMatchObject({ id, eip_clients: [{ id: own, name: 'Harbor Lane Markets' }] });
});
