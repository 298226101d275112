import { beforeEach, describe, expect, test } from 'vitest';
import { createHarness, type Answer, type Harness } from '../api/harness';

interface View {
  id: number;
  resource: string;
  name: string;
  address: string;
  shared: boolean;
  is_default: boolean;
  own: boolean;
}

let api: Harness;
let admin: string;
let staff: string;
let client: number;
let other: number;
beforeEach(async () => {
  api = await createHarness();
  [admin, staff] = await Promise.all([api.tokenOf('admin'), api.tokenOf('staff')]);
  client = await api.clientNamed('Harbor Lane Markets');
  other = await api.clientNamed('Quiet Harbor Books');
});

const post = (body: object, token = staff, headers: Record<string, string> = {}): Promise<Answer> =>
  api.call('POST', 'v1/saved-views', {
    token,
    headers,
    body: { resource: 'workers', client_id: client, name: 'Gone', address: '?status=Terminated', ...body },
  });
const created = async (body: object = {}, token = staff): Promise<View> => {
  const { status, body: view } = await post(body, token);
  expect(status).toBe(201);
  return view;
};
const put = (id: number, body: object, token = staff) =>
  api.call('PUT', `v1/saved-views/${id}`, { token, body });
const remove = (id: number, token = staff) => api.call('DELETE', `v1/saved-views/${id}`, { token });
const read = (query: string, token = staff) => api.call('GET', `v1/saved-views${query}`, { token });
const views = async (token = staff, query = `?resource=workers&client_id=${client}`): Promise<View[]> =>
  ((await read(query, token)).body as { data: View[] }).data;

describe('saved view', () => {
  test('is saved for its owner and returned as saved', async () => {
    const view = await created({ name: '  Gone   people ', is_default: true });
    expect(view).toEqual({
      id: view.id,
      resource: 'workers',
      name: 'Gone people',
      address: '?status=Terminated',
      shared: false,
      is_default: true,
      own: true,
    });
    expect((await read(`?resource=workers&client_id=${client}`)).body).toEqual({
      data: [view],
      total_count: 1,
    });
    expect(await views(admin)).toEqual([]);
  });

  test.each([
    ['?sortOrder=desc&status=Terminated&page=4', '?sortOrder=desc&status=Terminated'],
    ['status=Active&evil=<script>&sortBy=password', ''],
    ['https://evil.example/?status=Inactive', ''],
    ['?search=%22a%26b%22', '?search=%22a%26b%22'],
    ['', ''],
  ])('keeps only the parameters of the list from the address %j', async (address, expected) => {
    expect((await created({ address })).address).toBe(expected);
  });

  test.each<[object, Record<string, string>]>([
    [{ name: '' }, { name: 'required' }],
    [{ name: ' \t ' }, { name: 'required' }],
    [{ name: 7 }, { name: 'invalid' }],
    [{ name: 'x'.repeat(61) }, { name: 'max' }],
    [{ address: `?search=${'x'.repeat(2000)}` }, { address: 'max' }],
    [{ address: `?search=${'ñ'.repeat(900)}` }, { address: 'max' }],
    [
      { address: 3, shared: 'yes', is_default: 1 },
      { address: 'invalid', shared: 'invalid', is_default: 'invalid' },
    ],
    [{ resource: 'nothing' }, { resource: 'invalid' }],
    [{ resource: 'roles' }, { resource: 'invalid' }],
    [{ client_id: null }, { client_id: 'required' }],
    [
      { client_id: 'one', name: '' },
      { client_id: 'invalid', name: 'required' },
    ],
  ])('input %# is rejected with an error for each invalid field', async (body, errors) => {
    const answer = await post(body);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ detail: 'invalid', errors });
  });

  test('has no client and cannot be shared when its list has no client', async () => {
    const users = { resource: 'users', client_id: undefined, address: '?search=a' };
    expect((await post({ ...users, shared: true }, admin)).body).toMatchObject({
      errors: { shared: 'invalid' },
    });
    expect((await post({ ...users, client_id: client }, admin)).body).toMatchObject({
      errors: { client_id: 'invalid' },
    });
    const view = await created(users, admin);
    expect(await views(admin, '?resource=users')).toEqual([view]);
    expect((await put(view.id, { shared: true }, admin)).status).toBe(422);
  });

  test('has a unique name per user and list, ignoring case and accents', async () => {
    const first = await created({ name: 'Año' });
    const again = await post({ name: 'ANO' });
    expect([again.status, again.body]).toEqual([409, { detail: 'name taken' }]);
    await created({ name: 'Año', resource: 'locations', address: '' });
    await created({ name: 'Año' }, admin);
    const second = await created({ name: 'Second' });
    expect((await put(second.id, { name: 'año' })).status).toBe(409);
    expect((await put(first.id, { name: 'AÑO' })).status).toBe(200);
  });

  test('is limited to fifty per list', async () => {
    for (let count = 0; count < 50; count += 1) await created({ name: `View ${count}` });
    const answer = await post({ name: 'One more' });
    expect([answer.status, answer.body]).toEqual([422, { detail: 'invalid', errors: { name: 'limit' } }]);
    await created({ name: 'Elsewhere', resource: 'locations', address: '' });
  });

  test('is created once per idempotency key', async () => {
    const key = { 'Idempotency-Key': 'k1' };
    const [first, second] = [await post({}, staff, key), await post({}, staff, key)];
    expect(second.body).toEqual(first.body);
    expect(await views()).toHaveLength(1);
    expect((await post({ name: 'Another' }, staff, key)).body).toEqual({ detail: 'key reused' });
  });

  test('is updated only in the fields that are sent', async () => {
    const view = await created();
    expect((await put(view.id, { name: 'New' })).body).toEqual({ ...view, name: 'New' });
    expect((await put(view.id, { address: '?cutoff=Met', shared: true })).body).toEqual({
      ...view,
      name: 'New',
      address: '?cutoff=Met',
      shared: true,
    });
    expect((await put(view.id, { name: '', address: 4 })).body).toMatchObject({
      errors: { name: 'required', address: 'invalid' },
    });
  });

  test('is deleted', async () => {
    const { id } = await created({ is_default: true });
    expect((await remove(id)).body).toEqual({ id });
    expect(await views()).toEqual([]);
    expect((await remove(id)).status).toBe(404);
    expect(await api.storage.table('default_views').count([])).toBe(0);
  });
});

