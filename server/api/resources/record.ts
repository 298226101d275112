import { mayRead } from '@core/access/readable-resource';
import { holds } from '@core/conditions/resolve';
import type { Condition, DeclaredCondition, Scalar } from '@core/resource/condition';
import type { Field } from '@core/resource/field';
import { kindOf } from '@core/resource/kinds';
import type { Resource } from '@core/resource/resource';
import { isVersioned, versionField } from '@core/resource/versioned';
import type { Row, Storage } from '@server/storage/storage';
import type { Call } from './opened-call';
import { Refusal } from '../refusal';
import type { Session } from '../session/session';
import { conditionContext, scopeConditions } from './call';
import { contextOf } from './context';
import { withRelated } from './relations';

export type WireRow = Readonly<Record<string, unknown>>;

/** Converts a stored value to its form in the API. Lists are stored as JSON. */
const wireValue = (field: Field, value: Scalar): unknown =>
  typeof value === 'string' && kindOf(field).schema(field).type === 'array'
    ? JSON.parse(value || '[]')
    : value;

/**
 * Returns the declared fields of a row that this user may read, and its version. Fields with `detailOnly` are included only for a single
 * record.
 */
export const project = ({ ability }: Session, resource: Resource, row: Row, single = false): WireRow => ({
  ...Object.fromEntries(
    Object.entries(resource.fields)
      .filter(([name, field]) => (single || !field.detailOnly) && mayRead(ability, resource, name))
      .map(([name, field]) => [name, wireValue(field, row[name] ?? null)]),
  ),
  ...(isVersioned(resource) && { [versionField]: Number(row[versionField] ?? 0) }),
});

/** Returns the row with this id, if the call may access it. Throws 404 or the error of the behavior. */
export const requireRow = async (call: Call, storage: Storage, id: number): Promise<Row> => {
  const isRecord: Condition = { field: call.resource.idField, op: 'eq', value: id };
  const { scope } = call.behavior;
  await scope?.admit?.(contextOf(call), id);
  const narrowed = scope?.own?.(contextOf(call), id) ? [] : await scopeConditions(call);
  const row = await storage.table(call.table).first([...narrowed, isRecord]);
  if (row) return row;
  const matches = await storage.table(call.table).count([isRecord]);
  throw new Refusal(404, 'not found', { exists: matches > 0 });
};

/** Returns the call without the right to the caller's own record: for calls that need the area's rights. */
export const withoutOwn = <C extends Call>(call: C): C => ({
  ...call,
  behavior: { ...call.behavior, scope: { ...call.behavior.scope, own: () => false } },
});

/** Throws when the caller may not write this record. `name` is the operation or the action. */
export const requireWrite = async (call: Call, row: Row, name: string): Promise<void> =>
  call.behavior.scope?.write?.(contextOf(call), row, name);

/** Returns rows without the values that no reader may see. */
export const shown = ({ behavior }: Call, rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => behavior.computed?.shown?.(row) ?? row);

/** Returns rows with their computed fields. */
export const completed = async (call: Call, rows: readonly Row[]): Promise<readonly Row[]> => {
  const { computed } = call.behavior;
  if (!computed?.rows || rows.length === 0) return shown(call, rows);
  const values = await computed.rows(contextOf(call), rows);
  return shown(
    call,
    rows.map((row, at): Row => ({ ...row, ...values[at] })),
  );
};

/** Returns the computed fields that only a single record has. */
const extended = async (call: Call, row: Row): Promise<object> =>
  (await call.behavior.computed?.record?.(contextOf(call), row)) ?? {};

/** Whether a single record meets a condition, also one of computed fields that only a single record has. */
export const meets = async (call: Call, row: Row, when: DeclaredCondition | undefined): Promise<boolean> => {
  if (when === undefined) return true;
  const [completeRow = row] = await completed(call, [row]);
  return holds({ ...completeRow, ...(await extended(call, row)) }, when, conditionContext(call));
};

/** Returns a single record as sent in the API. */
export const recordOf = async (call: Call, row: Row): Promise<object> => {
  const [completeRow = row] = await withRelated(call, await completed(call, [row]));
  return {
    ...project(call.session, call.resource, completeRow, true),
    ...(await extended(call, row)),
  };
};
