import type { Row } from '@server/storage/storage';
import { clientAccounts } from '@server/seed/client-accounts';
import { addDays, daysBefore } from '@server/seed/days';
import { centsByMonth } from '@server/seed/months';
import { createRandom } from '@server/seed/random';
import type { SeedSource } from '@server/seed/seed-source';
import { byClient, toCents } from '@server/seed/sums';

/**
 * Invoiced cents by month. An invoice counts for the days of its pay period, which ended the day before, not for its
 * date.
 */
const revenueByMonth = (invoices: readonly Row[]): ReadonlyMap<string, number> =>
  centsByMonth(
    invoices.map(({ invoice_date, amount }) => ({
      end: addDays(String(invoice_date), -1),
      cents: toCents(amount),
    })),
  );

const monthsOf = (client: Row, invoices: readonly Row[], now: Date): Row[] => {
  const clientId = Number(client.client_account_id);
  const random = createRandom(`gross-profit-${clientId}`);
  const oldest = [daysBefore(now, 3 * 365).slice(0, 7), `${now.getUTCFullYear() - 2}-01`].sort()[0] ?? '';
  const margin = random.between(0.09, 0.235);
  return [...revenueByMonth(invoices)]
    .filter(([month, revenue]) => month >= oldest && revenue > 0)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([month, revenue], at) => {
      const cost = Math.round(revenue * (1 - margin - random.between(-0.015, 0.02)));
      return {
        id: clientId * 1000 + at + 1,
        client_id: clientId,
        month,
        revenue: revenue / 100,
        cost: cost / 100,
        gross_profit: (revenue - cost) / 100,
        gross_profit_pct: (revenue - cost) / revenue,
      };
    });
};

export default {
  rows: (context) => {
    const invoicesOf = byClient(context.rows('billings'));
    return clientAccounts(context).flatMap((client) =>
      monthsOf(client, invoicesOf(client.client_account_id), context.now),
    );
  },
} satisfies SeedSource;
