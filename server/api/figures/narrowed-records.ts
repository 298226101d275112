import { mayRead } from '@core/access/readable-resource';
import type { ListSpec } from '@core/resource/resource';
import type { Aggregate } from '@server/storage/storage';
import type { Call } from '../resources/opened-call';
import { listQuery } from '../resources/list';
import { readableColumn } from '../resources/relations';
import { NotReadable } from './not-readable';

/** The records of all pages that match the search and filters of a list call. */
export interface NarrowedRecords {
  /**
   * Counts and sums by the value of a column, exact to the cent. Without `by`, there is one group. Throws `NotReadable`
   * like `ClientRecords`.
   */
  aggregate(sum: readonly string[], by?: string): Promise<readonly Aggregate[]>;
  /** Returns the fields that the caller may read. */
  readable<F extends string>(fields: readonly F[]): readonly F[];
}

export const narrowedRecords = (call: Call, list: ListSpec): NarrowedRecords => {
  const isOpen = (field: string) => mayRead(call.session.ability, call.resource, field);
  return {
    aggregate: async (sum, by) => {
      if (![...sum, ...(by === undefined ? [] : [by])].every(isOpen)) throw new NotReadable();
      const { joins, where, search } = await listQuery(call, list);
      return call.deps.storage.table(call.table).aggregate({
        ...(joins && { joins }),
        where,
        sum,
        ...(search && { search }),
        ...(by !== undefined && { by: { field: readableColumn(call.resource, by) } }),
      });
    },
    readable: (fields) => fields.filter(isOpen),
  };
};
