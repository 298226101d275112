import type { Condition } from '@core/resource/condition';
import { relationsOf, type NamedRelation } from '@core/resource/relation';
import type { Resource } from '@core/resource/resource';
import { tableName } from '@server/storage/resource-tables';
import type { Row, Where } from '@server/storage/storage';
import type { ClearedLink, RowsByTable } from '@server/trash/deleted-records';
import { Refusal, type Referring } from '../refusal';
import { declaredResource } from './context';
import type { Call } from './opened-call';
import { listableRows } from './relations';
import { systemRecords } from './system-records';

/** A relation, and the resource that has it. */
interface IncomingRelation {
  readonly relation: NamedRelation;
  readonly from: Resource;
}

/** Returns the relations to the records of a table, one for each column. */
const relationsTo = (resources: readonly Resource[], table: string): readonly IncomingRelation[] => {
  const found = new Map<string, IncomingRelation>();
  for (const from of resources)
    for (const relation of relationsOf(from.fields)) {
      const column = `${tableName(from)}.${relation.key}`;
      if (tableName(declaredResource(resources, relation.of)) === table && !found.has(column))
        found.set(column, { relation, from });
    }
  return [...found.values()];
};

/** What records of one table are, for the relations to them. */
interface Deleted {
  readonly table: string;
  readonly ids: readonly number[];
}

const condition = (field: string, ids: readonly number[]): Condition => ({ field, op: 'in', value: ids });
const among = (field: string, ids: readonly number[]): Where => [condition(field, ids)];

/** Records that refer to deleted ones. */
interface Found extends IncomingRelation {
  readonly where: Where;
  /** None where they only prevent the deletion. */
  readonly rows: readonly Row[];
}

/** Returns all that refers to records, and to those that the deletion takes along, each of these once. Writes lock it. */
const findReferring = async (call: Call, deleted: Deleted, seen = new Set<string>()): Promise<Found[]> => {
  const { resources, storage } = call.deps;
  const found: Found[] = [];
  for (const incoming of relationsTo(resources, deleted.table)) {
    const { from, relation } = incoming;
    const table = tableName(from);
    const where = among(relation.key, deleted.ids);
    if (relation.onDelete === 'restrict') {
      const isOther = table === deleted.table ? [{ not: condition(from.idField, deleted.ids) }] : [];
      if (await storage.table(table).first([...where, ...isOther]))
        found.push({ ...incoming, where: [...where, ...isOther], rows: [] });
      continue;
    }
    const all = await (call.isRead ? storage.table(table).find(where) : storage.table(table).lockAll(where));
    const nameOf = (row: Row) => `${table} ${String(row[from.idField])}`;
    const rows = all.filter((row) => !seen.has(nameOf(row)));
    if (rows.length === 0) continue;
    if (relation.onDelete === 'remove') {
      for (const row of rows) seen.add(nameOf(row));
      const ids = rows.map((row) => Number(row[from.idField]));
      found.push(...(await findReferring(call, { table, ids }, seen)));
    }
    found.push({ ...incoming, where, rows });
  }
  return found;
};

/** Returns how many of the records the caller may list, by resource. */
const listable = async (call: Call, all: readonly Found[]): Promise<Referring[]> => {
  const counts = new Map<string, number>();
  for (const { from, where } of all) {
    const own = [...(await listableRows(call, from)), ...where];
    const count = await call.deps.storage.table(tableName(from)).count(own);
    if (count > 0) counts.set(from.name, (counts.get(from.name) ?? 0) + count);
  }
  return [...counts].map(([resource, count]) => ({ resource, count }));
};

const findAll = (call: Call, id: number): Promise<Found[]> =>
  findReferring(call, { table: call.table, ids: [id] }, new Set([`${call.table} ${id}`]));

/** What a deletion changed in other records because of relations. */
interface Followed {
  readonly others: RowsByTable;
  readonly cleared: readonly ClearedLink[];
}

/**
 * Does with the records that refer to a record what their relations say for its deletion. Throws 409 with what prevents
 * it, as far as the caller may list that. To be called before the record is removed, while it is locked.
 */
export const followRelations = async (call: Call, id: number): Promise<Followed> => {
  const found = await findAll(call, id);
  const kept = found.filter(({ relation }) => relation.onDelete === 'restrict');
  if (kept.length > 0) throw new Refusal(409, 'referenced', { referring: await listable(call, kept) });
  const others: Record<string, Row[]> = {};
  for (const { relation, from, rows } of found) {
    if (relation.onDelete !== 'remove') continue;
    const ids = rows.map((row) => Number(row[from.idField]));
    const removed = await systemRecords(call, from).remove(among(from.idField, ids));
    others[tableName(from)] = [...(others[tableName(from)] ?? []), ...removed];
  }
  const cleared: ClearedLink[] = [];
  for (const { relation, from, rows } of found) {
    if (relation.onDelete !== 'clear') continue;
    const ids = rows.map((row) => Number(row[from.idField]));
    // Those that went with the record have kept their keys.
    const changed = await systemRecords(call, from).change(among(from.idField, ids), {
      [relation.key]: null,
    });
    for (const row of changed) {
      const before = rows.find((one) => one[from.idField] === row[from.idField]);
      const key = Number(before?.[relation.key]);
      cleared.push({ table: tableName(from), column: relation.key, id: Number(row[from.idField]), key });
    }
  }
  return { others, cleared };
};

/** Returns what a deletion would take along or is prevented by because of relations, as far as the caller may list it. */
export const referringRecords = async (call: Call, id: number): Promise<readonly Referring[]> => {
  const found = await findAll(call, id);
  return listable(
    call,
    found.filter(({ relation }) => relation.onDelete !== 'clear'),
  );
};

/**
 * Gives records whose keys a deletion has cleared their keys back: those that still exist and refer to nothing else. To be
 * called once the record exists again.
 */
export const restoreLinks = async (call: Call, cleared: readonly ClearedLink[]): Promise<void> => {
  for (const { relation, from } of relationsTo(call.deps.resources, call.table)) {
    const links = cleared.filter(({ table, column }) => table === tableName(from) && column === relation.key);
    for (const key of new Set(links.map((link) => link.key))) {
      const ids = links.filter((link) => link.key === key).map(({ id }) => id);
      const where = [...among(from.idField, ids), { field: relation.key, op: 'eq', value: null } as const];
      await systemRecords(call, from).change(where, { [relation.key]: key });
    }
  }
};

/** Throws 409 when a restored row refers to a record that no longer exists. Locks the ones that do. */
export const requireRelated = async (call: Call, restored: RowsByTable): Promise<void> => {
  const { resources, storage } = call.deps;
  for (const resource of resources)
    for (const { key, of } of relationsOf(resource.fields)) {
      const related = declaredResource(resources, of);
      const keys = (restored[tableName(resource)] ?? []).map((row) => row[key] ?? null);
      for (const value of new Set(keys)) {
        const isRecord = { field: related.idField, op: 'eq', value } as const;
        if (value !== null && !(await storage.table(tableName(related)).lock([isRecord], 'shared')))
          throw new Refusal(409, 'related record deleted');
      }
    }
};
