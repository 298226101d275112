import type { Condition } from '../../../src/core/resource/condition';
import type { Aggregate, Row, Storage } from '../../storage/storage';
import { isoTime } from '../clock';

/** The records of one client on one day, as figures are counted from them. `where` narrows further. */
export interface ClientRecords {
  /** `yyyy-MM-dd`. */
  readonly today: string;
  count(table: string, where?: readonly Condition[]): Promise<number>;
  /** Exact to the cent. */
  sums<F extends string>(
    table: string,
    fields: readonly F[],
    where?: readonly Condition[],
  ): Promise<Record<F, number>>;
  /** Counts by the value of a column, or by its first characters (7 of a date are its month). */
  countsBy(
    table: string,
    by: { readonly field: string; readonly first?: number },
    where?: readonly Condition[],
  ): Promise<ReadonlyMap<Aggregate['key'], number>>;
  /** The first rows by a column. */
  firstBy(
    table: string,
    sort: { readonly field: string; readonly order: 'asc' | 'desc' },
    where?: readonly Condition[],
    most?: number,
  ): Promise<Row[]>;
}

/** `now` is in milliseconds since 1970. */
export const clientRecords = (storage: Storage, clientId: number, now: number): ClientRecords => {
  const ofClient: Condition = { field: 'client_id', op: 'eq', value: clientId };
  return {
    today: isoTime(now).slice(0, 10),
    count: (table, where = []) => storage.table(table).count([ofClient, ...where]),
    sums: async (table, fields, where = []) => {
      const [all] = await storage.table(table).aggregate({ where: [ofClient, ...where], sum: fields });
      return (all?.sums ?? {}) as Record<(typeof fields)[number], number>;
    },
    countsBy: async (table, by, where = []) => {
      const groups = await storage.table(table).aggregate({ where: [ofClient, ...where], by });
      return new Map(groups.map(({ key, count }) => [key, count]));
    },
    firstBy: async (table, sort, where = [], most = 1) => {
      const query = { where: [ofClient, ...where], sort: [sort], offset: 0, limit: most };
      return (await storage.table(table).list(query)).data;
    },
  };
};
