import { decisionDue, firstUndecided } from '../figures/claim-decision';
import type { Behavior } from './behavior';

/** An open claim that can still be accepted or denied includes the last day for that. */
export const claimBehavior: Behavior = {
  computed: {
    rows: (ctx, rows) => {
      const first = firstUndecided(ctx.now().slice(0, 10));
      return Promise.resolve(
        rows.map((row) => {
          const injury = String(row['injury_date']);
          const isUndecided = row['claim_status'] === 'Open' && injury >= first;
          return { ...row, decision_due: isUndecided ? decisionDue(injury) : null };
        }),
      );
    },
  },
};
