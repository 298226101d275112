import type trail from '../resource';
import { readableAreas } from '@server/trail/readable-areas';
import { referenceOf } from '@server/api/membership/forms';
import { changesOfFound } from '@server/api/trail/found-records';
import type { Serve } from '@server/api/trail/named-sources';
import { recordNames } from '@server/api/trail/record-names';
import { trailDetails } from '@server/api/trail/trail-details';
import type { BehaviorOf } from '@server/api/behaviors/behavior';
import type { Row } from '@server/api/behaviors/context';

/**
 * Earlier versions recorded the id of a membership form, which then opened it. The rows cannot change, so readers only
 * get the reference that mails and reviews show as well.
 */
const withoutFormId = (row: Row): Row => {
  const id = row['record_id'];
  return typeof id === 'string' && /^[\da-f]{8}-/i.test(id) ? { ...row, record_id: referenceOf(id) } : row;
};

/**
 * Shows only the areas that the reader may see. A single row includes its values, which are in a separate table. `serve`
 * returns the behavior of the records that the rows are about.
 */
export default (serve: Serve): BehaviorOf<typeof trail> => ({
  scope: {
    read: ({ caller, resources }) => [
      { field: 'resource', op: 'in', value: [...readableAreas(resources, caller.permissions)] },
    ],
    found: (ctx, text) => changesOfFound(ctx, serve, text),
  },
  computed: {
    rows: (ctx, rows) => recordNames(ctx, serve, rows),
    record: trailDetails,
    shown: withoutFormId,
  },
});
