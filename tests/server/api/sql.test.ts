import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberForm, readCalls } from '../agency/agency-calls';
import { openPgliteStorage } from '../storage/pglite-database';
import { createHarness, type Harness } from './harness';

let memory: Harness;
let sql: Harness;
beforeAll(async () => {
  const storage = await openPgliteStorage();
  [memory, sql] = [await createHarness(), await createHarness({ storage })];
});
afterAll(() => sql.storage.close());

const calls = [
  'dashboard',
  'needs-attention',
  'workers/kpi',
  'workers/active-employees-trend',
  'workers/tax-cut-off',
  'claims/kpi',
  'billings/kpi',
  'payroll/kpi',
  'compliance/kpi',
  'pact-rewards/kpi',
  'gross-profit?period_start=01/01/2025&period_end=12/31/2025',
  'gross-profit?period_start=06/01/2026&period_end=11/20/2026',
];

test.each(calls)('%s returns the same from the database as from memory', async (path) => {
  const [one, other] = [await memory.tokenOf('admin'), await sql.tokenOf('admin')];
  for (let id = 1; id <= 12; id++) {
    const address = `eip/clients/${id}/${path}`;
    const expected = await memory.call('GET', address, { token: one });
    expect(expected.status).toBe(200);
    expect((await sql.call('GET', address, { token: other })).body).toEqual(expected.body);
  }
});

test.each(readCalls)('%s of an agency returns the same from the database as from memory', async (path) => {
  for (const who of ['agency', 'agency2']) {
    const [expected, actual] = [
      await memory.call('GET', `v1/${path}`, { token: await memory.tokenOf(who) }),
      await sql.call('GET', `v1/${path}`, { token: await sql.tokenOf(who) }),
    ];
    expect(expected.status).toBe(200);
    expect(actual.text).toBe(expected.text);
  }
});

test('adding, refusing, changing and deleting a member gives the same results in the database as in memory', async () => {
  const path = 'v1/evoove/administration/members';
  const outcomes = [];
  for (const api of [memory, sql]) {
    const token = await api.tokenOf('agency');
    const added = await api.call('POST', path, { token, body: memberForm() });
    const { id } = added.body as { id: number };
    const own = `${path}/${id}`;
    const again = await api.call('POST', path, { token, body: memberForm() });
    const changed = await api.call('PUT', own, {
      token,
      body: memberForm({ last_name: 'Quillon', stage: 'inactive' }),
    });
    const team = await api.call('GET', `v1/evoove/performance/my-team/${id}`, { token });
    const deleted = await api.call('DELETE', own, { token });
    const after = await api.call('GET', own, { token });
    outcomes.push([added, again, changed, team, deleted, after].map(({ status, text }) => [status, text]));
  }
  expect(outcomes[0]?.map(([status]) => status)).toEqual([201, 409, 200, 200, 200, 404]);
  expect(outcomes[1]).toEqual(outcomes[0]);
});
