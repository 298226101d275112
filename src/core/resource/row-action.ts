import type { Permission } from '../access/names';
import { matches } from '../conditions/matches';
import { resolveCondition } from '../conditions/resolve';
import type { FormInput, ProtectedData } from '../form/form';
import type { Condition, DeclaredCondition, Scalar } from './condition';

interface ActionBase {
  /** Name of an icon in `ui/layout/icons`. The button's label comes from the words. */
  readonly icon?: string;
}

/** A change with one click: an edit of the whole record that sets some inputs. Needs the permissions of `edit`. */
export interface SetAction<Name extends string = string> extends ActionBase {
  /** The records that it is offered for. The server checks this as well. */
  readonly when: DeclaredCondition<Name>;
  readonly set: Readonly<Record<string, Scalar>>;
}

/** An action with a separate call, POST `<path>/<id>/<name>`. The server's behavior of the table implements it. */
export interface RecordAction<Name extends string = string> extends ActionBase {
  /** The records that it is offered for, all when absent. The server checks this as well. */
  readonly when?: DeclaredCondition<Name>;
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
export interface FileAction<Name extends string = string>
  extends ActionBase, Pick<RecordAction<Name>, 'when' | 'permissions' | 'only'> {
  readonly file: true;
}

export type RowAction<Name extends string = string> = SetAction<Name> | RecordAction<Name> | FileAction<Name>;
export type RowActions = Readonly<Record<string, RowAction>>;

export const isSetAction = (action: RowAction): action is SetAction => 'set' in action;

export const isFileAction = (action: RowAction): action is FileAction => 'file' in action;

/** Whether the action opens a dialog before it runs. */
export const opensDialog = (action: RowAction): action is RecordAction =>
  !isSetAction(action) && !isFileAction(action) && (action.confirm === true || action.inputs !== undefined);

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

/** Returns an example record that passes the `eq` and `in` tests of a condition, of one alternative where it has several. */
const example = (condition: Condition): Readonly<Record<string, Scalar>> => {
  if ('all' in condition) return Object.assign({}, ...condition.all.map(example)) as Record<string, Scalar>;
  if ('any' in condition) return condition.any[0] ? example(condition.any[0]) : {};
  if ('not' in condition) return {};
  if (condition.op === 'in') return { [condition.field]: condition.value[0] ?? null };
  if (condition.op !== 'eq' || (typeof condition.value === 'object' && condition.value !== null)) return {};
  return { [condition.field]: condition.value };
};

/** Any context does: the same one is used for the example and for the test. */
const exampleContext = { userId: 1, clientId: 1, today: '2000-01-01' };
const always: Condition = { all: [] };

/** Returns the largest number of actions that a row shows at the same time, to reserve space for them. */
export const maxVisibleActions = (actions: RowActions = {}): number => {
  const offers = Object.values(actions)
    .filter((action) => isSetAction(action) || action.only === undefined)
    .map(({ when = always }) => resolveCondition(when, exampleContext));
  const offered = offers.map((offer) => {
    const record = example(offer);
    return offers.filter((other) => matches(record, other)).length;
  });
  return Math.max(0, ...offered);
};
