import { day, isoTime, type Clock } from '../api/clock';
import type { Row, Storage, Where } from '../storage/storage';

export const trashTable = 'deleted_records';

export type RowsByTable = Readonly<Record<string, readonly Row[]>>;

/** A key of a relation that a deletion set to null, in a record that it did not remove. */
export interface ClearedLink {
  readonly table: string;
  readonly column: string;
  /** The record with the key. */
  readonly id: number;
  readonly key: number;
}

/** A record with everything that its deletion removed and a restore puts back. */
export interface DeletedRecord {
  /** Of the deletion, not of the record. */
  readonly id: number;
  readonly row: Row;
  /** Rows of other tables. */
  readonly others: RowsByTable;
  readonly cleared: readonly ClearedLink[];
}

/** Returns the rows of both, by table. */
export const joinedRows = (one: RowsByTable, other: RowsByTable): RowsByTable =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((table) => [
      table,
      [...(one[table] ?? []), ...(other[table] ?? [])],
    ]),
  );

/** Removes rows of several tables and returns them. */
export const takeRows = async (
  tx: Storage,
  wheres: Readonly<Record<string, Where>>,
): Promise<RowsByTable> => {
  const taken: Record<string, readonly Row[]> = {};
  for (const [table, where] of Object.entries(wheres)) {
    taken[table] = await tx.table(table).find(where);
    await tx.table(table).remove(where);
  }
  return taken;
};

/** Tables with one sealed text, which is kept in a column of its own. */
const sealedTable = 'app_factors';

type KeptRecord = Pick<DeletedRecord, 'row' | 'others'> & Partial<Pick<DeletedRecord, 'cleared'>>;

/** Keeps what a deletion removed. `about` has the other columns. Returns the id of the deletion. */
export const keepDeleted = async (
  tx: Storage,
  about: Row,
  { row, others, cleared = [] }: KeptRecord,
): Promise<number> => {
  const [factor] = others[sealedTable] ?? [];
  const data = JSON.stringify({
    row,
    others: { ...others, ...(factor && { [sealedTable]: [{ ...factor, sealed: '' }] }) },
    ...(cleared.length > 0 && { cleared }),
  });
  const kept = await tx.table(trashTable).insert({ ...about, data, sealed: factor?.['sealed'] ?? null });
  return Number(kept['id']);
};

/** Returns what a row of the trash keeps. */
export const deletedIn = (entry: Row): DeletedRecord => {
  const { row, others, cleared = [] } = JSON.parse(String(entry['data'])) as KeptRecord;
  const [factor] = others[sealedTable] ?? [];
  return {
    id: Number(entry['id']),
    row,
    others: { ...others, ...(factor && { [sealedTable]: [{ ...factor, sealed: entry['sealed'] ?? '' }] }) },
    cleared,
  };
};

const since = (clock: Clock, days: number): string => isoTime(clock.now() - days * day);

/** Matches what can still be restored. */
export const notExpired = (clock: Clock, days: number): Where => [
  { field: 'at', op: 'gte', value: since(clock, days) },
];

/** Returns when a deletion of this time can no longer be restored. */
export const expiryOf = (at: unknown, days: number): string => isoTime(Date.parse(String(at)) + days * day);

/** Removes records that were deleted more than `days` ago. Returns how many. */
export const removeOldDeleted = (
  { storage, clock }: { readonly storage: Storage; readonly clock: Clock },
  days: number,
): Promise<number> =>
  storage.table(trashTable).remove([{ field: 'at', op: 'lt', value: since(clock, days) }]);

/** Removes a deleted record. Returns how many deletions of it there were. */
export const eraseDeleted = (tx: Storage, table: string, id: number): Promise<number> =>
  tx.table(trashTable).remove([
    { field: 'table_name', op: 'eq', value: table },
    { field: 'record_id', op: 'eq', value: id },
  ]);

/** Removes the name of a user from what they deleted. Returns from how much. */
export const eraseDeleter = (tx: Storage, userId: number): Promise<number> =>
  tx.table(trashTable).update(
    [
      { field: 'user_id', op: 'eq', value: userId },
      { field: 'person', op: 'ne', value: null },
    ],
    { person: null },
  );
