import { isoTime } from '../clock';
import { daysAfter } from '../figures/calendar';
import type { Behavior } from './behavior';

/** A claim must be accepted or denied within this time (California Labor Code, section 5402 (b)). */
export const daysToDecide = 90;

/** Returns the last day for the decision about an injury. */
export const decisionDue = (injury: string): string => daysAfter(injury, daysToDecide);

/** Returns the first day of injury whose decision is not past due. */
export const firstUndecided = (today: string): string => daysAfter(today, -daysToDecide);

/** An open claim that can still be accepted or denied includes the last day for that. */
export const claimBehavior: Behavior = {
  complete: ({ deps }, rows) => {
    const first = firstUndecided(isoTime(deps.clock.now()).slice(0, 10));
    return Promise.resolve(
      rows.map((row) => {
        const injury = String(row['injury_date']);
        const isUndecided = row['claim_status'] === 'Open' && injury >= first;
        return { ...row, decision_due: isUndecided ? decisionDue(injury) : null };
      }),
    );
  },
};
