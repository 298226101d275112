import type claims from '../resource';
import { decisionDue, firstUndecided } from '@server/api/figures/claim-decision';
import type { BehaviorOf } from '@server/api/behaviors/behavior';

/** An open claim that can still be accepted or denied includes the last day for that. */
export default {
  computed: {
    rows: (ctx, rows) => {
      const first = firstUndecided(ctx.now().slice(0, 10));
      return Promise.resolve(
        rows.map((row) => {
          const injury = String(row['injury_date']);
          const isUndecided = row['claim_status'] === 'Open' && injury >= first;
          return { decision_due: isUndecided ? decisionDue(injury) : null };
        }),
      );
    },
  },
} satisfies BehaviorOf<typeof claims>;
