import type { AnswerOf } from '@core/calls/call';
import type { dashboardCall } from '@core/calls/workspace';
import { isActive } from '../figures/active-trend';
import { firstOfYear, lastTwelveMonths } from '../figures/calendar';
import type { ClientRecords } from '../figures/client-records';
import { readableParts, ifReadable } from '../figures/not-readable';
import { lastPayDate, nextPayDate, paidThisYear } from '../figures/pay-dates';
import { totalPastDue } from '@resources/billings/server/figures';
import { pactCompliance } from '@resources/compliance/server/figures';

type Dashboard = AnswerOf<typeof dashboardCall>;
type Headcount = NonNullable<Dashboard['headcount_by_location']>[number];

const fromWorkers = async (records: ClientRecords): Promise<Headcount[]> => {
  const counts = await records.countsBy('workers', { field: 'location_name' }, [isActive]);
  return [...counts].map(([name, count]) => ({ location_name: String(name), count }));
};

/** More worksites than any client has. */
const maxWorksites = 1_000;

/** Worksites have the same figure, for users who may open worksites but not employees. */
const fromWorksites = async (records: ClientRecords): Promise<Headcount[]> => {
  const sort = { field: 'location_name', order: 'asc' } as const;
  const fields = ['location_name', 'active_employees'] as const;
  const rows = await records.firstBy('locations', fields, sort, [], maxWorksites);
  return rows
    .map((row) => ({ location_name: String(row.location_name), count: Number(row.active_employees) }))
    .filter(({ count }) => count > 0);
};

const headcount = async (records: ClientRecords): Promise<Headcount[]> => {
  const counted = (await ifReadable(() => fromWorkers(records))) ?? (await fromWorksites(records));
  return counted.sort((one, other) => other.count - one.count);
};

const claimsByMonth = async (records: ClientRecords): Promise<NonNullable<Dashboard['claims_by_month']>> => {
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

/** Returns this year's gross profit as a share of revenue. 0 without revenue. */
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

/**
 * Returns a client's dashboard, computed from the same records as the lists and their figures. Parts based on data that
 * the caller may not read are left out.
 */
export const dashboardOf = (records: ClientRecords): Promise<Dashboard> =>
  readableParts({
    pact_compliance: () => pactCompliance(records),
    ytd_gross_profit: () => grossProfit(records),
    total_past_due: () => totalPastDue(records),
    ytd_wages: () => paidThisYear(records, 'gross_wages'),
    last_pay_date: () => lastPayDate(records),
    next_pay_date: () => nextPayDate(records),
    headcount_by_location: () => headcount(records),
    claims_by_month: () => claimsByMonth(records),
  });
