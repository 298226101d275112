import { comparisonOf } from '../membership/reviews';
import type { Behavior } from './behavior';

/** Forms in review carry what they and the record say; each is accepted or refused once. */
export const reviewBehavior: Behavior = {
  extend: async ({ deps }, row) => ({ comparison: await comparisonOf(deps, row) }),
};
