import { beforeAll, describe, expect, test } from 'vitest';
import { lastTwelveMonths } from '@server/api/figures/calendar';
import type { Row } from '@server/storage/storage';
import { createHarness, type Harness } from '../api/harness';

const cents = (value: unknown): number => Math.round(Number(value) * 100);
const sum = (rows: readonly Row[], field: string): number =>
  rows.reduce((total, row) => total + cents(row[field]), 0);
/** The last twelve full months. */
const months = lastTwelveMonths('2026-10-31');

let api: Harness;
let token: string;
let report: readonly Row[];
beforeAll(async () => {
  api = await createHarness();
  token = await api.tokenOf('agency');
  report = await api.storage.table('revenue-report').find([{ field: 'agency_id', op: 'eq', value: 1 }]);
});
const get = async (path: string, as = token) => api.call('GET', path, { token: as });
const figures = async (query: string): Promise<Record<string, number>> => {
  const { data } = (await get(`v1/evoove/revenue-report/kpi?${query}`)).body as {
    data: { key: string; count: number }[];
  };
  return Object.fromEntries(data.map(({ key, count }) => [key, count]));
};

describe('the revenue report', () => {
  test('covers three years, and each amount follows from the previous one', async () => {
    const members = await api.storage.table('users').find([]);
    expect(new Set(report.map(({ month }) => month)).size).toBeGreaterThan(34);
    for (const row of report) {
      const member = members.find(({ id }) => id === row.agent_id);
      expect(row.agent_name).toBe(`${String(member?.first_name)} ${String(member?.last_name)}`);
      const share = Math.round(Number(member?.commission_pct) * 10_000);
      expect(cents(row.commission)).toBe(Math.round((cents(row.revenue) * share) / 10_000));
      expect(cents(row.revenue_after_commission)).toBe(cents(row.revenue) - cents(row.commission));
      expect(cents(row.revenue)).toBeLessThan(cents(row.payroll) / 30);
      expect(cents(row.revenue)).toBeGreaterThan(cents(row.payroll) / 100);
    }
  });

  test('adds up to the payroll of its clients', async () => {
    const clients = await api.storage.table('my-clients').find([{ field: 'agency_id', op: 'eq', value: 1 }]);
    for (const { id, client_account_name } of clients) {
      const payroll = (
        await api.storage.table('payroll').find([{ field: 'client_id', op: 'eq', value: Number(id) }])
      ).filter(({ pay_period_start }) => String(pay_period_start) >= '2024-01-01');
      const own = report.filter(
        (row) => row.client_account_name === client_account_name && String(row.month) >= '2024-01',
      );
      // Only the two-week periods around New Year and today are partly outside.
      const difference = Math.abs(sum(own, 'payroll') - sum(payroll, 'gross_wages'));
      expect(difference).toBeLessThanOrEqual(sum(payroll, 'gross_wages') * 0.05);
    }
  });

  const narrowings: [string, (row: Row) => boolean][] = [
    ['', () => true],
    ['period_start=01/01/2025&period_end=12/31/2025', ({ month }) => String(month).startsWith('2025')],
    ['search=bell', ({ agent_name }) => agent_name === 'Marcus Bell'],
    [
      'period_start=06/01/2026&period_end=11/20/2026&search=DOCKSIDE',
      ({ month, client_account_name }) =>
        String(month) >= '2026-06' && client_account_name === 'Dockside Seafood Co.',
    ],
    ['search=nothing has this name', () => false],
  ];
  test.each(narrowings)('has matching figures, months and rows for "%s"', async (query, keeps) => {
    const matchingRows = report.filter(keeps);
    const kpi = await figures(query);
    expect(cents(kpi.total_revenue)).toBe(sum(matchingRows, 'revenue'));
    expect(cents(kpi.total_commission)).toBe(sum(matchingRows, 'commission'));
    expect(kpi.total_clients).toBe(new Set(matchingRows.map((row) => row.client_account_name)).size);
    const list = (await get(`v1/evoove/revenue-report?${query}`)).body as { total_count: number };
    expect(list.total_count).toBe(matchingRows.length);
    const { data } = (await get(`v1/evoove/revenue-report/by-month?${query}`)).body as { data: Row[] };
    expect(data.map(({ month }) => month)).toEqual(
      [...new Set(matchingRows.map(({ month }) => month))].sort(),
    );
    for (const row of data) {
      const ofMonth = matchingRows.filter(({ month }) => month === row.month);
      expect(cents(row.commission)).toBe(sum(ofMonth, 'commission'));
      expect(cents(row.revenue_after_commission)).toBe(sum(ofMonth, 'revenue_after_commission'));
    }
  });

  test('has the same figures for any page and order', async () => {
    expect(await figures('offset=20&limit=5&sort=revenue&order=asc')).toEqual(await figures(''));
  });
});

