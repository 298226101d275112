import { beforeAll, describe, expect, test } from 'vitest';
import { createHarness, type Harness } from './harness';

type Row = Readonly<Record<string, string | number | boolean | null>>;
interface Dashboard {
  readonly pact_compliance: number | null;
  readonly ytd_gross_profit: number;
  readonly total_past_due: number;
  readonly ytd_wages: number;
  readonly last_pay_date: string | null;
  readonly next_pay_date: string | null;
  readonly headcount_by_location: readonly { location_name: string; count: number }[];
  readonly claims_by_month: readonly { month: string; opened: number; closed: number }[];
}

const today = '2026-11-20';
const clients = Array.from({ length: 12 }, (_, at) => at + 1);

let api: Harness;
let token: string;
beforeAll(async () => {
  api = await createHarness();
  token = await api.tokenOf('admin');
});

const get = async <T>(path: string): Promise<T> => {
  const { status, body } = await api.call('GET', path, { token });
  expect({ path, status }).toEqual({ path, status: 200 });
  return body;
};
const figures = async (path: string): Promise<Record<string, number>> => {
  const { data } = await get<{ data: { key: string; count: number }[] }>(path);
  return Object.fromEntries(data.map(({ key, count }) => [key, count]));
};
/** Returns the rows of all pages of a list. */
const rowsOf = async (path: string): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let offset = 0; ; offset += 100) {
    const page = await get<{ data: Row[]; total_count: number }>(`${path}?limit=100&offset=${offset}`);
    rows.push(...page.data);
    if (rows.length >= page.total_count) return rows;
  }
};
const cents = (rows: readonly Row[], field: string): number =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[field]) * 100), 0) / 100;
const having = (rows: readonly Row[], field: string, ...values: unknown[]): Row[] =>
  rows.filter((row) => values.includes(row[field]));

