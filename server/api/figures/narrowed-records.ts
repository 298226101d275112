import type { ListSpec } from '../../../src/core/resource/resource';
import type { Aggregate } from '../../storage/storage';
import type { Call } from '../resources/call';
import { listQuery } from '../resources/list';

/** The records that a list call's search and filters keep, whatever its page. */
export interface NarrowedRecords {
  /** Counts and sums, exact to the cent, by the value of a column; ungrouped it is one. */
  aggregate(sum: readonly string[], by?: string): Promise<readonly Aggregate[]>;
}

export const narrowedRecords = (call: Call, list: ListSpec): NarrowedRecords => ({
  aggregate: async (sum, by) => {
    const { where, search } = await listQuery(call, list);
    return call.deps.storage.table(call.table).aggregate({
      where,
      sum,
      ...(search && { search }),
      ...(by !== undefined && { by: { field: by } }),
    });
  },
});
