import { beforeEach, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { newPermission } from '@core/access/names';
import { field } from '@core/resource/field';
import type { Resource } from '@core/resource/resource';
import trailers from '@tests/fixtures/trailers/trailers';
import { setPermissions } from '../agency/agency-calls';
import { createHarness, type Harness } from '../api/harness';
import type { HistoryEntry } from './history';

const mayKnowPrice = newPermission('eip_crates_price');
const mayKnowLost = newPermission('eip_crates_lost');

/** A resource with a restricted field, a secret one, and a rule for rows. */
const crates: Resource = {
  ...trailers,
  name: 'crates',
  path: 'crates',
  api: { backend: 'eip', path: 'clients/:clientId/crates' },
  access: { permissions: ['eip_menu_workers'] },
  representation: 'label',
  fields: {
    id: field.id(),
    label: field.text(),
    code: field.text({ secret: true }),
    price: field.money({ onlyFor: [mayKnowPrice], nullable: true }),
  },
  rows: [{ where: { field: 'label', op: 'ne', value: 'Lost' }, exceptFor: [mayKnowLost] }],
  list: { ...trailers.list!, columns: ['label'], sortBy: ['label'], search: ['label'], filters: {} },
  form: {
    inputs: {
      label: { kind: 'text', max: 20 },
      code: { kind: 'text', max: 20, optional: true },
      price: { kind: 'money', optional: true },
    },
  },
  operations: { create: { permissions: [] }, edit: { permissions: [] }, delete: { permissions: [] } },
};

const staffRole = 5;
const basic = ['eip_menu_workers'];
let api: Harness;
let token: string;
let path: string;
let id: number;

const grant = (...permissions: readonly string[]) =>
  setPermissions(api, staffRole, [...basic, ...permissions]);
const call = (method: string, below = '', body?: object, version?: number) =>
  api.call(method, `${path}/${id}${below}`, {
    token,
    ...(body && { body }),
    ...(version !== undefined && { headers: { 'If-Match': `"${version}"` } }),
  });
const versionNow = async () => ((await call('GET')).body as { version: number }).version;
const patch = async (body: object) => {
  expect((await call('PATCH', '', body, await versionNow())).status).toBe(200);
};
const undo = async (body: object) => call('POST', '/undo', body, await versionNow());
const entries = async () => ((await call('GET', '/history')).body as { data: readonly HistoryEntry[] }).data;
const stored = () => api.storage.table('crates').first([{ field: 'id', op: 'eq', value: id }]);

beforeEach(async () => {
  api = await createHarness({ resources: [...resources, crates] });
  path = `eip/clients/${await api.clientNamed('Harbor Lane Markets')}/crates`;
  await grant(mayKnowPrice);
  token = await api.tokenOf('staff');
  const made = await api.call('POST', path, { token, body: { label: 'One', code: 'c-1', price: 4711 } });
  expect(made.status).toBe(201);
  ({ id } = made.body);
});

describe('a field that the reader may not know', () => {
  test('is not in the history, and is neither named nor written by an undo', async () => {
    await patch({ label: 'Two', price: 9000 });
    expect((await entries())[0]?.changes.map((change) => change.field)).toEqual(['label', 'price']);
    const { version } = (await entries())[1] ?? {};
    await grant();
    const seen = await entries();
    expect(seen.map(({ changes }) => changes.map((change) => change.field))).toEqual([
      ['label'],
      ['label', 'code'],
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/4711|9000|price/);
    const answer = await undo({ version, fields: ['price'] });
    expect([answer.status, answer.body]).toEqual([422, { detail: 'invalid', errors: { price: 'unknown' } }]);
    expect((await undo({ version })).status).toBe(200);
    expect(await stored()).toMatchObject({ label: 'One', price: 9000 });
  });

  test('counts as unchanged when nothing else did', async () => {
    await patch({ price: 9000 });
    const { version } = (await entries())[1] ?? {};
    await grant();
    const before = await stored();
    expect((await entries())[0]?.changes).toEqual([]);
    expect((await undo({ version })).status).toBe(200);
    expect(await stored()).toEqual(before);
  });
});

test('a secret field keeps only that it changed, and an undo leaves it as it is', async () => {
  await patch({ label: 'Two', code: 'c-2' });
  const [edit, creation] = await entries();
  expect(edit?.changes).toEqual([
    { field: 'label', before: 'One', after: 'Two' },
    { field: 'code', secret: true },
  ]);
  expect(creation?.changes).toContainEqual({ field: 'code', secret: true });
  const rows = await api.storage.table('record_versions').find([]);
  expect(rows.map((row) => row['state']).join()).not.toMatch(/c-[12]/);
  expect((await undo({ version: creation?.version, fields: ['code'] })).body).toEqual({
    detail: 'invalid',
    errors: { code: 'unknown' },
  });
  expect((await undo({ version: creation?.version })).status).toBe(200);
  expect(await stored()).toMatchObject({ label: 'One', code: 'c-2' });
});

test('a record that the caller may not know has no history, and is not undone', async () => {
  await patch({ label: 'Two' });
  const version = await versionNow();
  await api.storage.table('crates').update([{ field: 'id', op: 'eq', value: id }], { label: 'Lost' });
  expect((await call('GET', '/history')).status).toBe(404);
  expect((await call('POST', '/undo', { version: 0 }, version + 1)).status).toBe(404);
});

test('an undo to a state that the caller may not know is refused', async () => {
  await grant(mayKnowLost);
  await patch({ label: 'Lost' });
  const version = await versionNow();
  await patch({ label: 'Two' });
  await grant();
  expect((await undo({ version })).status).toBe(403);
  expect(await stored()).toMatchObject({ label: 'Two' });
});

describe('the users of a client', () => {
  test('are shown only the client’s own among related records', async () => {
    const admin = await api.tokenOf('admin');
    const own = await api.clientNamed('Harbor Lane Markets');
    const clients = await api.storage.table('clients').find([]);
    const other = clients.map((row) => Number(row['client_account_id'])).find((one) => one !== own) ?? 0;
    const person = { first_name: 'Kim', last_name: 'Quist', username: 'kim@portal.example', role_id: 8 };
    const made = await api.call('POST', 'v1/users', {
      token: admin,
      body: { ...person, eip_client_ids: [own] },
    });
    const user = (made.body as { id: number }).id;
    const put = (ids: readonly number[]) =>
      api.call('PUT', `v1/users/${user}`, { token: admin, body: { ...person, eip_client_ids: ids } });
    expect((await put([own, other])).status).toBe(200);
    await grant('eip_menu_users');
    const read = async (caller: string, query = '') =>
      (
        (await api.call('GET', `v1/users/${user}/history${query}`, { token: caller })).body as {
          data: readonly HistoryEntry[];
        }
      ).data;
    expect((await read(admin))[0]?.changes).toMatchObject([{ field: 'eip_client_ids' }]);
    const [edit, creation] = await read(token, `?client_id=${own}`);
    expect(edit?.changes).toEqual([]);
    expect(creation?.changes).toContainEqual({
      field: 'eip_client_ids',
      before: null,
      after: [`Harbor Lane Markets (${own})`],
    });
    expect((await put([other])).status).toBe(200);
    const gone = await api.call('GET', `v1/users/${user}/history?client_id=${own}`, { token });
    expect(gone.status).toBe(404);
  });

  test('read their own history', async () => {
    const user = await api.userIdOf('employee');
    const employee = await api.tokenOf('employee');
    expect((await api.call('GET', `v1/users/${user}/history`, { token: employee })).status).toBe(200);
    const other = await api.userIdOf('admin');
    expect((await api.call('GET', `v1/users/${other}/history`, { token: employee })).status).toBe(403);
  });
});