describe('default view', () => {
  test('is unique per list', async () => {
    const first = await created({ is_default: true });
    const second = await created({ name: 'Second', is_default: true });
    const places = await created({ resource: 'locations', address: '', is_default: true });
    const all = await views(staff, `?client_id=${client}`);
    expect(
      all
        .filter((view) => view.is_default)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([second.id, places.id]);
    await put(first.id, { is_default: true });
    expect((await views()).filter((view) => view.is_default).map(({ id }) => id)).toEqual([first.id]);
    expect((await put(first.id, { is_default: false })).body).toMatchObject({ is_default: false });
  });

  test('can be a colleague’s view, until that is no longer shared', async () => {
    const { id } = await created({ shared: true });
    expect((await put(id, { is_default: true }, admin)).body).toMatchObject({ is_default: true, own: false });
    expect(await views()).toMatchObject([{ is_default: false, own: true }]);
    await put(id, { shared: false });
    expect(await api.storage.table('default_views').count([])).toBe(0);
  });
});

describe('shared view', () => {
  test('is visible only to users with access to the client’s list', async () => {
    const { id } = await created({ shared: true });
    expect(await views(admin)).toMatchObject([{ id, own: false, shared: true }]);
    expect(await views(admin, `?client_id=${other}`)).toEqual([]);
    const limited = await api.tokenOf('limited');
    const answer = await read(`?resource=workers&client_id=${client}`, limited);
    expect(answer.status).toBe(403);
    expect((await put(id, { is_default: true }, limited)).status).toBe(403);
  });

  test('can be changed and deleted only by its owner', async () => {
    const { id } = await created({ shared: true });
    expect((await put(id, { name: 'Mine' }, admin)).status).toBe(403);
    expect((await put(id, { name: 'Mine', is_default: true }, admin)).status).toBe(403);
    expect((await remove(id, admin)).status).toBe(403);
    expect(await views()).toMatchObject([{ name: 'Gone', is_default: false }]);
  });

  test('returns 404 for other users once it is private', async () => {
    const { id } = await created();
    expect((await put(id, { is_default: true }, admin)).status).toBe(404);
    expect((await remove(id, admin)).status).toBe(404);
  });
});

describe('access to saved views', () => {
  test('is rejected for another client like its lists', async () => {
    expect((await post({ client_id: other })).status).toBe(403);
    expect((await post({ client_id: 999_999 })).status).toBe(404);
    expect((await read(`?client_id=${other}`)).status).toBe(403);
    expect((await read(`?resource=workers&client_id=${other}`)).status).toBe(403);
    expect((await read('?client_id=x')).status).toBe(404);
    expect((await read('?resource=nothing')).status).toBe(404);
  });

  test('requires the area’s flag', async () => {
    const { id } = await created({ shared: true });
    await api.storage
      .table('feature_flags')
      .update([{ field: 'name', op: 'eq', value: 'eip_workers' }], { value: 'off' });
    expect((await post({ name: 'Other' })).status).toBe(404);
    expect((await put(id, { name: 'Other' })).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    expect(await views(staff, `?client_id=${client}`)).toEqual([]);
    expect((await read(`?resource=workers&client_id=${client}`)).status).toBe(404);
  });

  test('requires a session', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['PUT', '/1'],
      ['DELETE', '/1'],
    ] as const)
      expect((await api.call(method, `v1/saved-views${path}`)).status).toBe(401);
  });

  test.each(['0', '-1', 'x', '99999999999', '1%20or%201=1'])('returns 404 for the id %j', async (id) => {
    expect((await api.call('PUT', `v1/saved-views/${id}`, { token: staff, body: {} })).status).toBe(404);
    expect((await api.call('DELETE', `v1/saved-views/${id}`, { token: staff })).status).toBe(404);
  });

  test('returns all of the user’s views in one call, own first, by name', async () => {
    await created({ name: 'b', shared: true }, admin);
    await created({ name: 'Zoo' });
    await created({ name: 'ámbar', resource: 'locations', address: '' });
    await created({ name: 'Mail', resource: 'users', client_id: undefined, address: '' }, admin);
    const all = await views(staff, `?client_id=${client}`);
    expect(all.map(({ name, own }) => [name, own])).toEqual([
      ['ámbar', true],
      ['Zoo', true],
      ['b', false],
    ]);
    expect((await views(admin, `?client_id=${client}`)).map(({ name }) => name)).toEqual(['b', 'Mail']);
    expect((await views(admin, '')).map(({ name }) => name)).toEqual(['Mail']);
  });

  test('ends when the user is deleted', async () => {
    const { id } = await created({ shared: true });
    const userId = await api.userIdOf('staff');
    await put(id, { is_default: true });
    expect((await api.call('DELETE', `v1/users/${userId}`, { token: admin })).status).toBe(200);
    expect(await api.storage.table('saved_views').count([])).toBe(0);
    expect(await api.storage.table('default_views').count([])).toBe(0);
  });
});
