import { isActive } from '../figures/active-trend';
import { firstOfYear, lastTwelveMonths } from '../figures/calendar';
import type { ClientRecords } from '../figures/client-records';
import { pactCompliance } from '../figures/compliance-share';
import { totalPastDue } from '../figures/past-due';
import { paidThisYear, payDates } from '../figures/pay-dates';

const headcount = async (records: ClientRecords): Promise<object[]> => {
  const counts = await records.countsBy('workers', { field: 'location_name' }, [isActive]);
  return [...counts]
    .map(([name, count]) => ({ location_name: String(name), count }))
    .sort((one, other) => other.count - one.count);
};

const claimsByMonth = async (records: ClientRecords): Promise<object[]> => {
  const months = lastTwelveMonths(records.today);
  const byMonth = (field: string) =>
    records.countsBy('claims', { field, first: 7 }, [{ field, op: 'gte', value: months[0] ?? '' }]);
  const [opened, closed] = [await byMonth('injury_date'), await byMonth('closed_date')];
  return months.map((month) => ({
    month,
    opened: opened.get(month) ?? 0,
    closed: closed.get(month) ?? 0,
  }));
};

/** This year's gross profit as a share of revenue; 0 without revenue. */
const grossProfit = async (records: ClientRecords): Promise<number> => {
  const { revenue, gross_profit } = await records.sums(
    'gross-profit',
    ['revenue', 'gross_profit'],
    [
      { field: 'month', op: 'gte', value: firstOfYear(records.today).slice(0, 7) },
      { field: 'month', op: 'lte', value: records.today.slice(0, 7) },
    ],
  );
  return revenue === 0 ? 0 : gross_profit / revenue;
};

/** What a client's day begins with, counted from the same records as the lists and their figures. */
export const dashboardOf = async (records: ClientRecords): Promise<object> => {
  const { last, next } = await payDates(records);
  return {
    pact_compliance: await pactCompliance(records),
    ytd_gross_profit: await grossProfit(records),
    total_past_due: await totalPastDue(records),
    ytd_wages: (await paidThisYear(records)).gross_wages,
    last_pay_date: last,
    next_pay_date: next,
    headcount_by_location: await headcount(records),
    claims_by_month: await claimsByMonth(records),
  };
};
