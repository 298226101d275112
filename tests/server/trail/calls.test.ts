import { beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@server/storage/storage';
import { minute } from '@server/api/clock';
import { eraseValues } from '@server/trail/erasure';
import { recordEvents, serverActor } from '@server/trail/record-event';
import { createHarness, type Harness } from '../api/harness';
import { eq, verdictOf } from './world';

let api: Harness;
let own: number;
let foreign: number;
beforeAll(async () => {
  api = await createHarness();
  own = await api.clientNamed('Harbor Lane Markets');
  const held = (await api.storage.table('user_clients').find(eq('user_id', await api.userIdOf('staff')))).map(
    (row) => row['client_id'],
  );
  const clients = await api.storage.table('clients').find([]);
  foreign = Number(clients.map((row) => row['client_account_id']).find((id) => !held.includes(id ?? 0)));
});

const lastRow = async (): Promise<Row | undefined> =>
  (await api.storage.table('audit_trail').find([])).at(-1);
const countRows = () => api.storage.table('audit_trail').count([]);

describe('calls in the audit trail', () => {
  it('record a CSV export with its client and number of rows', async () => {
    const token = await api.tokenOf('staff');
    const file = await api.call('GET', `eip/clients/${own}/workers?format=csv`, { token });
    expect(file.status).toBe(200);
    expect(await lastRow()).toMatchObject({
      action: 'export',
      resource: 'workers',
      client_id: own,
      client_name: 'Harbor Lane Markets',
      user_id: await api.userIdOf('staff'),
      note: `csv, ${file.headers.get('X-Total-Count')} rows`,
    });
  });

  it('record a PDF export', async () => {
    const token = await api.tokenOf('admin');
    const download = api.deps.resources.find(({ downloads }) => downloads);
    const [name, { path }] = Object.entries(download?.downloads ?? {})[0] ?? ['', { path: '' }];
    const at = path.replace(':clientId', String(own));
    expect((await api.call('GET', `${download?.api.backend ?? ''}/${at}`, { token })).status).toBe(200);
    expect(await lastRow()).toMatchObject({ action: 'export', client_id: own, note: `pdf, ${name}` });
  });

  it('record a sign-out', async () => {
    const token = await api.tokenOf('staff');
    await api.call('POST', 'v1/auth/logout', { token });
    const id = await api.userIdOf('staff');
    expect(await lastRow()).toMatchObject({ action: 'sign-out', resource: 'session', record_id: String(id) });
  });

  it('record a refusal for a foreign client, hidden from that client', async () => {
    const token = await api.tokenOf('staff');
    expect((await api.call('GET', `eip/clients/${foreign}/claims`, { token })).status).toBe(403);
    expect(await lastRow()).toMatchObject({
      action: 'refused',
      resource: 'claims',
      client_id: null,
      user_id: await api.userIdOf('staff'),
      note: 'get, forbidden',
    });
  });

  it('record a refusal for an existing record that the caller may not see', async () => {
    const token = await api.tokenOf('staff');
    const row = await api.storage.table('workers').first(eq('client_id', foreign));
    const id = Number(row?.['id']);
    const before = await countRows();
    const answer = await api.call('GET', `eip/clients/${own}/workers/${id}`, { token });
    expect(answer).toMatchObject({ status: 404, body: { detail: 'not found' } });
    expect(answer.text).not.toContain('exists');
    expect(await lastRow()).toMatchObject({
      action: 'refused',
      resource: 'workers',
      record_id: String(id),
      client_id: own,
      note: 'get, not found',
    });
    await api.call('GET', `eip/clients/${own}/workers/2000000000`, { token });
    await api.call('GET', `eip/clients/${own}/nothing`, { token });
    await api.call('GET', `eip/clients/${own}/workers/abc`, { token });
    expect(await countRows()).toBe(before + 1);
  });

  it('record one refusal of a write that is never allowed', async () => {
    const token = await api.tokenOf('admin');
    const id = await api.userIdOf('admin');
    const before = await countRows();
    expect((await api.call('DELETE', `v1/users/${id}`, { token })).status).toBe(409);
    expect(await countRows()).toBe(before + 1);
    expect(await lastRow()).toMatchObject({ action: 'refused', resource: 'users', record_id: String(id) });
    await api.call('PUT', `v1/users/${id}`, { token, body: {} });
    expect(await countRows()).toBe(before + 1);
  });

  it('record at most 30 refusals per caller and minute, and how many were left out', async () => {
    const token = await api.tokenOf('regional');
    api.pass(2 * minute);
    const before = await countRows();
    for (let call = 0; call < 34; call += 1) await api.call('GET', 'v1/users', { token });
    expect(await countRows()).toBe(before + 30);
    api.pass(minute);
    await api.call('GET', 'v1/users', { token });
    expect(await lastRow()).toMatchObject({ note: 'get, forbidden, 4 more before' });
    await api.call('GET', 'v1/users', { token });
    expect(await lastRow()).toMatchObject({ note: 'get, forbidden' });
    expect(await verdictOf(api)).toMatchObject({ isWhole: true });
  });
});

interface Shown {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly total_count: number;
}

describe('audit trail area', () => {
  let rowId = 0;
  beforeAll(async () => {
    const userId = await api.userIdOf('admin');
    const actor = { userId, network: '192.0.2.77', requestId: 'a-request' };
    const changes = { last_name: { before: 'Park', after: 'Pärk' }, password: 'secret' } as const;
    await api.storage.transaction((tx) =>
      recordEvents(api.deps, tx, actor, [
        { action: 'update', resource: 'workers', recordId: 4711, clientId: own, changes },
        { action: 'update', resource: 'workers', recordId: 4712, clientId: foreign, changes },
      ]),
    );
    rowId = Number((await lastRow())?.['id']) - 1;
  });

  const list = async (token: string, path: string) => {
    const answer = await api.call('GET', path, { token });
    expect(answer.status).toBe(200);
    return answer.body as Shown;
  };

  it('shows administrators all rows, with network address and values before and after', async () => {
    const token = await api.tokenOf('admin');
    const { total_count: total } = await list(token, 'v1/audit-trail');
    expect(total).toBe(await countRows());
    const record = await api.call('GET', `v1/audit-trail/${rowId}`, { token });
    expect(record.body).toMatchObject({
      person: expect.stringMatching(/\w+ \w+/),
      network: '192.0.2.77',
      request: 'a-request',
      changes: [
        { field: 'last_name', before: 'Park', after: 'Pärk' },
        { field: 'password', secret: true },
      ],
      erased: false,
    });
  });

  it('shows a client’s administrators the rows of their client, without network addresses', async () => {
    const token = await api.tokenOf('staff');
    const path = `eip/clients/${own}/audit-trail`;
    const { data, total_count: total } = await list(token, `${path}?limit=100`);
    expect(total).toBe(await api.storage.table('audit_trail').count(eq('client_id', own)));
    expect(data.map((row) => row['record_id'])).not.toContain('4712');
    const record = await api.call('GET', `${path}/${rowId}`, { token });
    expect(record.body).toMatchObject({ record_id: '4711', changes: [{ field: 'last_name' }, {}] });
    expect(record.text).not.toContain('192.0.2.77');
    expect((await api.call('GET', `${path}/${rowId + 1}`, { token })).status).toBe(404);
    expect((await api.call('GET', `eip/clients/${foreign}/audit-trail`, { token })).status).toBe(403);
    expect((await api.call('GET', 'v1/audit-trail', { token })).status).toBe(403);
    const csv = await api.call('GET', `${path}?format=csv`, { token });
    expect(csv.text).toContain('4711');
    expect(csv.text).not.toMatch(/4712|192\.0\.2\./);
  });

  it('hides a user’s other clients from a client’s administrators', async () => {
    const changes = { eip_client_ids: { before: [own, foreign], after: [foreign] } };
    await recordEvents(api.deps, api.storage, serverActor, [
      { action: 'update', resource: 'client-users', recordId: 1, clientId: own, changes },
    ]);
    const id = Number((await lastRow())?.['id']);
    const shown = async (name: string, path: string) =>
      (await api.call('GET', path, { token: await api.tokenOf(name) })).body as { changes: unknown };
    const named = async (client: number) => {
      const row = await api.storage.table('clients').first(eq('client_account_id', client));
      return `${String(row?.['client_account_name'])} (${client})`;
    };
    const [mine, other] = [await named(own), await named(foreign)];
    expect((await shown('staff', `eip/clients/${own}/audit-trail/${id}`)).changes).toEqual([
      { field: 'eip_client_ids', before: [mine], after: [] },
    ]);
    expect((await shown('admin', `v1/audit-trail/${id}`)).changes).toEqual([
      { field: 'eip_client_ids', before: [mine, other], after: [other] },
    ]);
  });

  it('filters by user, record, action and time', async () => {
    const token = await api.tokenOf('admin');
    const admin = await api.userIdOf('admin');
    const eventsOf = async (query: string) => (await list(token, `v1/audit-trail?limit=100&${query}`)).data;
    expect((await eventsOf('record_id=4712')).map((row) => row['record_id'])).toEqual(['4712']);
    expect(new Set((await eventsOf('action=export')).map((row) => row['action']))).toEqual(
      new Set(['export']),
    );
    const people = await api.storage.table('audit_trail').count(eq('user_id', admin));
    expect(await eventsOf(`user_id=${admin}`)).toHaveLength(people);
    const moment = (await lastRow())?.['at'];
    expect(await eventsOf(`from=${String(moment)}&record_id=4711`)).toHaveLength(1);
    expect(await eventsOf(`to=2026-11-19T00:00:00.000Z`)).toHaveLength(0);
    expect((await eventsOf('search=PARK-UNKNOWN')).length).toBe(0);
  });

  it.each(['POST', 'PUT', 'DELETE'])('returns 404 for %s from any caller', async (method) => {
    const token = await api.tokenOf('admin');
    const before = await countRows();
    const path = method === 'POST' ? 'v1/audit-trail' : `v1/audit-trail/${rowId}`;
    expect((await api.call(method, path, { token, body: { person: 'X' } })).status).toBe(404);
    expect(await countRows()).toBe(before);
  });

  it('marks erased values', async () => {
    await eraseValues(api.deps, serverActor, { user: await api.userIdOf('admin') });
    const token = await api.tokenOf('admin');
    const record = await api.call('GET', `v1/audit-trail/${rowId}`, { token });
    expect(record.body).toMatchObject({ person: null, network: null, erased: true });
    expect(await verdictOf(api)).toMatchObject({ isWhole: true });
  });
});

describe('areas of the trail', () => {
  const formId = '3b241101-e2bb-4255-8caf-4136c566a962';
  const areasIn = async (name: string, path: string): Promise<ReadonlySet<unknown>> => {
    const { body } = await api.call('GET', `${path}?limit=100`, { token: await api.tokenOf(name) });
    return new Set((body as Shown).data.map((row) => row['resource']));
  };
  beforeAll(async () => {
    const view = {
      name: { before: null, after: 'Who is ill' },
      address: { before: null, after: '?search=Ng' },
    };
    await api.storage.transaction((tx) =>
      recordEvents(api.deps, tx, serverActor, [
        { action: 'create', resource: 'saved-views', recordId: 5, clientId: own, changes: view },
        { action: 'create', resource: 'not-known-yet', recordId: 6, clientId: own },
        { action: 'create', resource: 'membership', recordId: formId, clientId: own, note: 'form sent' },
        { action: 'create', resource: 'pact-reviews', recordId: 7, clientId: own },
        { action: 'update', resource: 'locations', recordId: 8, clientId: own },
      ]),
    );
  });

  it('that no one has listed, such as private saved views, are shown to no one', async () => {
    const all = await areasIn('admin', 'v1/audit-trail');
    for (const area of ['locations', 'membership', 'pact-reviews']) expect(all).toContain(area);
    for (const area of ['saved-views', 'not-known-yet']) expect(all).not.toContain(area);
    const rows = await api.storage.table('audit_trail').find(eq('resource', 'saved-views'));
    for (const [name, path] of [
      ['admin', 'v1/audit-trail'],
      ['staff', `eip/clients/${own}/audit-trail`],
    ] as const) {
      const token = await api.tokenOf(name);
      for (const { id } of rows)
        expect((await api.call('GET', `${path}/${String(id)}`, { token })).status).toBe(404);
      for (const query of ['?search=saved-views', '?record_id=5', '?format=csv', '?search=ill'])
        expect((await api.call('GET', path + query, { token })).text).not.toMatch(/saved-views|Who is ill/);
    }
  });

  it('that a client’s administrators may not open are not shown to them', async () => {
    const shown = await areasIn('staff', `eip/clients/${own}/audit-trail`);
    expect(shown).toContain('locations');
    for (const area of ['membership', 'pact-reviews']) expect(shown).not.toContain(area);
  });

  it('show no id of a membership form, not even in rows of earlier versions', async () => {
    const token = await api.tokenOf('admin');
    const [row] = await api.storage.table('audit_trail').find(eq('record_id', formId));
    for (const path of [
      '?limit=100',
      '?format=csv',
      '?format=csv&columns=record_id',
      `/${String(row?.['id'])}`,
    ]) {
      const { text } = await api.call('GET', `v1/audit-trail${path}`, { token });
      expect([path, text.includes('3B241101'), text.includes(formId)]).toEqual([path, true, false]);
    }
    expect(await verdictOf(api)).toMatchObject({ isWhole: true });
  });
});
