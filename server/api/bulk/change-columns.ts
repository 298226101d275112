import { holds } from '@core/resource/row-action';
import { versionField } from '@core/resource/versioned';
import { keepVersions } from '@server/history/keep-version';
import type { Row } from '@server/storage/storage';
import type { TrailEvent } from '@server/trail/event';
import type { Call } from '../resources/opened-call';
import { scopeConditions } from '../resources/call';
import { changesOf, factsOf } from '../resources/changes';
import { checkInput, columnsOf } from '../resources/input';
import { completed } from '../resources/record';
import { RecordsRefused, type ChangedRecords, type Item, type Skipped } from './changed-records';
import type { columnChange } from './bulk-action';

type ColumnChange = NonNullable<ReturnType<typeof columnChange>>;

const byId = (call: Call, rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [Number(row[call.resource.idField]), row]));

const eventOf = (call: Call, name: string, before: Row, after: Row): TrailEvent => {
  const { resource, clientId } = call;
  return {
    action: 'update',
    resource: resource.name,
    recordId: Number(after[resource.idField]),
    clientId: clientId ?? (after['client_id'] as number | null | undefined) ?? null,
    changes: changesOf(resource, factsOf(resource, before), factsOf(resource, after)),
    note: name,
  };
};

/**
 * Sets the same columns of all records, in the transaction of the call, with few statements regardless of the number of
 * records. Rights and condition are checked for each record, before and after the change.
 */
export const changeColumns = async (
  call: Call,
  name: string,
  { form, set, when }: ColumnChange,
  items: readonly Item[],
): Promise<ChangedRecords> => {
  const { resource, deps, table } = call;
  const { storage: tx } = deps;
  const among = (ids: readonly number[]) => ({ field: resource.idField, op: 'in', value: ids }) as const;
  const scope = await scopeConditions(call);
  const ids = items.map(({ id }) => id);
  const found = await tx.table(table).lockAll([...scope, among(ids)]);
  const complete = byId(call, await completed(call, found));
  const before = byId(
    call,
    found.filter((row) => holds(complete.get(Number(row[resource.idField])) ?? row, when)),
  );
  const skipped: Skipped[] = ids
    .filter((id) => !before.has(id))
    .map((id) => ({ id, reason: complete.has(id) ? 'conflict' : 'not found' }));
  if (before.size === 0) return { changed: [], skipped, events: [] };
  const columns = Object.keys(form.inputs);
  const values = columnsOf(resource, 'edit', await checkInput(call, form, set));
  const patch = Object.fromEntries(Object.entries(values).filter(([column]) => columns.includes(column)));
  await tx.table(table).update([among([...before.keys()])], patch);
  const after = byId(call, await tx.table(table).find([...scope, among([...before.keys()])]));
  const lost = [...before.keys()].filter((id) => !after.has(id));
  if (lost.length > 0) throw new RecordsRefused(lost.map((id) => ({ id, reason: 'forbidden' })));
  const changes = [...after].map(([id, row]) => ({ id, before: before.get(id) ?? row, after: row }));
  await keepVersions(deps, tx, { table, action: 'update', by: call.actor }, changes);
  return {
    changed: [...after].map(([id, row]) => ({
      id,
      before: Number(before.get(id)?.[versionField]),
      after: Number(row[versionField]),
    })),
    skipped,
    events: changes.map((change) => eventOf(call, name, change.before, change.after)),
  };
};
