import type { Row } from '@server/storage/storage';
import { clientAccounts } from '@server/seed/client-accounts';
import { daysBefore, daysBetween } from '@server/seed/days';
import { isPaidThisYear, payPeriods, type PayPeriod } from '@server/seed/pay-calendar';
import { createRandom, type Random } from '@server/seed/random';
import type { SeedSource } from '@server/seed/seed-source';
import { byClient, sumOfMoney, toCents } from '@server/seed/sums';

/** Dollars per worker and period when there are no wages this year yet. */
const defaultPay = 1150;

interface CountedPeriod extends PayPeriod {
  readonly id: number;
  readonly count: number;
}

/** How many workers were employed in each period. */
const countsOf = (periods: readonly PayPeriod[], workers: readonly Row[]): number[] => {
  const changes = new Array<number>(periods.length + 1).fill(0);
  for (const { hire_date, left_date } of workers) {
    const first = periods.findIndex(({ end }) => end >= String(hire_date));
    const last =
      left_date === null
        ? periods.length - 1
        : periods.findLastIndex(({ start }) => start <= String(left_date));
    if (first === -1 || last < first) continue;
    changes[first] = (changes[first] ?? 0) + 1;
    changes[last + 1] = (changes[last + 1] ?? 0) - 1;
  }
  let count = 0;
  return periods.map((_, at) => (count += changes[at] ?? 0));
};

/** Divides cents by weights. The last share gets the rounding remainder. */
const distribute = (total: number, weights: readonly number[]): number[] => {
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  let left = total;
  return weights.map((weight, at) => {
    const share = at === weights.length - 1 ? left : Math.round((total * weight) / totalWeight);
    left -= share;
    return share;
  });
};

/** Gross wages in cents by period id. This year's pay dates up to now add up to what the workers earned this year. */
const grossOf = (
  periods: readonly CountedPeriod[],
  earned: number,
  now: Date,
  random: Random,
): Map<number, number> => {
  const weightOf = ({ count }: CountedPeriod) => count * random.between(0.96, 1.04);
  const paid = periods.filter((period) => isPaidThisYear(period, now));
  const people = paid.reduce((sum, { count }) => sum + count, 0);
  const rate = earned > 0 ? earned / people : defaultPay * 100;
  const gross = new Map<number, number>();
  distribute(earned, paid.map(weightOf)).forEach((share, at) => gross.set(paid[at]?.id ?? 0, share));
  for (const period of periods) {
    if (gross.has(period.id)) continue;
    const worked = Math.min(14, daysBetween(period.start, daysBefore(now, 0)) + 1) / 14;
    const years = now.getUTCFullYear() - Number(period.payDate.slice(0, 4));
    gross.set(period.id, Math.round(weightOf(period) * rate * worked * 0.97 ** Math.max(0, years)));
  }
  return gross;
};

const payrollOf = (client: Row, workers: readonly Row[], now: Date): Row[] => {
  const clientId = Number(client.client_account_id);
  const random = createRandom(`payroll-${clientId}`);
  const calendar = payPeriods(now);
  const counts = countsOf(calendar, workers);
  const periods = calendar
    .map((period, at) => ({ ...period, id: clientId * 1000 + at + 1, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0);
  const gross = grossOf(periods, toCents(sumOfMoney(workers, 'ytd_wages')), now, random);
  return periods.map(({ id, start, end, payDate, count }) => {
    const wages = gross.get(id) ?? 0;
    const taxes = Math.round(wages * random.between(0.205, 0.235));
    return {
      id,
      client_id: clientId,
      pay_period_start: start,
      pay_period_end: end,
      pay_date: payDate,
      employee_count: count,
      gross_wages: wages / 100,
      taxes: taxes / 100,
      net_pay: (wages - taxes) / 100,
      payroll_status: payDate <= daysBefore(now, 0) ? 'Processed' : 'Pending',
    };
  });
};

export default {
  rows: (context) => {
    const workersOf = byClient(context.rows('workers'));
    return clientAccounts(context).flatMap((client) =>
      payrollOf(client, workersOf(client.client_account_id), context.now),
    );
  },
} satisfies SeedSource;
