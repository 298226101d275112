import { mayRead } from '@core/access/readable-resource';
import type { Condition, Scalar } from '@core/resource/condition';
import type { Field } from '@core/resource/field';
import type { Resource } from '@core/resource/resource';
import { isVersioned, versionField } from '@core/resource/versioned';
import { holds, type When } from '@core/resource/row-action';
import type { Row, Storage } from '@server/storage/storage';
import type { Call } from '../behaviors/behavior';
import { Refusal } from '../refusal';
import type { Session } from '../session/session';
import { scopeConditions } from './call';

export type WireRow = Readonly<Record<string, unknown>>;

/** Converts a stored value to its form in the API. Trends are stored as JSON. */
const wireValue = (field: Field, value: Scalar): unknown =>
  field.kind === 'trend' && typeof value === 'string' ? JSON.parse(value || '[]') : value;

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
  await call.behavior.admit?.(call, id);
  const narrowed = call.behavior.isOwn?.(call, id) ? [] : await scopeConditions(call);
  const row = await storage.table(call.table).first([...narrowed, isRecord]);
  if (row) return row;
  const matches = await storage.table(call.table).count([isRecord]);
  throw new Refusal(404, 'not found', { exists: matches > 0 });
};

/** Returns rows without the values that no reader may see. */
export const shown = ({ behavior }: Call, rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => behavior.shown?.(row) ?? row);

/** Returns rows with their computed fields. */
export const completed = async (call: Call, rows: readonly Row[]): Promise<readonly Row[]> =>
  shown(call, call.behavior.complete && rows.length > 0 ? await call.behavior.complete(call, rows) : rows);

/** Whether a single record meets a condition, also one of computed fields that only a single record has. */
export const meets = async (call: Call, row: Row, when: When | undefined): Promise<boolean> => {
  if (when === undefined) return true;
  const [completeRow = row] = await completed(call, [row]);
  return holds({ ...completeRow, ...(await call.behavior.extend?.(call, row)) }, when);
};

/** Returns a single record as sent in the API. */
export const recordOf = async (call: Call, row: Row): Promise<object> => {
  const [completeRow = row] = await completed(call, [row]);
  return {
    ...project(call.session, call.resource, completeRow, true),
    ...(await call.behavior.extend?.(call, row)),
  };
};
