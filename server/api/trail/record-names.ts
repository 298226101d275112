import type { Scalar } from '@core/resource/condition';
import { recordId } from '@core/resource/resource';
import { ownerColumn, tableName } from '@server/storage/resource-tables';
import type { ReadQuery, Row } from '@server/storage/storage';
import { trashTable } from '@server/trash/deleted-records';
import type { Ctx } from '../behaviors/context';
import { callOf } from '../resources/context';
import { findResource } from '../resources/endpoint';
import type { Call } from '../resources/opened-call';
import { deletedName, deletedOf, ownDeleted } from '../resources/own-deleted';
import { type NamedSource, namedSources, type Serve } from './named-sources';

/** What the reader may know of a record. */
interface KnownRecord {
  readonly name: string;
  /** The area with the record. Null for a deleted record. */
  readonly area: string | null;
  /** The client in whose workspace the record is. Undefined where records belong to none, or to several. */
  readonly client?: Scalar | undefined;
}

/** What a row of the trail says of its record. */
interface RecordName {
  readonly record_name: string | null;
  readonly record_area: string | null;
}

type Ids = ReadonlyMap<string, ReadonlySet<number>>;

/** The record that a row of the trail is about. Null for areas that are no resources, and for rows about no record. */
const recordIn = ({ deps }: Call, row: Row) => {
  const resource = findResource(deps, row['resource']);
  const id = recordId(String(row['record_id']));
  return resource && id !== null ? { area: resource.name, table: tableName(resource), id } : null;
};

/** Returns the ids of the records that the rows are about, by table. */
const idsByTable = (call: Call, rows: readonly Row[]): Ids => {
  const ids = new Map<string, Set<number>>();
  for (const row of rows) {
    const record = recordIn(call, row);
    if (record) ids.set(record.table, (ids.get(record.table) ?? new Set()).add(record.id));
  }
  return ids;
};

const mayReadTrash = ({ session, resource }: Call): boolean =>
  resource.operations.delete !== undefined && session.ability.can('delete', resource.name);

/** Returns the reads of a source: its records, and those in the trash if the reader may open it. */
const readsOf = ({ call, where }: NamedSource, ids: Ids): (readonly [string, ReadQuery])[] => {
  const { resource, table } = call;
  const value = [...(ids.get(table) ?? [])];
  const isOneOf = (field: string) => ({ field, op: 'in', value }) as const;
  const deleted = { table: trashTable, where: [...deletedOf(call), isOneOf('record_id')] };
  return [
    [resource.name, { table, where: [...where, isOneOf(resource.idField)] }],
    ...(mayReadTrash(call) ? ([[`trash ${resource.name}`, deleted]] as const) : []),
  ];
};

/** Returns what the reader may know of the records of a source, by id. */
const knownIn = async (
  { call }: NamedSource,
  rows: readonly Row[],
  deleted: readonly Row[],
): Promise<ReadonlyMap<number, KnownRecord>> => {
  const { behavior, declared } = call;
  const { idField, name: area, representation } = declared;
  const ofClient = ownerColumn(declared) === 'client_id';
  const gone = deleted.length > 0 ? await ownDeleted(call, deleted) : [];
  return new Map([
    ...gone.map((record): [number, KnownRecord] => [
      Number(record.row[idField]),
      { name: deletedName(call, record) ?? '', area: null },
    ]),
    ...rows.map((row): [number, KnownRecord] => [
      Number(row[idField]),
      {
        name: String((behavior.computed?.shown?.(row) ?? row)[representation] ?? ''),
        area,
        ...(ofClient && { client: row['client_id'] ?? null }),
      },
    ]),
  ]);
};

/**
 * Returns the name that each row's record has now, and the area where the reader may open it. A record of an area that is
 * closed to the reader is looked up in the other areas with the same records. A deleted record has its name as long as
 * it is in a trash that the reader may open. Both are null for records that the reader may not know.
 */
export const recordNames = async (
  ctx: Ctx,
  serve: Serve,
  rows: readonly Row[],
): Promise<readonly RecordName[]> => {
  const call = callOf(ctx);
  const ids = idsByTable(call, rows);
  const sources = await namedSources(call, serve, (resource) => ids.has(tableName(resource)));
  const reads = Object.fromEntries(sources.flatMap((source) => readsOf(source, ids)));
  const found = sources.length > 0 ? await call.deps.storage.readTogether(reads) : {};
  const known = await Promise.all(
    sources.map(async (source) => {
      const { name } = source.call.declared;
      const records = await knownIn(source, found[name] ?? [], found[`trash ${name}`] ?? []);
      return { name, table: source.call.table, records };
    }),
  );
  return rows.map((row) => {
    const record = recordIn(call, row);
    const places = record ? known.filter(({ table }) => table === record.table) : [];
    const own = places.filter(({ name }) => name === record?.area);
    const [best] = [...own, ...places].flatMap(({ records }) => records.get(record?.id ?? 0) ?? []);
    // The page of a record is in the workspace of the row's client.
    const opens = best?.client === undefined || best.client === row['client_id'];
    return { record_name: best?.name || null, record_area: (opens && best?.area) || null };
  });
};
