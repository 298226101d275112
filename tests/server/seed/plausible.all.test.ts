import { beforeAll, describe, expect, it } from 'vitest';
import { complianceStatus, invoiceStatus } from '@server/seed/statuses';
import { emptyClient } from '@server/seed/data/client-names';
import { daysBetween } from '@server/seed/days';
import { payPeriods } from '@server/seed/pay-calendar';
import type { Row } from '@server/storage/storage';
import { createSeededData, type SeededData } from './seeded';

const now = new Date('2026-11-20T15:30:00Z');
const today = '2026-11-20';

describe('an invoice', () => {
  const status = (dueDate: string, balance = 10, invoiceDate = '2026-01-01') =>
    invoiceStatus({ invoiceDate, dueDate, balance }, today);

  it('has a status that depends on how late its balance is', () => {
    expect(status('2020-01-01', 0)).toBe('Paid');
    expect(status('2026-12-09', 10, '2026-11-07')).toBe('Pending');
    expect(status('2026-12-06', 10, '2026-11-06')).toBe('Open');
    expect(status('2026-11-20')).toBe('Open');
    expect(status('2026-11-06')).toBe('Open');
    expect(status('2026-11-05')).toBe('15+ Past Due');
    expect(status('2026-09-22')).toBe('15+ Past Due');
    expect(status('2026-09-21')).toBe('60+ Past Due');
  });
});

describe('a requirement', () => {
  it('is overdue only after its due date, and never once complete', () => {
    expect(complianceStatus({ completed: 3, required: 3, dueDate: '2020-01-01' }, today)).toBe('Complete');
    expect(complianceStatus({ completed: 2, required: 3, dueDate: today }, today)).toBe('In Progress');
    expect(complianceStatus({ completed: 2, required: 3, dueDate: '2026-11-19' }, today)).toBe('Overdue');
  });
});

describe('the pay calendar', () => {
  it.each(['2026-01-01', '2026-06-15', '2027-01-02', '2028-02-29', '2032-12-31'])(
    'has consecutive two-week periods for three years, the last one including %s',
    (day) => {
      const periods = payPeriods(new Date(`${day}T12:00:00Z`));
      const last = periods.at(-1);
      expect(periods[0]?.start.localeCompare(`${Number(day.slice(0, 4)) - 2}-01-01`)).toBeLessThanOrEqual(0);
      expect(periods.length).toBeGreaterThan(75);
      expect(last && last.start <= day && last.end >= day).toBe(true);
      for (const [at, { start, end, payDate }] of periods.entries()) {
        expect([daysBetween(start, end), daysBetween(end, payDate)]).toEqual([13, 6]);
        if (at > 0) expect(daysBetween(periods[at - 1]?.end ?? '', start)).toBe(1);
      }
    },
  );
});

describe.each(['small', 'demo'] as const)('the %s seed', (scale) => {
  let seeded: SeededData;
  beforeAll(async () => {
    seeded = await createSeededData(scale, now);
  });
  const all = (table: string): Row[] =>
    seeded.clients.flatMap(({ client_account_id }) => seeded.rows(table, Number(client_account_id)));
  const full = () => seeded.clients.filter(({ client_account_name }) => client_account_name !== emptyClient);

  it('has more than one page of claims, invoices, pay periods and requirements for most clients', () => {
    for (const table of ['claims', 'billings', 'payroll', 'compliance']) {
      const long = full().filter(
        ({ client_account_id }) => seeded.rows(table, Number(client_account_id)).length > 10,
      );
      expect(long.length / full().length).toBeGreaterThan(0.7);
    }
  });

  it('has every status, consistent with its row', () => {
    const seen = (table: string, field: string) => [...new Set(all(table).map((row) => row[field]))].sort();
    expect(seen('payroll', 'payroll_status')).toEqual(['Pending', 'Processed']);
    expect(seen('compliance', 'compliance_status')).toEqual(['Complete', 'In Progress', 'Overdue']);
    expect(seen('billings', 'invoice_status')).toEqual([
      '15+ Past Due',
      '60+ Past Due',
      'Open',
      'Paid',
      'Pending',
    ]);
    expect(seen('claims', 'claim_status')).toEqual(['Closed', 'Open', 'Pending', 'Reopen']);
    for (const row of all('payroll'))
      expect(row.payroll_status).toBe(String(row.pay_date) <= today ? 'Processed' : 'Pending');
    for (const row of all('claims')) expect(row.closed_date !== null).toBe(row.claim_status === 'Closed');
    const unclear = all('workers').filter(
      (row) => (row.left_date === null) !== (row.employee_status === 'Active'),
    );
    expect(unclear).toEqual([]);
  });

  it('keeps dates and amounts within their bounds', () => {
    const wrong = [
      ...all('claims').filter(
        (row) =>
          String(row.injury_date) > today ||
          (row.closed_date !== null &&
            (String(row.closed_date) > today || String(row.closed_date) < String(row.injury_date))) ||
          Number(row.total_incurred) < 0,
      ),
      ...all('billings').filter(
        (row) =>
          Number(row.balance) > Number(row.amount) || Number(row.balance) < 0 || Number(row.amount) < 0,
      ),
      ...all('compliance').filter(
        (row) =>
          Number(row.completed_count) > Number(row.required_count) ||
          Number(row.pct_complete) > 1 ||
          Number(row.required_count) < 1,
      ),
      ...all('workers').filter(
        (row) =>
          row.left_date !== null &&
          (String(row.left_date) > today || String(row.left_date) < String(row.hire_date)),
      ),
    ];
    expect(wrong).toEqual([]);
  });

  it('has about as many employees in the last pay period as active workers', () => {
    for (const { client_account_id } of full()) {
      const id = Number(client_account_id);
      const active = seeded.rows('workers', id).filter((row) => row.employee_status === 'Active').length;
      const last = seeded.rows('payroll', id).at(-1);
      expect(Number(last?.employee_count)).toBeGreaterThanOrEqual(active);
      expect(Number(last?.employee_count)).toBeLessThanOrEqual(active * 1.15 + 2);
    }
  });

  it('has monthly figures for three years', () => {
    const monthCounts = full().map(({ client_account_id }) => {
      const months = seeded.rows('gross-profit', Number(client_account_id)).map(({ month }) => String(month));
      expect(months).toEqual([...new Set(months)].sort());
      return months.length;
    });
    expect(Math.max(...monthCounts)).toBeGreaterThanOrEqual(36);
  });
});
