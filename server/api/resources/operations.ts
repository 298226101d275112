import type { FormOperation } from '@core/form/form';
import { formFor } from '@core/form/form-for';
import type { Scalar } from '@core/resource/condition';
import type { Field } from '@core/resource/field';
import { kindOf } from '@core/resource/kinds';
import type { Resource } from '@core/resource/resource';
import { isFileAction, isSetAction } from '@core/resource/action';
import { initialOf, valueAt } from '@core/resource/stored-field';
import type { Row } from '@server/storage/storage';
import type { TrailEvent } from '@server/trail/event';
import { personOf } from '@server/trail/record-event';
import { joinedRows, keepDeleted } from '@server/trash/deleted-records';
import type { Call } from './opened-call';
import type { Change } from '../behaviors/behavior';
import { isoTime } from '../clock';
import { notFound } from '../refusal';
import { ownerOf } from './call';
import { contextOf } from './context';
import { columnsOf } from './input';
import type { KnownNames } from './known-names';
import { followRelations } from './referring';
import { trailContextOf, type WriteOperation } from './write';

const initial = (field: Field, now: string): Scalar => {
  const declared = initialOf(field);
  if (declared !== undefined) return valueAt(declared, now);
  return field.nullable ? null : (kindOf(field).fresh?.(now, field) ?? null);
};

/**
 * Returns initial values for fields without an input: those that the fields declare; otherwise dates get today, a status
 * its first value. The storage fills in the rest.
 */
const initialValues = (resource: Resource, now: number): Row =>
  Object.fromEntries(
    Object.entries(resource.fields)
      .filter(([name, { computed }]) => name !== resource.idField && !computed)
      .map(([name, field]) => [name, initial(field, isoTime(now))] as const)
      .filter(([, value]) => value !== null),
  );

const formOf = ({ resource }: Call, operation: FormOperation) => {
  if (!resource.form) throw notFound();
  return formFor(resource.form, operation);
};

const ofId = ({ resource }: Call, id: unknown) =>
  [{ field: resource.idField, op: 'eq', value: Number(id) }] as const;

/** Updates columns of a locked row and returns the changed row. */
const patchRow = async (call: Call, row: Row, patch: Row): Promise<Row> => {
  if (Object.keys(patch).length > 0)
    await call.deps.storage.table(call.table).update(ofId(call, row[call.resource.idField]), patch);
  return { ...row, ...patch };
};

const eventsAfter = async (call: Call, change: Change): Promise<readonly TrailEvent[] | undefined> =>
  (await call.behavior.changed?.(contextOf(call), change))?.events;

export const creation = (opened: Call, names: KnownNames): WriteOperation => ({
  name: 'create',
  action: 'create',
  status: 201,
  id: null,
  form: formOf(opened, 'create'),
  names,
  isOnce: true,
  change: async (call, _, values) => {
    const { resource, behavior, deps } = call;
    const { storage: tx } = deps;
    const checked = await behavior.check?.(contextOf(call), values, null);
    const row = await tx.table(call.table).insert({
      ...initialValues(resource, deps.clock.now()),
      ...columnsOf(resource, 'create', values),
      ...ownerOf(call),
      ...checked,
    });
    return { row, events: await eventsAfter(call, { kind: 'create', before: null, after: row, values }) };
  },
});

export const edit = (opened: Call, id: number, names: KnownNames): WriteOperation => ({
  name: 'edit',
  action: 'update',
  kept: 'update',
  status: 200,
  id,
  form: formOf(opened, 'edit'),
  names,
  when: opened.resource.operations.edit?.when,
  isOnce: false,
  change: async (call, before, values) => {
    const { resource, behavior } = call;
    if (!before) throw notFound();
    const checked = await behavior.check?.(contextOf(call), values, before);
    const row = await patchRow(call, before, { ...columnsOf(resource, 'edit', values), ...checked });
    return { row, events: await eventsAfter(call, { kind: 'edit', before, after: row, values }) };
  },
});

export const removal = (opened: Call, id: number): WriteOperation => ({
  name: 'delete',
  action: 'delete',
  status: 200,
  id,
  when: opened.resource.operations.delete?.when,
  isOnce: false,
  change: async (call, before) => {
    if (!before) throw notFound();
    const { resource, behavior, deps, session, table } = call;
    const { storage: tx } = deps;
    const { facts, clientId } = await trailContextOf(call, before);
    const followed = await followRelations(call, id);
    await tx.table(table).remove(ofId(call, id));
    const change = { kind: 'delete', before, after: null } as const;
    const { removed: others = {}, events } = (await behavior.changed?.(contextOf(call), change)) ?? {};
    const about: Row = {
      table_name: table,
      record_id: id,
      resource: resource.name,
      client_id: clientId,
      agency_id: before['agency_id'] ?? (facts['agency_id'] as number | null | undefined) ?? null,
      at: isoTime(deps.clock.now()),
      user_id: session.userId,
      person: (await personOf(tx, session.userId)) || null,
    };
    const trash = await keepDeleted(tx, about, {
      row: before,
      others: joinedRows(others, followed.others),
      cleared: followed.cleared,
    });
    return { row: null, events, answer: { trash } };
  },
});

/** An action with a separate call. Throws 404 when the server has none with this name. */
export const recordAction = (opened: Call, id: number, name: string, names: KnownNames): WriteOperation => {
  const action = opened.resource.actions?.[name];
  const act = opened.behavior.actions?.[name];
  if (!action || isSetAction(action) || isFileAction(action) || typeof act !== 'function') throw notFound();
  return {
    name,
    action: 'update',
    status: 200,
    id,
    form: { inputs: action.inputs ?? {} },
    names,
    when: action.when,
    isOnce: true,
    change: async (call, before, values) => {
      if (!before) throw notFound();
      const { patch = {}, gone = false, events } = await act(contextOf(call), before, values);
      const row = await patchRow(call, before, patch);
      return { row: gone ? null : row, events };
    },
  };
};
