import type { Permission } from '../access/names';
import type { FormInput, ProtectedData } from '../form/form';
import { matches } from '../list/match';
import type { Condition, Scalar } from './condition';

/** One condition on a record, or several that must all hold. */
export type When = Condition | readonly Condition[];

interface ActionBase {
  /** Name of an icon in `ui/layout/icons`. The button's label comes from the words. */
  readonly icon?: string;
}

/** A change with one click: an edit of the whole record that sets some inputs. Needs the permissions of `edit`. */
export interface SetAction extends ActionBase {
  readonly when: When;
  readonly set: Readonly<Record<string, Scalar>>;
}

/** An action with a separate call, POST `<path>/<id>/<name>`. The server's behavior of the table implements it. */
export interface RecordAction extends ActionBase {
  /** Always offered when absent. The server checks this as well. */
  readonly when?: When;
  /** Permissions in addition to those of the area. */
  readonly permissions?: readonly Permission[];
  /** Asks for confirmation first. Words: `title`, `text`, `submit`. */
  readonly confirm?: boolean;
  /** The action loses no data, so the button of the confirmation dialog has the primary color instead of the error color. */
  readonly harmless?: boolean;
  /**
   * Inputs of the dialog, validated like the inputs of a form. Words: `title`, `submit`, optionally `text`. The labels
   * of the inputs are in `fields`.
   */
  readonly inputs?: Readonly<Record<string, FormInput>>;
  /** What the action writes, if neither its inputs nor the form of the resource show it; see `closed-body`. */
  readonly writes?: ProtectedData;
  /** The server limits how often the action runs: it may answer 429. */
  readonly limited?: true;
  /** Offered only in the record's detail view and form, not in the rows of the list. */
  readonly only?: 'record';
}

/**
 * A file about the record, GET `<path>/<id>/<name>`, which the browser saves. The server's behavior of the table returns
 * it.
 */
export interface FileAction extends ActionBase, Pick<RecordAction, 'when' | 'permissions' | 'only'> {
  readonly file: true;
}

export type RowAction = SetAction | RecordAction | FileAction;
export type RowActions = Readonly<Record<string, RowAction>>;

export const isSetAction = (action: RowAction): action is SetAction => 'set' in action;

export const isFileAction = (action: RowAction): action is FileAction => 'file' in action;

/** Whether the action opens a dialog before it runs. */
export const opensDialog = (action: RowAction): action is RecordAction =>
  !isSetAction(action) && !isFileAction(action) && (action.confirm === true || action.inputs !== undefined);

export const conditionsOf = (when: When): readonly Condition[] => ('field' in when ? [when] : when);

export const holds = (record: object, when: When | undefined): boolean =>
  when === undefined || conditionsOf(when).every((condition) => matches(record, condition));

/** Returns the actions that change a record in a separate call, with their names. */
export const recordActionsOf = (actions: RowActions = {}): readonly (readonly [string, RecordAction])[] =>
  Object.entries(actions).flatMap(([name, action]) =>
    isSetAction(action) || isFileAction(action) ? [] : [[name, action] as const],
  );

/** Returns the permissions that actions need in addition to those of the area. */
export const permissionsOfActions = (actions: RowActions = {}): readonly Permission[] =>
  Object.values(actions).flatMap((action) => (isSetAction(action) ? [] : (action.permissions ?? [])));

/** Returns the names of the actions that return a file. */
export const fileActionsOf = (actions: RowActions = {}): readonly string[] =>
  Object.entries(actions).flatMap(([name, action]) => (isFileAction(action) ? [name] : []));

/** Returns an example record that passes the `eq` and `in` tests of a condition. */
const example = (when: When | undefined): Readonly<Record<string, Scalar>> =>
  Object.fromEntries(
    (when === undefined ? [] : conditionsOf(when)).flatMap((condition): (readonly [string, Scalar])[] => {
      if (condition.op === 'in') return [[condition.field, condition.value[0] ?? null]];
      return condition.op === 'eq' ? [[condition.field, condition.value]] : [];
    }),
  );

/** Returns the largest number of actions that a row shows at the same time, to reserve space for them. */
export const maxVisibleActions = (actions: RowActions = {}): number => {
  const listed = Object.values(actions).filter((action) => isSetAction(action) || action.only === undefined);
  const offered = listed.map(({ when }) => {
    const record = example(when);
    return listed.filter((other) => holds(record, other.when)).length;
  });
  return Math.max(0, ...offered);
};
