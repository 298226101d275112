import type { Resource } from '@core/resource/resource';
import { isoTime, type Clock } from '../api/clock';
import { tableName } from '../storage/resource-tables';
import type { Row, Storage } from '../storage/storage';
import type { Actor } from '../trail/event';
import { personOf } from '../trail/record-event';
import { historyTable } from './entries';
import { differences, stateIn, stateOf, statesOf, storedTexts, type RecordState } from './record-state';

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

/** Returns the newest entry of each record, by its id. */
const newestOf = async (
  tx: Storage,
  table: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Row>> => {
  const entries = await tx
    .table(historyTable)
    .newest([{ field: 'table_name', op: 'eq', value: table }], 'record_id', ids);
  return new Map(entries.map((entry) => [Number(entry['record_id']), entry]));
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

/** Who writes what to records of one table. */
type Writing = Pick<KeptWrite, 'table' | 'action' | 'by'>;

/** A change of a record that exists before and after it. */
export interface KeptChange {
  readonly id: number;
  readonly before: Row;
  readonly after: Row;
}

/** Returns a function for the entries of a write: its state and, when no entry tells of the state before, that one. */
const entriesFor = async ({ resources, clock }: Deps, tx: Storage, { table, action, by }: Writing) => {
  const common = { table_name: table, at: isoTime(clock.now()), request: by.requestId };
  const textOf = storedTexts(resources, table);
  const person = (await personOf(tx, by.userId)) || null;
  return (id: number, before: RecordState | null, after: RecordState, newest: Row | undefined): Row[] => {
    const entry = (previous: RecordState | null, state: RecordState) => ({
      ...common,
      record_id: id,
      version: state.version,
      state: textOf(previous, state),
    });
    // A restore changes no secret value.
    const written = entry(action === restored ? after : before, after);
    return [
      ...(before && !tellsOf(newest, before) ? [{ ...entry(before, before), action: found }] : []),
      { ...written, user_id: by.userId, person, action },
    ];
  };
};

/**
 * Keeps the state of a record after a write, in the write's transaction. When no entry tells of the state before, it is
 * kept too, without a person, so that the write can be undone.
 */
export const keepVersion = async (deps: Deps, tx: Storage, write: KeptWrite): Promise<void> => {
  const { table, id, before } = write;
  const row = await currentRow(deps.resources, tx, table, id);
  const after = row ? await stateOf(deps.resources, tx, table, row) : before;
  if (!after) return;
  const entriesOf = await entriesFor(deps, tx, write);
  const newest = before ? (await newestOf(tx, table, [id])).get(id) : undefined;
  for (const entry of entriesOf(id, before, after, newest)) await tx.table(historyTable).insert(entry);
};

/** Like `keepVersion`, for many records of a table, with few statements. To be called after their behaviors have run. */
export const keepVersions = async (
  deps: Deps,
  tx: Storage,
  writing: Writing,
  changes: readonly KeptChange[],
): Promise<void> => {
  const stateOfRow = statesOf(deps.resources, tx, writing.table);
  const states = [];
  for (const { id, before, after } of changes)
    states.push({ id, before: await stateOfRow(before), after: await stateOfRow(after) });
  const newest = await newestOf(
    tx,
    writing.table,
    changes.map(({ id }) => id),
  );
  const entriesOf = await entriesFor(deps, tx, writing);
  const entries = states.flatMap(({ id, before, after }) => entriesOf(id, before, after, newest.get(id)));
  const isFound = ({ action }: Row): boolean => action === found;
  // Apart, because entries of one kind share most of their values.
  await tx.table(historyTable).insertMany(entries.filter(isFound));
  await tx.table(historyTable).insertMany(entries.filter((entry) => !isFound(entry)));
};
