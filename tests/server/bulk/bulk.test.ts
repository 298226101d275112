import { beforeEach, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { setPermissions } from '../agency/agency-calls';
import { createHarness, type Answer, type Harness } from '../api/harness';
import { addCrates, crates, maySeeLost } from './crates';

const staffRole = 5;
const basic = ['eip_menu_workers'];
interface Result {
  readonly changed: number;
  readonly skipped: readonly { readonly id: number; readonly reason: string }[];
  readonly undo: number | null;
}

let api: Harness;
let token: string;
let client: number;
let path: string;
beforeEach(async () => {
  api = await createHarness({ resources: [...resources, crates] });
  await setPermissions(api, staffRole, basic);
  token = await api.tokenOf('staff');
  client = await api.clientNamed('Harbor Lane Markets');
  path = `eip/clients/${client}/crates`;
});

const run = (
  action: string,
  body: object,
  headers: Record<string, string> = {},
  query = '',
): Promise<Answer> => api.call('POST', `${path}/actions/${action}${query}`, { token, body, headers });
const resultOf = async (action: string, body: object): Promise<Result> => {
  const answer = await run(action, body);
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.body;
};
const statesOf = async (ids: readonly number[]) =>
  (await api.storage.table('crates').find([{ field: 'id', op: 'in', value: ids }])).map(
    (row) => row['state'],
  );
const eventsOf = async (...actions: readonly string[]) =>
  (await api.storage.table('audit_trail').find([{ field: 'action', op: 'in', value: actions }])).filter(
    (row) => row['resource'] === 'crates',
  );
const otherClient = async () => {
  const rows = await api.storage.table('clients').find([]);
  return Number(rows.map((row) => row['client_account_id']).find((id) => id !== client));
};

describe('an action on many records', () => {
  test('changes those that meet its condition, and says of the others why not', async () => {
    const [open = 0, sent = 0, other = 0] = await addCrates(api, client, [{}, { state: 'sent' }, {}]);
    expect(await resultOf('pack', { ids: [other, sent, open, 999_999, open] })).toEqual({
      changed: 2,
      skipped: [
        { id: sent, reason: 'conflict' },
        { id: 999_999, reason: 'not found' },
      ],
      undo: expect.any(Number),
    });
    expect(await statesOf([open, sent, other])).toEqual(['packed', 'sent', 'packed']);
  });

  test('counts a version and keeps the state of each record', async () => {
    const ids = await addCrates(api, client, [{}, {}]);
    await resultOf('pack', { ids });
    for (const id of ids) {
      const record = await api.call('GET', `${path}/${id}`, { token });
      expect(record.body).toMatchObject({ version: 1, state: 'packed' });
      const history = await api.call('GET', `${path}/${id}/history`, { token });
      expect(history.body).toMatchObject({
        data: [
          { version: 1, changes: [{ field: 'state', before: 'open', after: 'packed' }] },
          { version: 0, action: 'found' },
        ],
      });
    }
  });

  test('is one event of the trail, with its records', async () => {
    const ids = await addCrates(api, client, [{}, {}, {}]);
    await resultOf('pack', { ids });
    const events = await eventsOf('update');
    expect(events).toEqual([expect.objectContaining({ note: 'pack', record_id: null, client_id: client })]);
    const [values] = await api.storage
      .table('trail_values')
      .find([{ field: 'row_id', op: 'eq', value: events[0]?.['id'] ?? 0 }]);
    expect(JSON.parse(String(values?.['changes']))).toMatchObject({
      fields: {
        records: { before: null, after: ids },
        state: { before: 'open', after: 'packed' },
      },
    });
  });

  test('reaches no record of another client, and none that a rule hides', async () => {
    const foreign = await addCrates(api, await otherClient(), [{}]);
    const hidden = await addCrates(api, client, [{ place: 'lost' }]);
    const { changed, skipped } = await resultOf('pack', { ids: [...foreign, ...hidden] });
    expect([changed, skipped.map(({ reason }) => reason)]).toEqual([0, ['not found', 'not found']]);
    expect(await statesOf([...foreign, ...hidden])).toEqual(['open', 'open']);
  });

  test('leaves out records that its caller would no longer see', async () => {
    const ids = await addCrates(api, client, [{}, {}]);
    const { changed, skipped } = await resultOf('lose', { ids });
    expect([changed, skipped.map(({ reason }) => reason)]).toEqual([0, ['forbidden', 'forbidden']]);
    expect(await eventsOf('refused')).toHaveLength(1);
    expect(await eventsOf('update')).toEqual([]);
    await setPermissions(api, staffRole, [...basic, maySeeLost]);
    expect((await resultOf('lose', { ids })).changed).toBe(2);
  });

  test('changes nothing as a dry run, and answers the same', async () => {
    const [open = 0, sent = 0] = await addCrates(api, client, [{}, { state: 'sent' }]);
    const tried = await run('pack', { ids: [open, sent] }, {}, '?dry_run=true');
    expect([tried.status, tried.body]).toEqual([
      200,
      {
        ...{ changed: 1, skipped: [{ id: sent, reason: 'conflict' }], undo: null },
        ...{ reasons: [{ reason: 'conflict', count: 1 }], preview: expect.any(String) },
      },
    ]);
    expect(await statesOf([open])).toEqual(['open']);
    expect(await eventsOf('update')).toEqual([]);
    expect(await api.storage.table('bulk_runs').count([])).toBe(0);
  });

  test('runs once for each key, even when the list has changed since', async () => {
    await addCrates(api, client, [{}, {}]);
    const body = { filter: { state: 'open' }, expected: 2 };
    const first = await run('pack', body, { 'Idempotency-Key': 'one' });
    const again = await run('pack', body, { 'Idempotency-Key': 'one' });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await eventsOf('update')).toHaveLength(1);
    expect((await run('pack', { ids: [1] }, { 'Idempotency-Key': 'one' })).status).toBe(422);
  });
});

