import { rowConditions } from '@core/access/ability';
import { mayRead } from '@core/access/readable-resource';
import { conditionFields } from '@core/conditions/condition-tests';
import { resolveCondition } from '@core/conditions/resolve';
import type { NamedSpans } from '@core/list/filter-kind';
import { filterConditions } from '@core/list/request';
import type { Condition, DeclaredCondition, Scalar } from '@core/resource/condition';
import type { Resource } from '@core/resource/resource';
import { tableName } from '@server/storage/resource-tables';
import type { Aggregate, Collection, Storage } from '@server/storage/storage';
import { isoTime } from '../clock';
import { isOfClient } from '../resources/call';
import { findResource } from '../resources/endpoint';
import type { Session } from '../session/session';
import { NotReadable } from './not-readable';

/**
 * The records of one client on one day, for computing figures: only the rows that the caller may see, by resource name.
 * `where` narrows them further. Throws `NotReadable` when the resource, or a field named anywhere in the read, is
 * closed to the caller.
 */
export interface ClientRecords {
  /** `yyyy-MM-dd`. */
  readonly today: string;
  count(resource: string, where?: readonly DeclaredCondition[]): Promise<number>;
  /** Exact to the cent. */
  sums<F extends string>(
    resource: string,
    fields: readonly F[],
    where?: readonly DeclaredCondition[],
  ): Promise<Record<F, number>>;
  /** Counts by the value of a column, or by its first characters (the first 7 of a date are its month). */
  countsBy(
    resource: string,
    by: { readonly field: string; readonly first?: number },
    where?: readonly DeclaredCondition[],
  ): Promise<ReadonlyMap<Aggregate['key'], number>>;
  /** Returns the named fields of the first rows, sorted by a column. */
  firstBy<F extends string>(
    resource: string,
    fields: readonly F[],
    sort: { readonly field: string; readonly order: 'asc' | 'desc' },
    where?: readonly DeclaredCondition[],
    maxRows?: number,
  ): Promise<Record<F, Scalar>[]>;
  /**
   * The same records without access checks, for values that only bound a figure and are not revealed by it. Each use
   * explains why.
   */
  unrestricted(): ClientRecords;
}

export interface ClientRecordsOptions {
  readonly storage: Storage;
  readonly resources: readonly Resource[];
  readonly session: Session;
  readonly clientId: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface ScopedTable {
  readonly table: Collection;
  readonly where: readonly Condition[];
}

/** Returns the day, in UTC. */
const dayOf = (now: number): string => isoTime(now).slice(0, 10);

/** Opens a resource for one read that names these fields. */
type Open = (resource: string, fields: readonly string[], where: readonly DeclaredCondition[]) => ScopedTable;

const opener =
  ({ storage, resources, session, clientId, now }: ClientRecordsOptions, isGuarded: boolean): Open =>
  (name, fields, where) => {
    const resource = findResource({ resources }, name);
    if (!resource || !isOfClient(resource)) throw new Error(`No resource of a client is called ${name}`);
    const { ability } = session;
    const named = [...fields, ...where.flatMap(conditionFields)];
    const context = { userId: session.userId, clientId, today: dayOf(now) };
    const isOpen = ability.can('list', name) && named.every((field) => mayRead(ability, resource, field));
    if (isGuarded && !isOpen) throw new NotReadable();
    return {
      table: storage.table(tableName(resource)),
      where: [
        { field: 'client_id', op: 'eq', value: clientId },
        ...(isGuarded ? rowConditions(resource, session.rights) : []),
        ...where.map((condition) => resolveCondition(condition, context)),
      ],
    };
  };

const recordsOf = (given: ClientRecordsOptions, open: Open): ClientRecords => ({
  today: dayOf(given.now),
  count: async (resource, where = []) => {
    const scoped = open(resource, [], where);
    return scoped.table.count(scoped.where);
  },
  sums: async (resource, fields, where = []) => {
    const scoped = open(resource, fields, where);
    const [all] = await scoped.table.aggregate({ where: scoped.where, sum: fields });
    return (all?.sums ?? {}) as Record<(typeof fields)[number], number>;
  },
  countsBy: async (resource, by, where = []) => {
    const scoped = open(resource, [by.field], where);
    const groups = await scoped.table.aggregate({ where: scoped.where, by });
    return new Map(groups.map(({ key, count }) => [key, count]));
  },
  firstBy: async (resource, fields, sort, where = [], maxRows = 1) => {
    const scoped = open(resource, [...fields, sort.field], where);
    const { data } = await scoped.table.list({
      where: scoped.where,
      sort: [sort],
      offset: 0,
      limit: maxRows,
    });
    return data.map((row) => Object.fromEntries(fields.map((field) => [field, row[field] ?? null])) as never);
  },
  unrestricted: () => recordsOf(given, opener(given, false)),
});

export const clientRecords = (given: ClientRecordsOptions): ClientRecords =>
  recordsOf(given, opener(given, true));

/**
 * Returns the conditions of a list call with this query, so that a figure equals the number of records that its link
 * shows.
 */
export const listedBy = (
  { list }: Resource,
  query: Readonly<Record<string, string>>,
  named?: NamedSpans,
): readonly DeclaredCondition[] => (list ? filterConditions(list, new URLSearchParams(query), named) : []);

/** The same query as text for the response. */
export const queryText = (query: Readonly<Record<string, string>>): string =>
  new URLSearchParams(query).toString();
