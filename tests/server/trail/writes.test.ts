import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resources } from '@resources';
import { newPermission } from '@core/access/names';
import { field } from '@core/resource/field';
import type { Resource } from '@core/resource/resource';
import trailers from '@tests/fixtures/trailers/trailers';
import { createHarness, type Answer, type Harness } from '../api/harness';
import { eq } from './world';

const held = ['act_as_eip_admin'] as const;

/** A resource with a column of each kind that the server fills in a new record, a secret one and a computed one. */
const kegs: Resource = {
  ...trailers,
  name: 'kegs',
  path: 'kegs',
  api: { backend: 'eip', path: 'clients/:clientId/kegs' },
  access: { permissions: held },
  representation: 'label',
  fields: {
    id: field.id(),
    label: field.text(),
    code: field.text({ secret: true }),
    state: field.status({ Full: 'success', Empty: 'warning' }),
    filled_on: field.date(),
    month: field.month(),
    bought_in: field.year(),
    weighed_at: field.dateTime(),
    cleaned_on: field.date({ nullable: true }),
    drinkers: field.number({ computed: true, nullable: true }),
  },
  rows: [{ where: { field: 'label', op: 'ne', value: 'Lost' }, exceptFor: [newPermission('eip_kegs_lost')] }],
  list: { ...trailers.list!, columns: ['label'], sortBy: ['label'], search: ['label'], filters: {} },
  form: { inputs: { label: { kind: 'text', max: 20 }, code: { kind: 'text', max: 20, optional: true } } },
  operations: {
    create: { permissions: [] },
    edit: { permissions: [] },
    delete: { permissions: [], when: { field: 'label', op: 'ne', value: 'Kept' } },
  },
};

let api: Harness;
let token: string;
let admin: number;
let client: number;
let path: string;
beforeAll(async () => {
  api = await createHarness({ resources: [...resources, kegs] });
  token = await api.tokenOf('admin');
  admin = await api.userIdOf('admin');
  client = await api.clientNamed('Harbor Lane Markets');
  path = `eip/clients/${client}/kegs`;
});

/** `newEvents` returns the rows added to the trail since its previous call, each with its changed values. */
let seen = 0;
const newEvents = async () => {
  const rows = (await api.storage.table('audit_trail').find([])).slice(seen);
  seen += rows.length;
  return Promise.all(
    rows.map(async ({ id, user_id, action, resource, record_id, client_id, note }) => {
      const values = await api.storage.table('trail_values').first(eq('row_id', Number(id)));
      const { fields = {} } = JSON.parse(String(values?.['changes'] ?? '{}')) as { fields?: object };
      return { user_id, action, resource, record_id, client_id, note, fields };
    }),
  );
};
beforeEach(async () => {
  await newEvents();
});

const send = (method: string, address: string, body?: object, key?: string): Promise<Answer> =>
  api.call(method, address, { token, body, ...(key && { headers: { 'Idempotency-Key': key } }) });
const idOf = ({ body }: Answer) => (body as { id: number }).id;
const made = async (body: object = { label: 'Alder', code: 'K-1' }): Promise<number> => {
  const id = idOf(await send('POST', path, body));
  await newEvents();
  return id;
};
const recordOf = async (id: number) => (await send('GET', `${path}/${id}`)).body as object;
const ofKeg = (id: number) => ({
  user_id: admin,
  resource: 'kegs',
  record_id: String(id),
  client_id: client,
  note: '',
});

