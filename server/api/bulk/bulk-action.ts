import type { FormSpec } from '@core/form/form';
import type { DeclaredCondition } from '@core/resource/condition';
import type { Resource } from '@core/resource/resource';
import { inputsOfAction, isSetAction, valuesToSet } from '@core/resource/action';
import { deleteAction } from '@core/resource/many-records';
import type { Call } from '../resources/opened-call';
import type { JsonObject } from '../calls/parse';
import { requireAction, requireOperation } from '../resources/call';
import { columnChange } from '../resources/change-columns';
import { edit, recordAction, removal } from '../resources/operations';
import { undo } from '../resources/undo';
import type { WriteOperation } from '../resources/write';
import type { Item } from './changed-records';

/** The name of the action that writes the values before another one back. */
export const undoAction = 'undo';

/** Whether an action sets values of the edit form, so that it can be undone. */
export const isUndoable = ({ actions, operations }: Resource, name: string): boolean => {
  const action = actions?.[name];
  return action !== undefined && isSetAction(action) && operations.edit !== undefined;
};

/** Returns the inputs of an action's body. */
export const formOfAction = (resource: Resource, name: string): FormSpec => ({
  inputs: inputsOfAction(resource, name),
});

/** Requires the rights that the action needs for any record. Throws 404 or 403. */
export const requireBulkAction = ({ session, resource }: Call, name: string): void => {
  const action = resource.actions?.[name];
  if (name === deleteAction) requireOperation(session, resource, 'delete');
  else if (name === undoAction || (action && isSetAction(action)))
    requireOperation(session, resource, 'edit');
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
  if (name === deleteAction) return { operation: removal(call, id), body: {} };
  if (name === undoAction) return { operation: undo(call, id, null), body: { ...inputs, version: to } };
  const action = call.resource.actions?.[name];
  if (!action || !isSetAction(action)) return { operation: recordAction(call, id, name, null), body: inputs };
  const edited = edit(call, id, null);
  const when = both(call.resource.operations.edit?.when, action.when);
  return { operation: { ...edited, note: name, isPartial: true, when }, body: valuesToSet(action, inputs) };
};

/** Returns the change of an action that only sets columns, when many records can be changed by one statement. */
export const columnsOfAction = (call: Call, name: string, inputs: JsonObject) => {
  const action = call.resource.actions?.[name];
  if (!action || !isSetAction(action)) return null;
  const when = both(call.resource.operations.edit?.when, action.when);
  return columnChange(call, { set: valuesToSet(action, inputs), names: null, when, note: name });
};
