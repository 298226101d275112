import type { Resource } from '@core/resource/resource';
import { isVersioned } from '@core/resource/versioned';
import { keepVersion, keepVersions } from '@server/history/keep-version';
import { statesOf } from '@server/history/record-state';
import { tableName } from '@server/storage/resource-tables';
import type { Row } from '@server/storage/storage';
import type { TrailAction } from '@server/trail/event';
import type { FormValues, Records } from '../behaviors/context';
import { joinedEvents } from '../bulk/changed-records';
import { changesOf, factsOf, isSame, type Facts } from './changes';
import type { Call } from './opened-call';

/** One record before and after a write. Null when it did not exist. */
interface Written {
  readonly before: Row | null;
  readonly after: Row | null;
}

/** Adds the audit events of a write of records to the call. */
const addEvents = (call: Call, resource: Resource, action: TrailAction, all: readonly Written[]): void => {
  const facts = (row: Row | null): Facts => (row ? factsOf(resource, row) : {});
  const events = all.map(({ before, after }) => {
    const row = after ?? before ?? {};
    return {
      action,
      resource: resource.name,
      recordId: Number(row[resource.idField]),
      clientId: (row['client_id'] as number | null | undefined) ?? null,
      changes: changesOf(resource, facts(before), facts(after)),
    };
  });
  call.also.push(...joinedEvents(events));
};

/**
 * Opens the records of a resource without the caller's rights, in the transaction of the call. Records that the server
 * gives no version have no history either, and no entries in the trail.
 */
export const systemRecords = (call: Call, resource: Resource): Records => {
  const { deps, actor: by } = call;
  const { storage: tx, resources } = deps;
  const table = tableName(resource);
  const collection = tx.table(table);
  const isKept = isVersioned(resource);
  const idOf = (row: Row): number => Number(row[resource.idField]);
  const state = statesOf(resources, tx, table);

  const create = async (...values: readonly FormValues[]): Promise<readonly Row[]> => {
    const created: Row[] = [];
    for (const one of values) {
      const row = await collection.insert(one as Row);
      created.push(row);
      if (isKept) await keepVersion(deps, tx, { table, id: idOf(row), action: 'create', before: null, by });
    }
    if (isKept)
      addEvents(
        call,
        resource,
        'create',
        created.map((after) => ({ before: null, after })),
      );
    return created;
  };

  const change: Records['change'] = async (where, values) => {
    const patch = values as Row;
    const differs = (row: Row) => Object.keys(patch).some((name) => !isSame(row[name] ?? null, patch[name]));
    const found = (await collection.lockAll(where)).filter(differs);
    if (found.length === 0) return [];
    const among = [{ field: resource.idField, op: 'in', value: found.map(idOf) }] as const;
    await collection.update(among, patch);
    const after = new Map((await collection.find(among)).map((row) => [idOf(row), row]));
    if (!isKept) return [...after.values()];
    const written = found.map((before) => ({
      id: idOf(before),
      before,
      after: after.get(idOf(before)) ?? before,
    }));
    await keepVersions(deps, tx, { table, action: 'update', by }, written);
    addEvents(call, resource, 'update', written);
    return [...after.values()];
  };

  const remove: Records['remove'] = async (where) => {
    const found = await collection.lockAll(where);
    const states = [];
    if (isKept) for (const row of found) states.push({ id: idOf(row), before: await state(row) });
    if (found.length > 0)
      await collection.remove([{ field: resource.idField, op: 'in', value: found.map(idOf) }]);
    for (const { id, before } of states)
      await keepVersion(deps, tx, { table, id, action: 'delete', before, by });
    if (isKept)
      addEvents(
        call,
        resource,
        'delete',
        found.map((before) => ({ before, after: null })),
      );
    return found;
  };

  return {
    find: (where, limit) => collection.find(where, limit),
    first: (where) => collection.first(where),
    count: (where) => collection.count(where),
    aggregate: (query) => collection.aggregate(query),
    countPer: (column, where) => Promise.resolve({ count: { table, column, where } }),
    create,
    change,
    remove,
  };
};
