import type { TrailChange, TrailEvent } from '@server/trail/event';
import { Refusal } from '../refusal';

/** A record to change. Of an undo, with the version that it must have, and the one to go back to. */
export interface Item {
  readonly id: number;
  readonly expected?: number;
  readonly to?: number;
}

/** A changed record with its versions. */
export interface Changed {
  readonly id: number;
  readonly before: number;
  readonly after: number;
}

/** A record that was not changed. `reason` is the detail that a call on this record alone would get. */
export interface Skipped {
  readonly id: number;
  readonly reason: string;
}

/** What became of some records in one transaction. */
export interface ChangedRecords {
  readonly changed: readonly Changed[];
  readonly skipped: readonly Skipped[];
  readonly events: readonly TrailEvent[];
}

/**
 * Records that were refused after the transaction has begun to write. It must be rolled back, and run again without
 * them.
 */
export class RecordsRefused extends Error {
  override readonly name = 'RecordsRefused';
  constructor(readonly skipped: readonly Skipped[]) {
    super('refused');
  }
}

/** Returns the reason for which a record is skipped. Throws errors that are none. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof Refusal && error.status < 500) return error.detail;
  throw error;
};

/**
 * Joins the events of records that had the same change into one, with the ids of the records: a change of many records
 * is one event for each value that it changed, not one for each record.
 */
export const joinedEvents = (events: readonly TrailEvent[]): readonly TrailEvent[] => {
  const groups = new Map<string, TrailEvent[]>();
  for (const event of events) {
    const key = JSON.stringify({ ...event, recordId: null });
    const same = groups.get(key) ?? [];
    same.push(event);
    groups.set(key, same);
  }
  return [...groups.values()].map((same) => {
    const [first] = same as [TrailEvent];
    if (same.length === 1) return first;
    const records: TrailChange = { before: null, after: same.map(({ recordId }) => recordId) };
    return { ...first, recordId: null, changes: { records, ...first.changes } };
  });
};
