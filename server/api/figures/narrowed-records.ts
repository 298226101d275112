import { mayRead } from '@core/access/readable-resource';
import type { ListSpec } from '@core/resource/resource';
import type { Aggregate } from '@server/storage/storage';
import type { Call } from '../behaviors/behavior';
import { listQuery } from '../resources/list';
import { NotReadable } from './not-readable';

/** The records that a list call's search and filters keep, of all pages. */
export interface NarrowedRecords {
  /** Counts and sums, exact to the cent, by the value of a column; ungrouped it is one. Throws `NotReadable` as `ClientRecords` do. */
  aggregate(sum: readonly string[], by?: string): Promise<readonly Aggregate[]>;
  /** Those of these fields that the caller may know. */
  readable<F extends string>(fields: readonly F[]): readonly F[];
}

export const narrowedRecords = (call: Call, list: ListSpec): NarrowedRecords => {
  const isOpen = (field: string) => mayRead(call.session.ability, call.resource, field);
  return {
    aggregate: async (sum, by) => {
      if (![...sum, ...(by === undefined ? [] : [by])].every(isOpen)) throw new NotReadable();
      const { where, search } = await listQuery(call, list);
      return call.deps.storage.table(call.table).aggregate({
        where,
        sum,
        ...(search && { search }),
        ...(by !== undefined && { by: { field: by } }),
      });
    },
    readable: (fields) => fields.filter(isOpen),
  };
};
