import { versionField } from '@core/resource/versioned';
import { UniqueViolation, type Row } from '@server/storage/storage';
import type { TrailEvent } from '@server/trail/event';
import type { Call } from '../resources/opened-call';
import type { JsonObject } from '../calls/parse';
import { changeRecord, conflictOf, lockRow } from '../resources/write';
import { changeOfItem } from './bulk-action';
import {
  reasonOf,
  RecordsRefused,
  type Changed,
  type ChangedRecords,
  type Item,
  type Skipped,
} from './changed-records';

/**
 * Runs an action on each of the records, in the transaction of the call: every record is locked and checked as in a call
 * on this record alone. Records that may not be changed are skipped. Throws `RecordsRefused` when a record was refused
 * after others were changed.
 */
export const changeEach = async (
  call: Call,
  name: string,
  inputs: JsonObject,
  items: readonly Item[],
): Promise<ChangedRecords> => {
  const skipped: Skipped[] = [];
  const locked: { readonly item: Item; readonly row: Row }[] = [];
  for (const item of items)
    try {
      const { operation } = changeOfItem(call, name, inputs, item);
      const versions = item.expected === undefined ? null : [item.expected];
      locked.push({ item, row: await lockRow(call, item.id, operation, versions) });
    } catch (error) {
      skipped.push({ id: item.id, reason: reasonOf(error) });
    }
  const changed: Changed[] = [];
  const events: TrailEvent[] = [];
  const refused: Skipped[] = [];
  for (const { item, row } of locked)
    try {
      const { operation, body } = changeOfItem(call, name, inputs, item);
      const done = await changeRecord(call, operation, row, body);
      const before = Number(row[versionField]);
      changed.push({ id: item.id, before, after: Number(done.after?.[versionField] ?? before) });
      events.push(...done.events);
    } catch (error) {
      refused.push({ id: item.id, reason: reasonOf(conflictOf(call, error)) });
      // The database ended the transaction.
      if (error instanceof UniqueViolation) break;
    }
  if (refused.length > 0) throw new RecordsRefused(refused);
  return { changed, skipped, events };
};