describe('my team', () => {
  interface Agent {
    readonly id: number;
    readonly sales_amount: number;
    readonly sales_count: number;
    readonly recruits: number;
    readonly active_clients: number;
    readonly trend: readonly number[];
  }
  const team = async (filter: string) =>
    (
      (await get(`v1/evoove/performance/my-team?limit=100&filter_by=${filter}`)).body as unknown as {
        data: Agent[];
      }
    ).data;

  test('has the sales of the last twelve full months in the revenue report', async () => {
    const agents = await team('top_sales');
    expect(agents.length).toBeGreaterThan(10);
    for (const agent of agents) {
      const own = report.filter((row) => row.agent_id === agent.id && months.includes(String(row.month)));
      expect(cents(agent.sales_amount)).toBe(sum(own, 'revenue'));
      expect(agent.sales_count).toBe(own.length);
      expect(agent.trend.map(cents)).toEqual(
        months.map((month) =>
          sum(
            own.filter((row) => row.month === month),
            'revenue',
          ),
        ),
      );
      const clients = await api.storage.table('my-clients').count([
        { field: 'agent_id', op: 'eq', value: agent.id },
        { field: 'employee_count', op: 'gt', value: 0 },
      ]);
      expect(agent.active_clients).toBe(clients);
    }
    const sold = report.filter(({ month }) => months.includes(String(month)));
    expect(agents.reduce((total, { sales_amount }) => total + cents(sales_amount), 0)).toBe(
      sum(sold, 'revenue'),
    );
  });

  test('is sorted as requested, and otherwise by sales', async () => {
    const by = async (filter: string, field: 'sales_amount' | 'recruits') =>
      (await team(filter)).map((agent) => agent[field]);
    const up = (values: readonly number[]) => [...values].sort((one, other) => one - other);
    for (const filter of ['top_sales', ''])
      expect(await by(filter, 'sales_amount')).toEqual(up(await by(filter, 'sales_amount')).reverse());
    expect(await by('bottom_sales', 'sales_amount')).toEqual(up(await by('top_sales', 'sales_amount')));
    expect(await by('top_recruiting', 'recruits')).toEqual(
      up(await by('top_recruiting', 'recruits')).reverse(),
    );
    expect(await by('bottom_recruiting', 'recruits')).toEqual(up(await by('top_recruiting', 'recruits')));
  });
});

test('my clients by aging begin with the most that is past due', async () => {
  const answer = await get(
    'v1/evoove/performance/my-clients?filter_by=aging&limit=100',
    await api.tokenOf('agency'),
  );
  const { data } = answer.body as { data: Row[] };
  const due = data.map((row) => cents(row.days_30) + cents(row.days_60) + cents(row.days_90));
  expect(due).toEqual(due.toSorted((one, other) => other - one));
  expect(new Set(due).size).toBeGreaterThan(2);
});

test("my clients have the same figures as the clients' own lists", async () => {
  const admin = await api.tokenOf('admin');
  const rows = await api.storage.table('my-clients').find([]);
  expect(rows.length).toBe(11);
  const kpi = async (id: unknown, area: string) => {
    const { data } = (await get(`eip/clients/${String(id)}/${area}/kpi`, admin)).body as {
      data: { key: string; count: number }[];
    };
    return Object.fromEntries(data.map(({ key, count }) => [key, count]));
  };
  for (const row of rows) {
    const [billings, claims, payroll, compliance] = await Promise.all(
      ['billings', 'claims', 'payroll', 'compliance'].map((area) => kpi(row.id, area)),
    );
    const parts = ['current', 'days_30', 'days_60', 'days_90'].map((name) => cents(row[name]));
    expect(parts.reduce((total, part) => total + part, 0)).toBe(cents(row.total_due));
    expect(cents(row.total_due)).toBe(cents(billings?.total_receivables));
    expect(row.open_claims).toBe(claims?.open_claims);
    expect(cents(row.ytd_wages)).toBe(cents(payroll?.total_gross_wages));
    const share = row.pact_compliance === null ? NaN : Number(row.pact_compliance) * 100;
    expect(share.toFixed(8)).toBe((compliance?.pact_compliance ?? NaN).toFixed(8));
    expect(row.overdue_items).toBe(compliance?.total_overdue);
    const dashboard = (await get(`eip/clients/${String(row.id)}/dashboard`, admin)).body as Row;
    expect(row.last_pay_date).toBe(dashboard.last_pay_date);
    expect(Number(row.months_retained) >= 36 || row.retention_status === 'New').toBe(true);
    expect(String(row.renewal_date) > '2026-11-20').toBe(true);
  }
});

describe('as files', () => {
  const lines = async (path: string) => {
    const answer = await get(`v1/evoove/${path}${path.includes('?') ? '&' : '?'}format=csv&language=en`);
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    return answer.text.replace('\uFEFF', '').trimEnd().split('\r\n');
  };

  test('the report has the filtered rows', async () => {
    const [header, ...rows] = await lines('revenue-report?period_start=10/01/2026&period_end=10/31/2026');
    expect(header).toBe('Client,Month,Agent,Payroll,Revenue,Commission');
    expect(rows).toHaveLength(report.filter(({ month }) => month === '2026-10').length);
  });

  test('the team has the requested order and no trend', async () => {
    const [header, first] = await lines(
      'performance/my-team?filter_by=top_sales&columns=full_name,sales_amount,trend',
    );
    expect(header).toBe('Agent,Sales amount');
    const amounts = (await lines('performance/my-team?filter_by=top_sales&columns=sales_amount'))
      .slice(1)
      .map(Number);
    expect(first).toContain(String(Math.max(...amounts)));
  });

  test('the clients have the columns of the selected view', async () => {
    const [header] = await lines('performance/my-clients?filter_by=claims');
    expect(header).toBe('Client,Agent,Open claims,Closed claims,Total incurred');
  });

  test('the members have their commission in percent', async () => {
    const [header, ...rows] = await lines('administration/members?columns=username,commission_pct,stage');
    expect(header).toBe('Email,Commission %,Status');
    expect(rows.find((row) => row.startsWith('marcus.bell'))).toMatch(/,\d+(\.\d+)?%,Active$/);
  });
});
