import type { Resource } from '@core/resource/resource';
import { isoTime, type Clock } from '../api/clock';
import { tableName } from '../storage/resource-tables';
import type { Row, Storage } from '../storage/storage';
import type { Actor } from '../trail/event';
import { personOf } from '../trail/record-event';
import { historyTable, ofRecord } from './entries';
import { differences, stateIn, stateOf, storedText, type RecordState } from './record-state';

interface Deps {
  readonly resources: readonly Resource[];
  readonly clock: Clock;
}

/** A write of a record that has just happened. */
interface KeptWrite {
  readonly table: string;
  readonly id: number;
  readonly action: string;
  /** Null for a new record. */
  readonly before: RecordState | null;
  readonly by: Pick<Actor, 'userId' | 'requestId'>;
}

/** The action of a state that no entry tells of: the first one, or that of a change which is not kept by itself. */
const found = 'found';

/** The action of a record that comes back from the trash. */
export const restored = 'restore';

const newestOf = async (tx: Storage, table: string, id: number): Promise<Row | undefined> => {
  const query = {
    where: ofRecord(table, id),
    sort: [{ field: 'id', order: 'desc' }],
    offset: 0,
    limit: 1,
  } as const;
  return (await tx.table(historyTable).list(query)).data[0];
};

/** Whether the newest entry tells of this state. One whose values were erased does, so that they are not kept again. */
const tellsOf = (newest: Row | undefined, { version, facts }: RecordState): boolean => {
  if (newest?.['version'] !== version) return false;
  const state = stateIn(newest);
  return state === null || differences(state.facts, facts).length === 0;
};

/** Returns the record's row after a write. Null when it was deleted. */
const currentRow = (resources: readonly Resource[], tx: Storage, table: string, id: number) => {
  const idField = resources.find((resource) => tableName(resource) === table)?.idField ?? 'id';
  return tx.table(table).first([{ field: idField, op: 'eq', value: id }]);
};

/**
 * Keeps the state of a record after a write, in the write's transaction. When no entry tells of the state before, it is
 * kept too, without a person, so that the write can be undone.
 */
export const keepVersion = async (
  { resources, clock }: Deps,
  tx: Storage,
  { table, id, action, before, by }: KeptWrite,
): Promise<void> => {
  const entries = tx.table(historyTable);
  const common = { table_name: table, record_id: id, at: isoTime(clock.now()), request: by.requestId };
  const text = (previous: RecordState | null, state: RecordState) =>
    storedText(resources, table, previous, state);
  if (before && !tellsOf(await newestOf(tx, table, id), before)) {
    const { version } = before;
    await entries.insert({ ...common, version, action: found, state: text(before, before) });
  }
  const row = await currentRow(resources, tx, table, id);
  const after = row ? await stateOf(resources, tx, table, row) : before;
  if (!after) return;
  // A restore changes no secret value.
  const previous = action === restored ? after : before;
  await entries.insert({
    ...common,
    version: after.version,
    user_id: by.userId,
    person: (await personOf(tx, by.userId)) || null,
    action,
    state: text(previous, after),
  });
};
