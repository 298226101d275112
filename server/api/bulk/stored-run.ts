import { day, hour, isoTime, type Clock } from '../clock';
import type { Row, Storage } from '@server/storage/storage';
import { Refusal } from '../refusal';
import type { Changed, Item, Skipped } from './changed-records';

const runsTable = 'bulk_runs';
const piecesTable = 'bulk_pieces';

/** How many records a row of pieces has at most. */
const itemsPerPiece = 1_000;
/** How many changes of a caller may be open. */
const maxOpen = 5;
/** How long a change can be undone as a whole. After that, History can undo it record by record. */
const keptMs = 7 * day;

/** A change of many records. */
export interface Run {
  readonly id: number;
  readonly userId: number;
  /** The user's `credential_version` at the start. */
  readonly version: number;
  readonly resource: string;
  readonly clientId: number | null;
  /** The name of the action, or `undo`. */
  readonly action: string;
  readonly total: number;
  readonly isEnded: boolean;
}

type Deps = { readonly storage: Storage; readonly clock: Clock };

const equals = (field: string, value: number) => ({ field, op: 'eq', value }) as const;

/**
 * Stores a change of records that has not begun, in `tx`. Throws 429 when too many changes of the caller are open.
 * Returns its id.
 */
export const addRun = async (
  tx: Storage,
  clock: Clock,
  { userId, version, resource, clientId, action }: Omit<Run, 'id' | 'total' | 'isEnded'>,
  items: readonly Item[],
): Promise<number> => {
  const now = clock.now();
  const open = await tx
    .table(runsTable)
    .count([
      equals('user_id', userId),
      { field: 'ended', op: 'eq', value: null },
      { field: 'created', op: 'gt', value: isoTime(now - hour) },
    ]);
  if (open >= maxOpen) throw new Refusal(429, 'too many attempts', { retryAfter: 10 });
  const created = isoTime(now);
  const about = { user_id: userId, credential_version: version, resource, client_id: clientId, action };
  const run = await tx
    .table(runsTable)
    .insert({ ...about, total: items.length, created, ended: items.length === 0 ? created : null });
  const pieces: Row[] = [];
  for (let start = 0; start < items.length; start += itemsPerPiece) {
    const piece = items.slice(start, start + itemsPerPiece);
    pieces.push({
      run_id: run['id'] ?? 0,
      ...{ items: JSON.stringify(piece), waiting: piece.length },
      ...{ changed: '[]', changed_count: 0, skipped: '[]', skipped_count: 0 },
    });
  }
  await tx.table(piecesTable).insertMany(pieces);
  return Number(run['id']);
};

/** Returns a change of many records. Null when there is none with this id, or no longer. */
export const findRun = async (storage: Storage, id: number): Promise<Run | null> => {
  const row = await storage.table(runsTable).first([equals('id', id)]);
  return (
    row && {
      id,
      userId: Number(row['user_id']),
      version: Number(row['credential_version']),
      resource: String(row['resource']),
      clientId: row['client_id'] as number | null,
      action: String(row['action']),
      total: Number(row['total']),
      isEnded: row['ended'] !== null,
    }
  );
};

/** A part of a change, locked by the transaction that works on it. */
export interface Piece {
  readonly row: Row;
  readonly items: readonly Item[];
}

/** Locks the next free part. Null when there is none: parts that other transactions have locked are not free. */
export const takePiece = async (tx: Storage, run: number): Promise<Piece | null> => {
  const row = await tx
    .table(piecesTable)
    .lock([equals('run_id', run), { field: 'waiting', op: 'gt', value: 0 }], 'free');
  return row && { row, items: JSON.parse(String(row['items'])) as Item[] };
};

const joined = (stored: unknown, more: readonly object[]): string =>
  JSON.stringify([...(JSON.parse(String(stored)) as object[]), ...more]);

/** Stores what became of the first `done` items of a part. */
export const savePiece = async (
  tx: Storage,
  { row, items }: Piece,
  { done, changed, skipped }: { done: number; changed: readonly Changed[]; skipped: readonly Skipped[] },
): Promise<void> => {
  const left = items.slice(done);
  await tx.table(piecesTable).update([equals('id', Number(row['id']))], {
    items: JSON.stringify(left),
    waiting: left.length,
    changed: joined(row['changed'], changed),
    changed_count: Number(row['changed_count']) + changed.length,
    skipped: joined(row['skipped'], skipped),
    skipped_count: Number(row['skipped_count']) + skipped.length,
  });
};

/** Ends a change of which no part is left. */
export const endRun = async ({ storage, clock }: Deps, run: number): Promise<void> => {
  const isOpen = [equals('run_id', run), { field: 'waiting', op: 'gt', value: 0 }] as const;
  if ((await storage.table(piecesTable).count(isOpen)) > 0) return;
  await storage
    .table(runsTable)
    .update([equals('id', run), { field: 'ended', op: 'eq', value: null }], { ended: isoTime(clock.now()) });
};

/** So many skipped records are named. */
const maxNamed = 1_000;

export interface RunResult {
  /** How many records were changed. */
  readonly changed: number;
  readonly skipped: readonly Skipped[];
  /** How many records were skipped, also those that `skipped` does not name. */
  readonly skippedCount: number;
}

/** Returns what became of the records of a change so far. */
export const resultOf = async (storage: Storage, run: number): Promise<RunResult> => {
  const table = storage.table(piecesTable);
  const [sums] = await table.aggregate({
    where: [equals('run_id', run)],
    sum: ['changed_count', 'skipped_count'],
  });
  const withSkipped = [equals('run_id', run), { field: 'skipped_count', op: 'gt', value: 0 }] as const;
  const skipped: Skipped[] = [];
  for (const row of await table.find(withSkipped, maxNamed))
    if (skipped.length < maxNamed) skipped.push(...(JSON.parse(String(row['skipped'])) as Skipped[]));
  return {
    changed: sums?.sums['changed_count'] ?? 0,
    skipped: skipped.slice(0, maxNamed),
    skippedCount: sums?.sums['skipped_count'] ?? 0,
  };
};

/** Returns the records that a change has changed, in parts. */
export const changedBy = async (storage: Storage, run: number): Promise<readonly Changed[]> => {
  const rows = await storage.table(piecesTable).find([equals('run_id', run)]);
  return rows.flatMap((row) => JSON.parse(String(row['changed'])) as Changed[]);
};

/** Removes old changes. The records and their history stay. Returns how many. */
export const removeOldRuns = ({ storage, clock }: Deps): Promise<number> =>
  storage.transaction(async (tx) => {
    const where = [{ field: 'created', op: 'lt', value: isoTime(clock.now() - keptMs) }] as const;
    await tx
      .table(piecesTable)
      .remove([{ field: 'run_id', within: { table: runsTable, column: 'id', where } }]);
    return tx.table(runsTable).remove(where);
  });
