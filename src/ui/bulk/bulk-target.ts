import { isFileAction, isSetAction } from '@core/resource/action';
import { deleteAction } from '@core/resource/many-records';
import type { Resource } from '@core/resource/resource';
import type { Row } from '../cells/cell-kind';
import type { ListSelection } from '../list/use-selection';
import type { Choice } from './use-bulk-calls';

/** An action that was chosen for the selected records, which stay the same while its dialog is open. */
export interface BulkTarget {
  /** The name of the action, or `delete`. */
  readonly name: string;
  readonly choice: Choice;
  /** How many records were selected. */
  readonly count: number;
  /** The records that are known, by id. */
  readonly rows: ReadonlyMap<number, Row>;
}

/** Freezes the selection for an action. `shown`: the rows of the page. */
export const targetOf = (
  name: string,
  { isAll, rows, filter, count }: ListSelection,
  shown: ReadonlyMap<number, Row>,
): BulkTarget => ({
  name,
  choice: isAll ? { filter, expected: count } : { ids: [...rows.keys()] },
  count,
  rows: new Map([...shown, ...(rows as ReadonlyMap<number, Row>)]),
});

/** Returns the part of the words with the texts of an action on many records. */
export const wordsAt = (name: string): string => (name === deleteAction ? name : `actions.${name}`);

/** Whether the action loses data: its button has the warning colour. */
export const losesData = ({ actions }: Pick<Resource, 'actions'>, name: string): boolean => {
  if (name === deleteAction) return true;
  const action = actions?.[name];
  if (!action || isFileAction(action) || isSetAction(action)) return false;
  return action.confirm === true && action.harmless !== true;
};