describe.each(clients)('client %i: KPIs, lists, dashboard and the row of the client agree', (id) => {
  const at = `eip/clients/${id}`;
  let client: Row;
  let dashboard: Dashboard;
  beforeAll(async () => {
    client = await get(at);
    dashboard = await get(`${at}/dashboard`);
  });

  test('workers', async () => {
    const rows = await rowsOf(`${at}/workers`);
    const active = having(rows, 'employee_status', 'Active');
    const kpi = await figures(`${at}/workers/kpi`);
    expect(Object.keys(kpi)).toEqual(['new_this_period', 'active_employees']);
    expect(kpi.active_employees).toBe(active.length);
    const periods = (await rowsOf(`${at}/payroll`)).map((row) => String(row.pay_period_start));
    const start =
      periods
        .filter((day) => day <= today)
        .sort()
        .at(-1) ?? '2026-11-01';
    expect(kpi.new_this_period).toBe(rows.filter(({ hire_date }) => String(hire_date) >= start).length);
    const { met, not_met } = await figures(`${at}/workers/tax-cut-off`);
    expect(met).toBe(active.filter(({ pct_cutoff_met }) => Number(pct_cutoff_met) >= 1).length);
    expect(Number(met) + Number(not_met)).toBe(active.length);
    const headcount = dashboard.headcount_by_location.map(({ count }) => count);
    expect(headcount.reduce((sum, count) => sum + count, 0)).toBe(active.length);
    expect(headcount).toEqual([...headcount].sort((one, other) => other - one));
    expect(dashboard.ytd_wages).toBe(cents(rows, 'ytd_wages'));
  });

  test('the trend of active employees', async () => {
    const { data } = await get<{ data: { month: string; count: number }[] }>(
      `${at}/workers/active-employees-trend`,
    );
    expect(data.map(({ month }) => month)).toEqual(dashboard.claims_by_month.map(({ month }) => month));
    expect([data.length, data[0]?.month, data.at(-1)?.month]).toEqual([12, '2025-12', '2026-11']);
    const ofClient = [{ field: 'client_id', op: 'eq', value: id }] as const;
    const rows = await api.storage.table('workers').find(ofClient);
    for (const { month, count } of data.slice(0, -1)) {
      const last = `${month}-31`;
      const there = rows.filter(
        (row) =>
          String(row.hire_date) <= last &&
          (row.employee_status === 'Active' || (row.left_date !== null && String(row.left_date) > last)),
      );
      expect({ month, count }).toEqual({ month, count: there.length });
    }
    expect(data.at(-1)?.count).toBe((await figures(`${at}/workers/kpi`)).active_employees);
  });

  test('claims', async () => {
    const rows = await rowsOf(`${at}/claims`);
    const kpi = await figures(`${at}/claims/kpi`);
    expect(Object.keys(kpi)).toEqual(['open_claims', 'salvage']);
    expect(kpi.open_claims).toBe(having(rows, 'claim_status', 'Open', 'Reopen').length);
    expect(kpi.open_claims).toBe(client.open_claim_count);
    const opened = (month: string) =>
      rows.filter(({ injury_date }) => String(injury_date).startsWith(month)).length;
    for (const row of dashboard.claims_by_month) expect(row.opened).toBe(opened(row.month));
    expect(rows.every((row) => !('has_salvage' in row))).toBe(true);
  });

  test('billings', async () => {
    const rows = await rowsOf(`${at}/billings`);
    const late = having(rows, 'invoice_status', '15+ Past Due', '60+ Past Due');
    expect(await figures(`${at}/billings/kpi`)).toEqual({
      total_receivables: cents(rows, 'balance'),
      total_past_due: cents(late, 'balance'),
    });
    expect(dashboard.total_past_due).toBe(cents(late, 'balance'));
    expect(client.total_past_due).toBe(dashboard.total_past_due);
  });

  test('payroll', async () => {
    const rows = await rowsOf(`${at}/payroll`);
    const days = rows.map(({ pay_date }) => String(pay_date)).sort();
    const paid = rows.filter((row) => String(row.pay_date) >= '2026-01-01' && String(row.pay_date) <= today);
    expect(await figures(`${at}/payroll/kpi`)).toEqual({
      total_gross_wages: cents(paid, 'gross_wages'),
      total_taxes: cents(paid, 'taxes'),
    });
    expect(dashboard.ytd_wages).toBe(cents(paid, 'gross_wages'));
    expect(dashboard.last_pay_date).toBe(days.filter((day) => day <= today).at(-1) ?? null);
    expect(dashboard.next_pay_date).toBe(days.find((day) => day > today) ?? null);
  });

  test('compliance', async () => {
    const rows = await rowsOf(`${at}/compliance`);
    const kpi = await figures(`${at}/compliance/kpi`);
    const overdue = having(rows, 'compliance_status', 'Overdue').length;
    const [done, required] = [cents(rows, 'completed_count'), cents(rows, 'required_count')];
    expect(dashboard.pact_compliance).toBe(
      // Without requirements there is no share.
      required === 0 ? null : Math.floor((done / required) * 10_000) / 10_000,
    );
    expect(client.pact_compliance).toBe(dashboard.pact_compliance);
    const points = {
      ...(dashboard.pact_compliance !== null && {
        pact_compliance: expect.closeTo(dashboard.pact_compliance * 100, 10) as number,
      }),
      total_overdue: overdue,
    };
    expect(kpi).toEqual(points);
    expect(Object.keys(kpi)).toEqual(Object.keys(points));
  });

  test('rewards', async () => {
    const rows = await rowsOf(`${at}/pact-rewards`);
    const total = cents(rows, 'total_bonus');
    expect(await figures(`${at}/pact-rewards/kpi`)).toEqual({
      total_workers: rows.length,
      total_rewards: cents(rows, 'pact_reward'),
      total_bonus: total,
      avg_worker_bonus: rows.length === 0 ? 0 : Math.round((total / rows.length) * 100) / 100,
    });
    for (const row of rows)
      expect(row.total_bonus).toBeCloseTo(Number(row.pact_reward) + Number(row.earning_bonus), 10);
  });

  test('gross profit', async () => {
    const { data, total_count } = await get<{ data: Row[]; total_count: number }>(
      `${at}/gross-profit?period_start=01/01/2026&period_end=11/20/2026`,
    );
    expect(total_count).toBe(data.length);
    const revenue = cents(data, 'revenue');
    const share = revenue === 0 ? 0 : cents(data, 'gross_profit') / revenue;
    expect(dashboard.ytd_gross_profit).toBeCloseTo(share, 12);
    expect(client.ytd_gross_profit).toBeCloseTo(share, 12);
  });

  test('the items that need attention match the lists', async () => {
    const { data } = await get<{ data: Row[] }>(`${at}/needs-attention`);
    expect(data.length).toBeLessThanOrEqual(6);
    const days = data.map(({ due_date }) => String(due_date));
    expect(days).toEqual([...days].sort());
    expect(new Set(data.map((item) => item.id)).size).toBe(data.length);
    const billings = await rowsOf(`${at}/billings`);
    const count = (kind: string) =>
      having(data, 'kind', kind).reduce((sum, item) => sum + Number(item.count), 0);
    expect(count('billing')).toBe(having(billings, 'invoice_status', '15+ Past Due', '60+ Past Due').length);
    const claims = await rowsOf(`${at}/claims`);
    const recent = claims.filter(({ injury_date }) => String(injury_date) >= '2026-08-22');
    expect(count('claim')).toBe(having(recent, 'claim_status', 'Open').length);
    for (const item of data) {
      expect(['claim', 'billing', 'compliance', 'worker']).toContain(item.kind);
      expect(Object.keys(item)).toEqual(['id', 'kind', 'title', 'detail', 'due_date', 'count', 'query']);
      expect(item.count).toBeGreaterThan(0);
    }
  });
});

test('a client without workers has figures of zero', async () => {
  const at = `eip/clients/${await api.clientNamed('Quiet Harbor Books')}`;
  expect(await get(`${at}/dashboard`)).toEqual({
    pact_compliance: null,
    ytd_gross_profit: 0,
    total_past_due: 0,
    ytd_wages: 0,
    last_pay_date: null,
    next_pay_date: null,
    headcount_by_location: [],
    claims_by_month: expect.arrayContaining([{ month: '2026-11', opened: 0, closed: 0 }]),
  });
  expect(await get(`${at}/needs-attention`)).toEqual({ data: [] });
  expect(await figures(`${at}/workers/kpi`)).toEqual({ new_this_period: 0, active_employees: 0 });
  expect((await figures(`${at}/pact-rewards/kpi`)).avg_worker_bonus).toBe(0);
});

test('figures follow the records at once and are not cached', async () => {
  const at = `eip/clients/${await api.clientNamed('Harbor Lane Markets')}`;
  const before = await figures(`${at}/workers/kpi`);
  const [worker] = (await rowsOf(`${at}/workers`)).filter((row) => row.employee_status === 'Active');
  const one = [{ field: 'id', op: 'eq', value: worker?.id ?? 0 }] as const;
  await api.storage.table('workers').update(one, { employee_status: 'Inactive' });
  expect((await figures(`${at}/workers/kpi`)).active_employees).toBe(Number(before.active_employees) - 1);
  await api.storage.table('workers').update(one, { employee_status: 'Active' });
  const { headers } = await api.call('GET', `${at}/dashboard`, { token });
  expect(headers.get('Cache-Control')).toBe('no-store');
});
