import { mayRead } from '@core/access/readable-resource';
import { conditionFields } from '@core/conditions/condition-tests';
import type { FormOperation } from '@core/form/form';
import { formFor } from '@core/form/form-for';
import type { Resource } from '@core/resource/resource';
import type { Row, Where } from '@server/storage/storage';
import type { FormValues, OpenRecords, Records } from '../behaviors/context';
import { joinedEvents, RecordsRefused } from '../bulk/changed-records';
import { forbidden, notFound, Refusal } from '../refusal';
import { isOfClient, requireArea, requireOperation, scopeConditions } from './call';
import { changeColumns, columnChange } from './change-columns';
import { callOf, declaredResource } from './context';
import type { Call } from './opened-call';
import { creation, edit, removal } from './operations';
import { shown } from './record';
import { callOn, withRelated } from './relations';
import { systemRecords } from './system-records';
import { changeRecord, conflictOf, lockRow, type WriteOperation } from './write';

/** Returns rows with the names of their related records, and without what the caller may not read. */
const readableRows = async (call: Call, rows: readonly Row[]): Promise<readonly Row[]> => {
  const { session, declared } = call;
  return (await withRelated(call, shown(call, rows))).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => mayRead(session.ability, declared, name))),
  );
};

const readableRow = async (call: Call, row: Row): Promise<Row> => (await readableRows(call, [row]))[0] ?? row;

/** Returns the conditions together with the limits of the caller. Throws 403 for a field that the caller may not read. */
const limited = async (call: Call, where: Where): Promise<Where> => {
  const { session, declared } = call;
  requireArea(session, declared);
  const isOpen = session.ability.can('list', declared.name);
  const fields = where.flatMap((test) => ('within' in test ? [test.field] : conditionFields(test)));
  if (!isOpen || !fields.every((field) => mayRead(session.ability, declared, field))) throw forbidden();
  return [...(await scopeConditions(call)), ...where];
};

/** The names that a write may have: server code makes no use of others. */
const inputsOf = ({ form }: Resource, operation: FormOperation): ReadonlySet<string> =>
  new Set(form ? Object.keys(formFor(form, operation).inputs) : []);

/** Writes one record like a call of the API, and returns it. Null when the caller no longer has access to it. */
const write = async (call: Call, operation: WriteOperation, values: FormValues): Promise<Row | null> => {
  try {
    const before = operation.id === null ? null : await lockRow(call, operation.id, operation, null);
    const { after, events } = await changeRecord(call, operation, before, values);
    call.also.push(...events);
    return after && (await readableRow(call, after));
  } catch (error) {
    throw conflictOf(call, error);
  }
};

/** Changes many records with few statements, and returns them. */
const changeTogether = async (
  call: Call,
  change: NonNullable<ReturnType<typeof columnChange>>,
  ids: readonly number[],
): Promise<readonly Row[]> => {
  try {
    const { changes, skipped, events } = await changeColumns(call, change, ids);
    const [first] = skipped;
    if (first) throw first.reason === 'conflict' ? new Refusal(409, 'conflict') : notFound();
    call.also.push(...joinedEvents(events));
    return await readableRows(
      call,
      changes.map(({ after }) => after),
    );
  } catch (error) {
    throw error instanceof RecordsRefused ? forbidden() : conflictOf(call, error);
  }
};

const callerRecords = (call: Call, clientId: number | null): Records => {
  const { deps, session, resource, declared, table } = call;
  const collection = deps.storage.table(table);
  const idsOf = async (where: Where): Promise<readonly number[]> =>
    (await collection.find(await limited(call, where))).map((row) => Number(row[resource.idField]));
  const find = async (where: Where, limit?: number): Promise<readonly Row[]> =>
    readableRows(call, await collection.find(await limited(call, where), limit));
  return {
    find,
    first: async (where) => (await find(where, 1))[0] ?? null,
    count: async (where) => collection.count(await limited(call, where)),
    aggregate: async (query) => {
      const fields = [
        ...(query.sum ?? []),
        ...(query.by ? [query.by.field] : []),
        ...(query.search?.fields ?? []),
        ...(query.search?.or ?? []).flat().flatMap(conditionFields),
      ];
      if (!fields.every((field) => mayRead(session.ability, declared, field))) throw forbidden();
      return collection.aggregate({ ...query, where: await limited(call, query.where) });
    },
    countPer: async (column, where) => {
      if (!mayRead(session.ability, declared, column)) throw forbidden();
      return { count: { table, column, where: await limited(call, where) } };
    },
    create: async (...values) => {
      requireOperation(session, declared, 'create');
      const bound = isOfClient(declared) ? { ...call, clientId } : call;
      const created: Row[] = [];
      for (const one of values) {
        const row = await write(bound, creation(bound, inputsOf(declared, 'create')), one);
        if (row) created.push(row);
      }
      return created;
    },
    change: async (where, values) => {
      requireOperation(session, declared, 'edit');
      const ids = await idsOf(where);
      const names = inputsOf(declared, 'edit');
      const when = resource.operations.edit?.when;
      const columns = columnChange(call, { set: values, names, when, note: 'edit' });
      if (columns) return changeTogether(call, columns, ids);
      const changed: Row[] = [];
      for (const id of ids) {
        const operation = { ...edit(call, id, names), isPartial: true };
        const row = await write(call, operation, values);
        if (row) changed.push(row);
      }
      return changed;
    },
    remove: async (where) => {
      requireOperation(session, declared, 'delete');
      const found = await find(where);
      for (const row of found) await write(call, removal(call, Number(row[resource.idField])), {});
      return found;
    },
  };
};

/** Opens the records of a resource for server code. */
export const openRecords: OpenRecords = (ctx, name, as) => {
  const call = callOf(ctx);
  const declared = declaredResource(ctx.resources, name);
  return as === 'system'
    ? systemRecords(call, declared)
    : callerRecords(callOn(call, declared), call.clientId);
};
