import { daysAfter } from './calendar';

/** A claim must be accepted or denied within this time (California Labor Code, section 5402 (b)). */
export const daysToDecide = 90;

/** Returns the last day for the decision about an injury. */
export const decisionDue = (injury: string): string => daysAfter(injury, daysToDecide);

/** Returns the first day of injury whose decision is not past due. */
export const firstUndecided = (today: string): string => daysAfter(today, -daysToDecide);
