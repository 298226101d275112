import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources } from '../../../resources';
import { openStorage } from '../../../server/storage/open-storage';
import { resourceTables } from '../../../server/storage/resource-tables';
import { systemTables } from '../../../server/storage/system-tables';
import { createHarness, type Harness } from './harness';

let memory: Harness;
let sql: Harness;
beforeAll(async () => {
  const { storage } = await openStorage({}, [...systemTables, ...resourceTables(resources)]);
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

test.each(calls)('%s answers from the database as from memory', async (path) => {
  const [one, other] = [await memory.tokenOf('admin'), await sql.tokenOf('admin')];
  for (let id = 1; id <= 12; id++) {
    const address = `eip/clients/${id}/${path}`;
    const expected = await memory.call('GET', address, { token: one });
    expect(expected.status).toBe(200);
    expect((await sql.call('GET', address, { token: other })).body).toEqual(expected.body);
  }
});
