import { beforeEach, expect, test } from 'vitest';
import { resources } from '@resources';
import { buildAbility } from '@core/access/ability';
import { explain } from '@core/access/explain';
import { newPermission } from '@core/access/names';
import { readableResource } from '@core/access/readable-resource';
import type { Resource } from '@core/resource/resource';
import { setPermissions } from '../agency/agency-calls';
import { createHarness, type Harness } from '../api/harness';
import { addCrates, crates } from '../bulk/crates';

const mayMove = newPermission('eip_crates_move');
const guarded: Resource = {
  ...crates,
  fields: { ...crates.fields, place: { kind: 'text', initial: '', writableFor: [mayMove] } },
  rows: [],
};

let api: Harness;
let token: string;
let client: number;
let id: number;
const grant = async (...permissions: readonly string[]) => {
  await setPermissions(api, 5, ['eip_menu_workers', ...permissions]);
  token = await api.tokenOf('staff');
};
const call = (method: string, below: string, body?: object) =>
  api.call(method, `eip/clients/${client}/crates${below}`, {
    token,
    ...(body && { body }),
    headers: { 'If-Match': '*' },
  });
const placeOf = async () =>
  (await api.storage.table('crates').first([{ field: 'id', op: 'eq', value: id }]))?.['place'];

beforeEach(async () => {
  api = await createHarness({ resources: [...resources, guarded] });
  client = await api.clientNamed('Harbor Lane Markets');
  [id = 0] = await addCrates(api, client, [{ place: 'dock' }]);
  await grant();
});

test('a field that only others may write is read, and a call that would change it is refused', async () => {
  expect((await call('GET', `/${id}`)).body).toMatchObject({ place: 'dock' });
  const refused = { status: 422, body: { errors: { place: 'forbidden' } } };
  expect(await call('PATCH', `/${id}`, { label: 'Two', place: 'yard' })).toMatchObject(refused);
  expect(await call('POST', '', { label: 'New', state: 'open', place: 'yard' })).toMatchObject(refused);
  expect(await placeOf()).toBe('dock');
});

test('a record may be sent back as it was read, and is created without the field', async () => {
  expect((await call('PATCH', `/${id}`, { label: 'Two', place: 'dock' })).status).toBe(200);
  expect((await call('POST', '', { label: 'New', state: 'open' })).status).toBe(201);
});

test('neither an action nor an undo sets it', async () => {
  await call('PATCH', `/${id}`, { label: 'Two' });
  await grant(mayMove);
  const moved = await call('PATCH', `/${id}`, { place: 'yard' });
  expect(moved.status).toBe(200);
  await grant();
  expect((await call('POST', '/actions/lose', { ids: [id] })).status).toBe(404);
  await call('POST', `/${id}/undo`, { version: 1 });
  expect(await placeOf()).toBe('yard');
});

test('users with the permission write it', async () => {
  await grant(mayMove);
  expect((await call('PATCH', `/${id}`, { place: 'yard' })).status).toBe(200);
  expect(await placeOf()).toBe('yard');
});

test('the portal shows the field without its input, and says why an action is missing', () => {
  const rights = { permissions: ['eip_menu_workers'], flags: {} };
  const open = readableResource(guarded, buildAbility([guarded], rights));
  expect(Object.keys(open.form?.inputs ?? {})).toEqual(['label', 'state']);
  expect(open.list?.columns).toContain('place');
  expect(Object.keys(open.actions ?? {})).toEqual(['pack']);
  const list = { resource: guarded as never, state: { filters: {} }, hidden: new Set<string>() };
  const { actions } = explain([guarded], { rights, ownClients: 1, list });
  expect(actions).toEqual([
    { name: 'pack', reasons: [] },
    { name: 'move', reasons: [{ kind: 'none-of', permissions: [mayMove] }] },
    { name: 'lose', reasons: [{ kind: 'none-of', permissions: [mayMove] }] },
  ]);
});