describe('writes of records in the audit trail', () => {
  it('record every value of a new record, also those that the server fills, without the id', async () => {
    const answer = await send('POST', path, { label: ' Alder ', code: 'K-1' });
    expect(answer.status).toBe(201);
    const filled = {
      state: 'Full',
      filled_on: '2026-11-20',
      month: '2026-11',
      bought_in: 2026,
      weighed_at: '2026-11-20T12:00:00.000Z',
    };
    expect(await recordOf(idOf(answer))).toEqual({
      ...{ id: idOf(answer), label: 'Alder', code: 'K-1', cleaned_on: null, drinkers: null, version: 0 },
      ...filled,
    });
    const after = Object.entries({ label: 'Alder', ...filled });
    expect(await newEvents()).toEqual([
      {
        ...ofKeg(idOf(answer)),
        action: 'create',
        fields: {
          code: 'secret',
          ...Object.fromEntries(after.map(([name, value]) => [name, { before: null, after: value }])),
        },
      },
    ]);
  });

  it('record only what an edit changed', async () => {
    const id = await made();
    expect((await send('PUT', `${path}/${id}`, { label: 'Birch', code: 'K-1' })).status).toBe(200);
    const edit = { ...ofKeg(id), action: 'update', note: 'edit, without version' };
    expect(await newEvents()).toEqual([{ ...edit, fields: { label: { before: 'Alder', after: 'Birch' } } }]);
    await send('PUT', `${path}/${id}`, { label: 'Birch' });
    expect(await newEvents()).toEqual([{ ...edit, fields: { code: 'secret' } }]);
    expect(await recordOf(id)).toMatchObject({ label: 'Birch', code: '', state: 'Full' });
    await send('PUT', `${path}/${id}`, { label: 'Birch', code: '' });
    expect(await newEvents()).toEqual([{ ...edit, fields: {} }]);
  });

  it('record every value of a deleted record, which then returns 404', async () => {
    const id = await made({ label: 'Cedar' });
    expect(await send('DELETE', `${path}/${id}`)).toMatchObject({ status: 200, body: { id } });
    const [row, ...others] = await newEvents();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ ...ofKeg(id), action: 'delete' });
    expect(row?.fields).toMatchObject({ label: { before: 'Cedar', after: null } });
    expect(Object.keys(row?.fields ?? {})).not.toContain('id');
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect(
        (await send(method, `${path}/${id}`, method === 'PUT' ? { label: 'X' } : undefined)).status,
      ).toBe(404);
  });

  it('record the name of a row action and what it changed', async () => {
    const user = await api.userIdOf('internal');
    const done = await send('POST', `v1/users/${user}/deactivate`);
    expect(done).toMatchObject({ status: 200, body: { id: user, stage: 'inactive' } });
    const ofUser = { user_id: admin, resource: 'users', record_id: String(user), action: 'update' };
    expect(await newEvents()).toMatchObject([
      { ...ofUser, note: 'deactivate', fields: { stage: { before: 'active', after: 'inactive' } } },
    ]);
    await send('POST', `v1/users/${user}/reactivate`);
    expect(await newEvents()).toMatchObject([{ ...ofUser, note: 'reactivate' }]);
  });

  it('record no change when the write is rejected', async () => {
    const keptId = await made({ label: 'Kept' });
    const refused = [
      [409, 'DELETE', `${path}/${keptId}`],
      [422, 'PUT', `${path}/${keptId}`],
      [422, 'POST', path],
      [404, 'POST', `${path}/${keptId}/deactivate`],
      [404, 'POST', `v1/users/${admin}/promote`],
    ] as const;
    for (const [status, method, address] of refused)
      expect((await send(method, address, method === 'DELETE' ? undefined : {})).status).toBe(status);
    // A missing right is recorded as a refusal, an invalid value is not.
    expect((await newEvents()).filter(({ action }) => action !== 'refused')).toEqual([]);
    expect(await recordOf(keptId)).toMatchObject({ label: 'Kept' });
  });

  it('record no change when the caller could not see the result', async () => {
    const id = await made();
    const answer = await send('PUT', `${path}/${id}`, { label: 'Lost' });
    expect(answer).toMatchObject({ status: 403, body: { detail: 'forbidden' } });
    expect((await newEvents()).filter(({ action }) => action !== 'refused')).toEqual([]);
    expect(await recordOf(id)).toMatchObject({ label: 'Alder' });
    expect((await send('POST', path, { label: 'Lost' })).status).toBe(403);
    expect(await api.storage.table('kegs').count(eq('label', 'Lost'))).toBe(0);
  });
});

describe('idempotency key', () => {
  const countKegs = () => api.storage.table('kegs').count([]);

  it('applies to new records and actions, not to edits and deletions', async () => {
    const before = await countKegs();
    const first = await send('POST', path, { label: 'Once' }, 'key-create');
    const again = await send('POST', path, { label: 'Once' }, 'key-create');
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(await countKegs()).toBe(before + 1);
    const address = `${path}/${idOf(first)}`;
    for (const label of ['Two', 'Three'])
      expect(await send('PUT', address, { label }, 'key-edit')).toMatchObject({
        status: 200,
        body: { label },
      });
    expect((await send('DELETE', address, undefined, 'key-delete')).status).toBe(200);
    expect((await send('DELETE', address, undefined, 'key-delete')).status).toBe(404);
    // The record of the key is deleted, so the response has only its id.
    expect(await send('POST', path, { label: 'Once' }, 'key-create')).toMatchObject({
      status: 201,
      body: { id: idOf(first) },
    });
    expect(await countKegs()).toBe(before);

    const user = await api.userIdOf('internal');
    const action = () => send('POST', `v1/users/${user}/deactivate`, undefined, 'key-action');
    expect((await action()).status).toBe(200);
    await newEvents();
    expect((await action()).status).toBe(200);
    expect(await newEvents()).toEqual([]);
  });
});
