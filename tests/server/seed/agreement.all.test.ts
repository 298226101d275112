import { beforeAll, describe, expect, it } from 'vitest';
import { emptyClient, largestClient } from '@server/seed/data/client-names';
import type { Row } from '@server/storage/storage';
import { createSeededData, type SeededData } from './seeded';

const inCents = (row: Row, field: string): number => Math.round(Number(row[field]) * 100);
const sum = (rows: readonly Row[], field: string): number =>
  rows.reduce((total, row) => total + inCents(row, field), 0);
const count = (rows: readonly Row[], field: string, ...values: string[]): number =>
  rows.filter((row) => values.includes(String(row[field]))).length;

const days = [
  ['in autumn', new Date('2026-11-20T15:30:00Z')],
  ['on the first day of a year', new Date('2027-01-01T08:00:00Z')],
  ['before the first pay date of a year', new Date('2027-01-05T23:59:00Z')],
  ['on the last day of a leap year', new Date('2028-12-31T12:00:00Z')],
] as const;

const cases = [
  ...days.map(([name, now]) => ['small', name, now] as const),
  ['demo', days[0][0], days[0][1]] as const,
];

describe.each(cases)('figures of the %s seed, %s', (scale, _, now) => {
  const today = now.toISOString().slice(0, 10);
  const year = today.slice(0, 4);
  let seeded: SeededData;
  beforeAll(async () => {
    seeded = await createSeededData(scale, now);
  });

  /** Checks every client at the small scale, and the largest, the empty one and a few more at the demo scale. */
  const each = (check: (client: Row, rows: (table: string) => readonly Row[]) => void): void => {
    const checked = seeded.clients.filter(
      ({ client_account_id: id, client_account_name: name }) =>
        scale === 'small' || Number(id) % 7 === 1 || name === largestClient || name === emptyClient,
    );
    expect(checked.length).toBeGreaterThan(5);
    for (const client of checked)
      check(client, (table) => seeded.rows(table, Number(client.client_account_id)));
  };

  it('match invoices, claims, requirements and months for every client', () => {
    each((client, rows) => {
      const late = rows('billings').filter(({ invoice_status }) => String(invoice_status).includes('Past'));
      const requirements = rows('compliance');
      const months = rows('gross-profit').filter(({ month }) => String(month).startsWith(year));
      const [done, required] = ['completed_count', 'required_count'].map((name) => sum(requirements, name));
      const [profit, revenue] = ['gross_profit', 'revenue'].map((name) => sum(months, name));
      expect(inCents(client, 'total_past_due')).toBe(sum(late, 'balance'));
      expect(client.open_claim_count).toBe(count(rows('claims'), 'claim_status', 'Open', 'Reopen'));
      expect(client.pact_compliance).toBe(
        required ? Math.floor(((done ?? 0) * 10_000) / required) / 10_000 : null,
      );
      expect(client.pact_compliance === 1).toBe(required !== 0 && done === required);
      expect(client.ytd_gross_profit).toBeCloseTo(revenue ? (profit ?? 0) / revenue : 0, 12);
    });
  });

  it('have the same active employees in worksites, workers and rewards', () => {
    each((_client, rows) => {
      const active = rows('workers').filter(({ employee_status }) => employee_status === 'Active');
      const places = new Map<unknown, number>();
      for (const { location_name } of active) places.set(location_name, (places.get(location_name) ?? 0) + 1);
      for (const { location_name, active_employees } of rows('locations'))
        expect(active_employees).toBe(places.get(location_name) ?? 0);
      expect(rows('pact-rewards').map(({ id, full_name }) => `${String(id)} ${String(full_name)}`)).toEqual(
        active.map(({ id, full_name }) => `${String(id)} ${String(full_name)}`),
      );
    });
  });

  it('have the same wages by pay date and by worker, to the cent', () => {
    each((_client, rows) => {
      const paid = rows('payroll').filter(
        ({ pay_date: day }) => String(day) >= `${year}-01-01` && String(day) <= today,
      );
      expect(sum(paid, 'gross_wages')).toBe(sum(rows('workers'), 'ytd_wages'));
    });
  });

  it('add up in every row', () => {
    each((_client, rows) => {
      for (const row of rows('payroll'))
        expect(inCents(row, 'net_pay')).toBe(inCents(row, 'gross_wages') - inCents(row, 'taxes'));
      for (const row of rows('gross-profit')) {
        expect(inCents(row, 'gross_profit')).toBe(inCents(row, 'revenue') - inCents(row, 'cost'));
        expect(row.gross_profit_pct).toBeCloseTo(Number(row.gross_profit) / Number(row.revenue), 12);
      }
      const wrong = rows('pact-rewards').filter(
        (row) => inCents(row, 'total_bonus') !== inCents(row, 'pact_reward') + inCents(row, 'earning_bonus'),
      );
      expect(wrong).toEqual([]);
    });
  });

  it('are zero for the client without employees', () => {
    const client = seeded.clients.find(({ client_account_name }) => client_account_name === emptyClient);
    expect(client).toMatchObject({
      total_past_due: 0,
      open_claim_count: 0,
      pact_compliance: null,
      ytd_gross_profit: 0,
    });
    for (const table of [
      'workers',
      'locations',
      'payroll',
      'billings',
      'gross-profit',
      'claims',
      'compliance',
    ])
      expect(seeded.rows(table, Number(client?.client_account_id))).toEqual([]);
  });
});
