import { isFileAction } from './action';
import type { Resource } from './resource';

type Declared = Pick<Resource, 'actions' | 'operations'>;

/** The name of the action on many records that deletes them: the operation `delete` with `on: 'records'`. */
export const deleteAction = 'delete';

/** Returns the names of the actions that many records can be selected for, in the order of their declaration. */
export const actionsOnRecords = ({ actions = {}, operations }: Declared): readonly string[] => [
  ...Object.entries(actions).flatMap(([name, action]) =>
    !isFileAction(action) && action.on === 'records' ? [name] : [],
  ),
  ...(operations.delete?.on === 'records' ? [deleteAction] : []),
];

/** Whether the server always works on the records of an action in the background. */
export const isJob = ({ actions = {} }: Pick<Resource, 'actions'>, name: string): boolean => {
  const action = actions[name];
  return action !== undefined && !isFileAction(action) && action.job === true;
};
