import type { Context, Hono } from 'hono';
import { readListRequest } from '@core/list/request';
import { versionField } from '@core/resource/versioned';
import { eraseStates } from '@server/history/entries';
import { restored } from '@server/history/keep-version';
import { resourceTables } from '@server/storage/resource-tables';
import { systemTables } from '@server/storage/system-tables';
import { expiryOf, joinedRows, trashTable, type RowsByTable } from '@server/trash/deleted-records';
import type { ApiEnv } from '../deps';
import { notFound } from '../refusal';
import { withCurrentRights } from '../session/require-session';
import { idOf, openCall, requireOperation } from './call';
import { findResource } from './endpoint';
import { entryList } from './history';
import { deletedName, deletedOf, ownDeleted } from './own-deleted';
import { contextOf } from './context';
import type { Call, HttpCall, ServedResource } from './opened-call';
import { requireRow, requireWrite, withoutOwn } from './record';
import { referringRecords, requireRelated, restoreLinks } from './referring';
import { inTransaction, runWrite, writeRecord, type WriteOperation } from './write';

const chunkSize = 500;

/** Returns one page of the deleted records, with the caller's rights of now. */
const listTrash = async (call: Call) => {
  const { storage, trashDays } = call.deps;
  const { offset, limit } = readListRequest(entryList, call.query);
  const columns = ['id', 'record_id', 'at', 'user_id', 'person', 'data', 'sealed'];
  const sort = [{ field: 'id', order: 'desc' }] as const;
  const chunks = storage
    .table(trashTable)
    .chunks({ where: deletedOf(call), sort, columns, limit: chunkSize });
  const all: object[] = [];
  for await (const entries of chunks) {
    const byId = new Map(entries.map((entry) => [Number(entry['id']), entry]));
    for (const record of await ownDeleted(call, entries)) {
      const { record_id, at, user_id, person } = byId.get(record.id) ?? {};
      const expires = expiryOf(at, trashDays);
      all.push({ id: record.id, record_id, name: deletedName(call, record), at, user_id, person, expires });
    }
  }
  return { data: all.slice(offset, offset + limit), total_count: all.length };
};

/** Takes a record out of the trash. Throws 404 unless the caller may know of it. A concurrent call finds it gone. */
const takeDeleted = async (call: Call, id: number) => {
  const { storage: tx } = call.deps;
  const isEntry = { field: 'id', op: 'eq', value: id } as const;
  const entry = await tx.table(trashTable).lock([...deletedOf(call), isEntry]);
  const [record] = entry ? await ownDeleted(call, [entry]) : [];
  if (!entry || !record) throw notFound();
  await tx.table(trashTable).remove([isEntry]);
  return { entry, record };
};

/** Puts back removed rows. Tables and columns that are no longer declared are left out. */
const putBack = async ({ deps }: Call, removed: RowsByTable): Promise<void> => {
  const schemas = [...systemTables, ...resourceTables(deps.resources)];
  for (const { name, columns } of schemas) {
    const rows = removed[name] ?? [];
    const known = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => Object.hasOwn(columns, column))),
    );
    if (known.length > 0) await deps.storage.table(name).insertMany(known);
  }
};

/** Restores a record under its id. The caller needs the rights over the result that a new record needs. */
const restoration = (id: number): WriteOperation => ({
  name: restored,
  action: 'create',
  status: 200,
  id: null,
  form: { inputs: {} },
  names: new Set(),
  isOnce: false,
  change: async (call) => {
    const { behavior, table } = call;
    const { record } = await takeDeleted(call, id);
    const row = { ...record.row, [versionField]: Number(record.row[versionField] ?? 0) + 1 };
    const rows = joinedRows(record.others, { [table]: [row] });
    await putBack(call, rows);
    await requireRelated(call, rows);
    await restoreLinks(call, record.cleared);
    const change = { kind: 'restore', before: null, after: row } as const;
    return { row, events: (await behavior.changed?.(contextOf(call), change))?.events };
  },
});

/** Removes a record from the trash, and its states from the history. */
const deleteForGood = (call: HttpCall, id: number): Promise<Response> =>
  runWrite(call.c, {
    status: 200,
    work: async (tx) => {
      const { entry } = await takeDeleted(inTransaction(call, tx), id);
      const recordId = Number(entry['record_id']);
      await eraseStates(tx, call.table, recordId);
      const clientId = entry['client_id'] as number | null;
      const about = { resource: call.resource.name, recordId, clientId };
      return { answer: { id }, events: [{ ...about, action: 'delete', note: 'delete for good' }] };
    },
  });

/** Returns what a deletion would take along, or what prevents it, as far as the caller may list it. */
const dependentsOf = async (call: Call, id: number) => {
  const { behavior, deps, session } = call;
  const row = await requireRow(withoutOwn(call), deps.storage, id);
  await requireWrite(call, row, 'delete');
  const counts = { ...(await behavior.computed?.dependents?.(contextOf(call), row)) };
  for (const { resource, count } of await referringRecords(call, id))
    counts[resource] = (counts[resource] ?? 0) + count;
  const isOpen = (name: string) =>
    findResource(deps, name) === undefined || session.ability.can('list', name);
  return {
    data: Object.entries(counts)
      .filter(([name, count]) => count > 0 && isOpen(name))
      .map(([resource, count]) => ({ resource, count })),
  };
};

/** Mounts the calls of deleted records, and of what a deletion affects. All need the right to delete. */
export const mountTrash = (app: Hono<ApiEnv>, path: string, variants: readonly ServedResource[]): void => {
  const open = async (c: Context<ApiEnv>): Promise<HttpCall> => {
    const call = await openCall(c, variants, true);
    requireOperation(call.session, call.resource, 'delete');
    return call;
  };
  app.get(`${path}/trash`, async (c) => c.json(await listTrash(await open(c))));
  app.post(
    `${path}/trash/:id/restore`,
    withCurrentRights(async (c) => writeRecord(await open(c), restoration(idOf(c)))),
  );
  app.delete(
    `${path}/trash/:id`,
    withCurrentRights(async (c) => deleteForGood(await open(c), idOf(c))),
  );
  app.get(`${path}/:id/dependents`, async (c) => c.json(await dependentsOf(await open(c), idOf(c))));
};
