import { createRandom } from '@server/seed/random';
import type { SeedSource } from '@server/seed/seed-source';
import { toCents } from '@server/seed/sums';

/** Cents for every quarter of the way to the cutoff. */
const quarterReward = 75_00;

/** One row for every active worker, with the worker's id and name. */
export default {
  rows: (context) => {
    const random = createRandom('pact-rewards');
    return context
      .rows('workers')
      .filter(({ employee_status }) => employee_status === 'Active')
      .map(({ id, client_id, full_name, pct_cutoff_met, ytd_wages }) => {
        const reward = Math.floor(Number(pct_cutoff_met) * 4) * quarterReward;
        const bonus = Math.round(toCents(ytd_wages) * random.between(0.004, 0.018));
        return {
          id: id ?? 0,
          client_id: client_id ?? 0,
          full_name: full_name ?? '',
          pact_reward: reward / 100,
          earning_bonus: bonus / 100,
          total_bonus: (reward + bonus) / 100,
        };
      });
  },
} satisfies SeedSource;
