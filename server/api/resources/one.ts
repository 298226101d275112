import type { Condition } from '@core/resource/condition';
import type { Row, Storage } from '@server/storage/storage';
import { Refusal } from '../refusal';
import { reach, type Call } from './call';
import { project } from './project';

/** The row of this number, if it is within the call's reach. Throws 404 or what the behavior says. */
export const requireRow = async (call: Call, storage: Storage, id: number): Promise<Row> => {
  const isRecord: Condition = { field: call.resource.idField, op: 'eq', value: id };
  await call.behavior.admit?.(call, id);
  const narrowed = call.behavior.isOwn?.(call, id) ? [] : await reach(call);
  const row = await storage.table(call.table).first([...narrowed, isRecord]);
  if (row) return row;
  const isThere = await storage.table(call.table).count([isRecord]);
  throw new Refusal(404, 'not found', { exists: isThere > 0 });
};

/** Rows with the fields that are worked out for each of them. */
export const completed = async (call: Call, rows: readonly Row[]): Promise<readonly Row[]> =>
  call.behavior.complete && rows.length > 0 ? call.behavior.complete(call, rows) : rows;

/** The single record as the wire carries it. */
export const recordOf = async (call: Call, row: Row): Promise<object> => {
  const [whole = row] = await completed(call, [row]);
  return {
    ...project(call.session, call.resource, whole, true),
    ...(await call.behavior.extend?.(call, row)),
  };
};
