import { beforeEach, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import type { Resource } from '@core/resource/resource';
import { setPermissions } from '../agency/agency-calls';
import { createHarness, type Answer, type Harness } from '../api/harness';
import { addCrates, crates } from './crates';

const staffRole = 5;
const declared: Resource = {
  ...crates,
  actions: {
    ...crates.actions,
    slowly: {
      ...{ on: 'records', job: true },
      when: { field: 'state', op: 'eq', value: 'open' },
      set: { state: 'packed' },
    },
    quietly: { when: { all: [] }, set: { state: 'sent' } },
  },
};

let api: Harness;
let token: string;
let client: number;
let path: string;
beforeEach(async () => {
  api = await createHarness({ resources: [...resources, declared] });
  await setPermissions(api, staffRole, ['eip_menu_workers']);
  token = await api.tokenOf('staff');
  client = await api.clientNamed('Harbor Lane Markets');
  path = `eip/clients/${client}/crates`;
});

const run = (action: string, body: object, query = ''): Promise<Answer> =>
  api.call('POST', `${path}/actions/${action}${query}`, { token, body });
const valuesOf = async (field: string, ids: readonly number[]) =>
  (await api.storage.table('crates').find([{ field: 'id', op: 'in', value: ids }])).map((row) => row[field]);

describe('an action whose dialog asks for a value', () => {
  test('writes it to all records, and can be undone', async () => {
    const ids = await addCrates(api, client, [{}, { place: 'hall' }]);
    const { status, body } = await run('move', { ids, place: 'dock' });
    expect([status, body]).toEqual([200, { changed: 2, skipped: [], undo: expect.any(Number) }]);
    expect(await valuesOf('place', ids)).toEqual(['dock', 'dock']);
    expect((await run('undo', { undo: (body as { undo: number }).undo })).status).toBe(200);
    expect(await valuesOf('place', ids)).toEqual(['yard', 'hall']);
  });

  test.each([
    [{}, { place: 'required' }],
    [{ place: 'x'.repeat(21) }, { place: expect.any(String) }],
    [{ place: 'dock', state: 'sent' }, { state: 'unknown' }],
  ])('refuses %j', async (inputs, errors) => {
    const ids = await addCrates(api, client, [{}]);
    const { status, body } = await run('move', { ids, ...inputs });
    expect([status, body]).toEqual([422, { detail: 'invalid', errors }]);
    expect(await valuesOf('place', ids)).toEqual(['yard']);
  });
});

test('many records are deleted and lie in the trash', async () => {
  const [one = 0, other = 0] = await addCrates(api, client, [{}, {}]);
  const { status, body } = await run('delete', { ids: [one, 999_999] });
  expect([status, body]).toEqual([
    200,
    { changed: 1, skipped: [{ id: 999_999, reason: 'not found' }], undo: null },
  ]);
  expect(await valuesOf('id', [one, other])).toEqual([other]);
  const trash = await api.call('GET', `${path}/trash`, { token });
  expect(trash.body).toMatchObject({ data: [expect.anything()] });
});

test('an action on one record is not offered for many', async () => {
  const ids = await addCrates(api, client, [{}]);
  expect((await run('quietly', { ids })).status).toBe(404);
});

test('a job is one for a few records, too', async () => {
  const ids = await addCrates(api, client, [{}, { state: 'sent' }]);
  const answer = await run('slowly', { ids });
  expect([answer.status, answer.body]).toEqual([202, { job: expect.any(Number) }]);
  const { job } = answer.body as { job: number };
  expect((await api.call('GET', `${path}/actions/runs/${job}`, { token })).body).toMatchObject({
    ...{ total: 2, ended: true, changed: 1, skipped_count: 1 },
  });
});

describe('the set of records of a dry run', () => {
  const preview = async (body: object): Promise<string> =>
    ((await run('pack', body, '?dry_run=true')).body as { preview: string }).preview;

  test('is the one that changes', async () => {
    await addCrates(api, client, [{}, {}]);
    const body = { filter: { state: 'open' }, expected: 2 };
    expect((await run('pack', { ...body, preview: await preview(body) })).body).toMatchObject({ changed: 2 });
  });

  test('must not have changed, even if it has as many records', async () => {
    const [one = 0, other = 0] = await addCrates(api, client, [{}, { state: 'sent' }]);
    const body = { filter: { state: 'open' }, expected: 1 };
    const seen = await preview(body);
    for (const [id, state] of [
      [one, 'sent'],
      [other, 'open'],
    ] as const)
      await api.storage.table('crates').update([{ field: 'id', op: 'eq', value: id }], { state });
    const answer = await run('pack', { ...body, preview: seen });
    expect([answer.status, answer.body]).toEqual([409, { detail: 'changed' }]);
    expect(await valuesOf('state', [one, other])).toEqual(['sent', 'open']);
  });
});

describe('the export of selected records', () => {
  const lines = async (ids: string) =>
    (await api.call('GET', `${path}?format=csv&columns=label&ids=${ids}`, { token })).text
      .trim()
      .split('\r\n')
      .slice(1);

  test('has these and no others', async () => {
    const [one = 0, , three = 0] = await addCrates(api, client, [{}, {}, {}]);
    expect(await lines(`${one},${three}`)).toEqual(['Crate 0', 'Crate 2']);
  });

  test('has none that the caller may not see', async () => {
    const [open = 0, lost = 0] = await addCrates(api, client, [{}, { place: 'lost' }]);
    expect(await lines(`${open},${lost}`)).toEqual(['Crate 0']);
  });

  test('is refused for what are no numbers', async () => {
    const { status, body } = await api.call('GET', `${path}?ids=1,x`, { token });
    expect([status, body]).toEqual([422, { detail: 'invalid', errors: { ids: 'invalid' } }]);
  });
});
