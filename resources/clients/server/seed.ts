import type { Row } from '@server/storage/storage';
import { clientAccounts } from '@server/seed/client-accounts';
import type { SeedSource } from '@server/seed/seed-source';
import { completedShare, isPastDue } from '@server/seed/statuses';
import { byClient, sumOfMoney } from '@server/seed/sums';

const sum = (rows: readonly Row[], field: string): number =>
  rows.reduce((total, row) => total + Number(row[field]), 0);

const grossProfitOf = (months: readonly Row[], year: number): number => {
  const ofYear = months.filter(({ month }) => String(month).startsWith(String(year)));
  const revenue = sumOfMoney(ofYear, 'revenue');
  return revenue === 0 ? 0 : sumOfMoney(ofYear, 'gross_profit') / revenue;
};

/** The clients with the totals of their records. */
export default {
  rows: (context) => {
    const invoicesOf = byClient(context.rows('billings'));
    const claimsOf = byClient(context.rows('claims'));
    const requirementsOf = byClient(context.rows('compliance'));
    const monthsOf = byClient(context.rows('gross-profit'));
    return clientAccounts(context).map((client) => {
      const id = client.client_account_id;
      const required = requirementsOf(id);
      return {
        ...client,
        total_past_due: sumOfMoney(
          invoicesOf(id).filter(({ invoice_status }) => isPastDue(invoice_status)),
          'balance',
        ),
        open_claim_count: claimsOf(id).filter(
          ({ claim_status }) => claim_status === 'Open' || claim_status === 'Reopen',
        ).length,
        ytd_gross_profit: grossProfitOf(monthsOf(id), context.now.getUTCFullYear()),
        pact_compliance:
          required.length === 0
            ? null
            : completedShare(sum(required, 'completed_count'), sum(required, 'required_count')),
      };
    });
  },
} satisfies SeedSource;
