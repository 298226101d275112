import { day, isoTime, type Clock } from '../api/clock';
import type { Storage, Where } from '../storage/storage';

export const historyTable = 'record_versions';

/** Returns the condition for the entries of one record. */
export const ofRecord = (table: string, id: number): Where => [
  { field: 'table_name', op: 'eq', value: table },
  { field: 'record_id', op: 'eq', value: id },
];

/** Removes entries older than `days`. A record that is written later begins with the state that was found. */
export const removeOldVersions = (
  { storage, clock }: { readonly storage: Storage; readonly clock: Clock },
  days: number,
): Promise<number> =>
  storage.table(historyTable).remove([{ field: 'at', op: 'lt', value: isoTime(clock.now() - days * day) }]);

/** Empties the states of a record. Returns how many. The entries stay. */
export const eraseStates = (tx: Storage, table: string, id: number): Promise<number> =>
  tx
    .table(historyTable)
    .update([...ofRecord(table, id), { field: 'state', op: 'ne', value: null }], { state: null });

/** Removes the name of a user from the entries that they wrote. Returns from how many. */
export const erasePerson = (tx: Storage, userId: number): Promise<number> =>
  tx.table(historyTable).update(
    [
      { field: 'user_id', op: 'eq', value: userId },
      { field: 'person', op: 'ne', value: null },
    ],
    { person: null },
  );