describe('records chosen by the filters of their list', () => {
  test('are those that the list finds', async () => {
    const [apple = 0, pear = 0, sent = 0] = await addCrates(api, client, [
      { label: 'Apples' },
      { label: 'Pears' },
      { label: 'More apples', state: 'sent' },
    ]);
    const filter = { search: 'apple', state: 'open' };
    expect(await resultOf('pack', { filter, expected: 1 })).toMatchObject({ changed: 1, skipped: [] });
    expect(await statesOf([apple, pear, sent])).toEqual(['packed', 'open', 'sent']);
  });

  test('must be as many as the caller saw', async () => {
    const ids = await addCrates(api, client, [{}, {}]);
    const answer = await run('pack', { filter: {}, expected: 1 });
    expect([answer.status, answer.body]).toEqual([409, { detail: 'changed' }]);
    expect(await statesOf(ids)).toEqual(['open', 'open']);
  });
});

test.each([
  [{}, { ids: 'required' }],
  [{ ids: [] }, { ids: 'invalid' }],
  [{ ids: ['1'] }, { ids: 'invalid' }],
  [{ ids: [1], filter: {}, expected: 1 }, { ids: 'invalid' }],
  [{ ids: [1], expected: 1 }, { expected: 'unknown' }],
  [{ filter: {} }, { expected: 'required' }],
  [{ filter: [], expected: 1 }, { filter: 'invalid' }],
  [{ filter: { colour: 'red' }, expected: 1 }, { 'filter.colour': 'unknown' }],
  [{ filter: { search: 7 }, expected: 1 }, { 'filter.search': 'invalid' }],
  [{ filter: { state: 'gone' }, expected: 1 }, { state: 'invalid' }],
  [{ ids: [1], reason: 'x' }, { reason: 'unknown' }],
])('refuses %j and names what is wrong', async (body, errors) => {
  const answer = await run('pack', body);
  expect([answer.status, answer.body]).toEqual([422, { detail: 'invalid', errors }]);
});

describe('undoing an action on many records', () => {
  test('writes the values before it back, except where a record was changed since', async () => {
    const [one = 0, other = 0] = await addCrates(api, client, [{}, {}]);
    const { undo } = await resultOf('pack', { ids: [one, other] });
    const body = { state: 'sent' };
    const headers = { 'If-Match': '"1"' };
    expect((await api.call('PATCH', `${path}/${other}`, { token, body, headers })).status).toBe(200);
    expect(await resultOf('undo', { undo })).toEqual({
      changed: 1,
      skipped: [{ id: other, reason: 'changed' }],
      undo: null,
    });
    expect(await statesOf([one, other])).toEqual(['open', 'sent']);
  });

  test('is for the caller of the action alone', async () => {
    const ids = await addCrates(api, client, [{}]);
    const { undo } = await resultOf('pack', { ids });
    const admin = await api.tokenOf('admin');
    const answer = await api.call('POST', `${path}/actions/undo`, { token: admin, body: { undo } });
    expect(answer.status).toBe(404);
    expect(await statesOf(ids)).toEqual(['packed']);
    expect((await api.call('GET', `${path}/actions/runs/${undo}`, { token: admin })).status).toBe(404);
    expect((await run('undo', { undo: 'x' })).body).toEqual({
      detail: 'invalid',
      errors: { undo: 'invalid' },
    });
  });
});

describe('more than 1,000 records', () => {
  const many = () =>
    addCrates(
      api,
      client,
      Array.from({ length: 1_200 }, () => ({})),
    );

  test('are changed by a job, whose progress its caller can read', async () => {
    const ids = await many();
    const answer = await run('pack', { filter: {}, expected: 1_200 });
    const { job } = answer.body as { job: number };
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      202,
      `/api/${path}/actions/runs/${job}`,
    ]);
    const progress = await api.call('GET', `${path}/actions/runs/${job}`, { token });
    expect(progress.body).toEqual({
      id: job,
      ...{
        action: 'pack',
        total: 1_200,
        ended: true,
        changed: 1_200,
        skipped: [],
        skipped_count: 0,
        undo: job,
      },
    });
    expect(new Set(await statesOf(ids))).toEqual(new Set(['packed']));
    expect((await resultOf('pack', { ids: ids.slice(0, 2) })).skipped).toHaveLength(2);
  });

  test('are left as they are once their user lacks the right', async () => {
    const ids = await many();
    const { deps } = api;
    const changed = await api.app.request(`/api/${path}/actions/pack`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids }),
    });
    await setPermissions(api, staffRole, []);
    await deps.jobs.settled();
    const { job } = (await changed.json()) as { job: number };
    const pieces = await api.storage.table('bulk_pieces').find([{ field: 'run_id', op: 'eq', value: job }]);
    expect(pieces.map((row) => [row['waiting'], row['changed_count']])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(new Set(await statesOf(ids))).toEqual(new Set(['open']));
  });
});
