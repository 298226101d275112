import type { FormSpec } from '@core/form/form';
import type { DeclaredCondition } from '@core/resource/condition';
import type { Resource } from '@core/resource/resource';
import { isFileAction, isSetAction } from '@core/resource/row-action';
import type { Call } from '../resources/opened-call';
import type { JsonObject } from '../calls/parse';
import { requireAction, requireOperation } from '../resources/call';
import { columnChange } from '../resources/change-columns';
import { edit, recordAction } from '../resources/operations';
import { undo } from '../resources/undo';
import type { WriteOperation } from '../resources/write';
import type { Item } from './changed-records';

/** The name of the action that writes the values before another one back. */
export const undoAction = 'undo';

/** Returns the names of the row actions that can be run on many records: those that the rows of a list offer. */
export const bulkActionsOf = ({ rowActions = {} }: Resource): readonly string[] =>
  Object.entries(rowActions)
    .filter(([, action]) => !isFileAction(action) && (isSetAction(action) || action.only === undefined))
    .map(([name]) => name);

/** Whether an action sets values of the edit form, so that it can be undone. */
export const isUndoable = ({ rowActions, operations }: Resource, name: string): boolean => {
  const action = rowActions?.[name];
  return action !== undefined && isSetAction(action) && operations.edit !== undefined;
};

/** Returns the inputs of an action's body. */
export const formOfAction = ({ rowActions }: Resource, name: string): FormSpec => {
  const action = rowActions?.[name];
  return { inputs: (action && !isSetAction(action) && !isFileAction(action) && action.inputs) || {} };
};

/** Requires the rights that the action needs for any record. Throws 404 or 403. */
export const requireBulkAction = ({ session, resource }: Call, name: string): void => {
  const action = resource.rowActions?.[name];
  if (name === undoAction || (action && isSetAction(action))) requireOperation(session, resource, 'edit');
  else requireAction(session, resource, name);
};

/** A change of one record, and the values that it gets. */
interface OneChange {
  readonly operation: WriteOperation;
  readonly body: JsonObject;
}

const both = (one: DeclaredCondition | undefined, other: DeclaredCondition): DeclaredCondition => ({
  all: [...(one ? [one] : []), other],
});

/** Returns what an action does with one record: the same as its call for a single record. */
export const changeOfItem = (call: Call, name: string, inputs: JsonObject, { id, to }: Item): OneChange => {
  if (name === undoAction) return { operation: undo(call, id, null), body: { ...inputs, version: to } };
  const action = call.resource.rowActions?.[name];
  if (!action || !isSetAction(action)) return { operation: recordAction(call, id, name, null), body: inputs };
  const edited = edit(call, id, null);
  const when = both(call.resource.operations.edit?.when, action.when);
  return { operation: { ...edited, note: name, isPartial: true, when }, body: action.set };
};

/** Returns the change of an action that only sets columns, when many records can be changed by one statement. */
export const columnsOfAction = (call: Call, name: string) => {
  const action = call.resource.rowActions?.[name];
  if (!action || !isSetAction(action)) return null;
  const when = both(call.resource.operations.edit?.when, action.when);
  return columnChange(call, { set: action.set, names: null, when, note: name });
};
