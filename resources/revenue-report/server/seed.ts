import type { Row } from '@server/storage/storage';
import { agencyClients, type AgencyClient } from '@server/seed/agency-clients';
import { commissionPoints } from '@server/seed/agency-members';
import { daysBefore } from '@server/seed/days';
import { centsByMonth } from '@server/seed/months';
import { createRandom } from '@server/seed/random';
import type { SeedSource } from '@server/seed/seed-source';
import { byClient, toCents } from '@server/seed/sums';

const rowsOf = ({ agencyId, client, agentIn }: AgencyClient, payroll: readonly Row[], now: Date): Row[] => {
  const clientId = Number(client.client_account_id);
  // The agency's fee, in hundredths of a percent of the payroll.
  const fee = createRandom(`agency-fee-${clientId}`).int(12, 26) * 10;
  const oldest = [daysBefore(now, 3 * 365).slice(0, 7), `${now.getUTCFullYear() - 2}-01`].sort()[0] ?? '';
  const today = daysBefore(now, 0);
  const worked = payroll.map(({ pay_period_end, gross_wages }) => ({
    end: String(pay_period_end),
    cents: toCents(gross_wages),
  }));
  return [...centsByMonth(worked)]
    .filter(([month, cents]) => month >= oldest && month <= today.slice(0, 7) && cents > 0)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([month, cents], at) => {
      const agent = agentIn(month);
      const revenue = Math.round((cents * fee) / 10_000);
      const commission = Math.round((revenue * commissionPoints(agent)) / 10_000);
      return {
        id: clientId * 1000 + at + 1,
        agency_id: agencyId,
        client_account_name: client.client_account_name ?? '',
        agent_id: agent.row.id ?? 0,
        agent_name: agent.name,
        month,
        payroll: cents / 100,
        revenue: revenue / 100,
        commission: commission / 100,
        revenue_after_commission: (revenue - commission) / 100,
      };
    });
};

/**
 * One row for every client of an agency and month: the wages earned in it, the agency's fee on them, and the agent's
 * share of the fee.
 */
export default {
  rows: (context) => {
    const payrollOf = byClient(context.rows('payroll'));
    return agencyClients(context).flatMap((one) =>
      rowsOf(one, payrollOf(one.client.client_account_id), context.now),
    );
  },
} satisfies SeedSource;
