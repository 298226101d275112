import { agencyMembers } from '@server/seed/agency-members';
import { fullMonths } from '@server/seed/days';
import { createRandom } from '@server/seed/random';
import type { SeedSource } from '@server/seed/seed-source';
import { sumOfMoney } from '@server/seed/sums';

/**
 * Every agent with the totals of the revenue report for the last twelve full months. The current month would end every
 * trend with a drop.
 */
export default {
  rows: (context) => {
    const months = fullMonths(context.now, 12);
    const sales = context.rows('revenue-report').filter(({ month }) => months.includes(String(month)));
    const clients = context.rows('my-clients');
    return agencyMembers(context)
      .filter(({ member }) => member.role === 'Agent')
      .map(({ agencyId, member, name, row }) => {
        const own = sales.filter(({ agent_id }) => agent_id === row.id);
        const trend = months.map((at) =>
          sumOfMoney(
            own.filter(({ month }) => month === at),
            'revenue',
          ),
        );
        const random = createRandom(`recruits-${String(row.id)}`);
        return {
          id: row.id ?? 0,
          agency_id: agencyId,
          full_name: name,
          profile_picture_url: null,
          sales_amount: sumOfMoney(own, 'revenue'),
          sales_count: own.length,
          recruits: member.stage === 'not_verified' ? 0 : random.int(0, 8),
          active_clients: clients.filter(
            ({ agent_id, employee_count }) => agent_id === row.id && Number(employee_count) > 0,
          ).length,
          trend: JSON.stringify(trend),
        };
      });
  },
} satisfies SeedSource;
