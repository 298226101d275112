import { isFileAction } from '@core/resource/action';
import type { HttpCall } from './opened-call';
import { recordExport } from '../exports/file';
import { notFound, Refusal } from '../refusal';
import { contextOf } from './context';
import { meets, requireRow } from './record';

/**
 * Returns a file about a record, and records it in the trail. Throws 404 when the server has none with this name, and
 * 409 when the record does not meet the action's condition.
 */
export const recordFile = async (call: HttpCall, id: number, name: string): Promise<Response> => {
  const { c, resource, behavior, deps } = call;
  const action = resource.actions?.[name];
  const read = behavior.actions?.[name];
  if (!action || !isFileAction(action) || typeof read !== 'object') throw notFound();
  const row = await requireRow(call, deps.storage, id);
  if (!(await meets(call, row, action.when))) throw new Refusal(409, 'conflict');
  const file = await read.file(contextOf(call), row);
  const { name: resourceName } = resource;
  await recordExport(c, { resource: resourceName, recordId: id, clientId: call.clientId, note: name });
  return c.body(file.content, 200, {
    'Content-Type': file.type,
    'Content-Disposition': `attachment; filename="${file.name}"`,
    'Content-Length': String(file.content.byteLength),
  });
};
