import { beforeEach, expect, test } from 'vitest';
import { resources } from '@resources';
import { newPermission } from '@core/access/names';
import type { Resource } from '@core/resource/resource';
import { setPermissions } from '../agency/agency-calls';
import { createHarness, type Harness } from '../api/harness';
import { addCrates, crates } from '../bulk/crates';

const mayKnowPlace = newPermission('eip_crates_place');
const { label, state } = crates.form!.inputs;

/** A crate is not named after its place, which no form has. */
const ruled = (place: Resource['fields'][string] = { kind: 'text', initial: '' }): Resource => ({
  ...crates,
  fields: { ...crates.fields, place },
  rows: [],
  form: {
    inputs: { label: label!, state: state! },
    rules: {
      noPlace: { at: 'label', must: { field: 'label', op: 'ne', value: { field: 'place' } } },
      noState: { at: 'label', must: { field: 'label', op: 'ne', value: { field: 'state' } } },
    },
  },
});

let api: Harness;
let token: string;
let path: string;
const open = async (declared: Resource) => {
  api = await createHarness({ resources: [...resources, declared] });
  const client = await api.clientNamed('Harbor Lane Markets');
  await setPermissions(api, 5, ['eip_menu_workers']);
  token = await api.tokenOf('staff');
  path = `eip/clients/${client}/crates`;
  return client;
};
const patch = (id: number, body: object) =>
  api.call('PATCH', `${path}/${id}`, { token, body, headers: { 'If-Match': '*' } });
const labelOf = async (id: number) =>
  (await api.storage.table('crates').first([{ field: 'id', op: 'eq', value: id }]))?.['label'];

let client: number;
beforeEach(async () => {
  client = await open(ruled());
});

test('a rule between fields compares with what is stored, and nothing is written', async () => {
  const [id = 0] = await addCrates(api, client, [{ label: 'One', place: 'dock' }]);
  expect(await patch(id, { label: 'dock' })).toMatchObject({
    status: 422,
    body: { errors: { label: 'noPlace' } },
  });
  expect(await labelOf(id)).toBe('One');
  expect((await patch(id, { label: 'yard' })).status).toBe(200);
});

test('a change of the other field is refused as well, at the input of the rule', async () => {
  const [id = 0] = await addCrates(api, client, [{ label: 'sent' }]);
  expect(await patch(id, { state: 'sent' })).toMatchObject({
    status: 422,
    body: { errors: { label: 'noState' } },
  });
});

test('a change of many records skips those that would break a rule', async () => {
  const ids = await addCrates(api, client, [{ label: 'One' }, { label: 'packed' }]);
  const { body } = await api.call('POST', `${path}/actions/pack`, { token, body: { ids } });
  expect(body).toMatchObject({ changed: 1 });
  const rows = await api.storage.table('crates').find([{ field: 'id', op: 'in', value: ids }]);
  expect(rows.map((row) => row['state'])).toEqual(['packed', 'open']);
});

test('a rule does not tell what the caller may not read', async () => {
  client = await open(ruled({ kind: 'text', onlyFor: [mayKnowPlace] }));
  const [id = 0] = await addCrates(api, client, [{ label: 'One', place: 'dock' }]);
  expect((await patch(id, { label: 'dock' })).status).toBe(200);
});
