import type { Permission } from '../access/names';
import { matches } from '../conditions/matches';
import { resolveCondition } from '../conditions/resolve';
import type { FormInput, FormSpec, ProtectedData } from '../form/form';
import { formWith } from '../form/form-for';
import type { Condition, DeclaredCondition, Scalar } from './condition';

interface ActionBase {
  /**
   * `record`: one record has it only in its detail view and form, not in its row of the list. `selection`: only records
   * that are selected in the list have it.
   */
  readonly only?: 'record' | 'selection';
  /** Name of an icon in `ui/layout/icons`. The button's label comes from the words. */
  readonly icon?: string;
}

/** Where an action that changes records is offered. */
interface OnRecords {
  /**
   * `record`: for one record, in its row, card, view and form. `records`: also for many that are selected in the list.
   * `record` when absent.
   */
  readonly on?: 'record' | 'records';
  /** With `on: 'records'`: the server works on the records in the background, however few they are. */
  readonly job?: true;
}

/** A value that the action's dialog asks for. */
interface Asked {
  readonly ask: true;
}

/** An edit of the whole record that sets some inputs of its form. Needs the permissions of `edit`. */
export interface SetAction<Name extends string = string> extends ActionBase, OnRecords {
  /** The records that it is offered for. The server checks this as well. */
  readonly when: DeclaredCondition<Name>;
  /** The new values by input. With `{ ask: true }` a dialog asks for the value: words `title`, `submit`. */
  readonly set: Readonly<Record<string, Scalar | Asked>>;
}

/** An action with a separate call, POST `<path>/<id>/<name>`. The server's behavior of the table implements it. */
export interface RecordAction<Name extends string = string> extends ActionBase, OnRecords {
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
}

/**
 * A file about the record, GET `<path>/<id>/<name>`, which the browser saves. The server's behavior of the table returns
 * it.
 */
export interface FileAction<Name extends string = string>
  extends Omit<ActionBase, 'only'>, Pick<RecordAction<Name>, 'when' | 'permissions'> {
  readonly only?: 'record';
  readonly file: true;
}

export type Action<Name extends string = string> = SetAction<Name> | RecordAction<Name> | FileAction<Name>;
export type Actions = Readonly<Record<string, Action>>;

export const isSetAction = (action: Action): action is SetAction => 'set' in action;

export const isFileAction = (action: Action): action is FileAction => 'file' in action;

const isAsked = (value: Scalar | Asked): value is Asked => typeof value === 'object' && value !== null;

/** Returns the names of the inputs that the dialog of an action asks for. */
export const askedNames = ({ set }: SetAction): readonly string[] =>
  Object.entries(set).flatMap(([name, value]) => (isAsked(value) ? [name] : []));

/** Whether the action opens a dialog before it runs. */
export const opensDialog = (action: Action): action is SetAction | RecordAction => {
  if (isFileAction(action)) return false;
  if (isSetAction(action)) return askedNames(action).length > 0;
  return action.confirm === true || action.inputs !== undefined;
};

/** Returns the inputs that an action asks for: its own, or those of the edit form that it sets. */
export const inputsOfAction = (
  { actions, form }: { readonly actions?: Actions; readonly form?: FormSpec },
  name: string,
): Readonly<Record<string, FormInput>> => {
  const action = actions?.[name];
  if (!action || isFileAction(action)) return {};
  if (!isSetAction(action)) return action.inputs ?? {};
  const asked = askedNames(action);
  return form ? formWith(form, (input) => asked.includes(input)).inputs : {};
};

/** Returns the values that an action writes. `given`: those that its dialog asked for. */
export const valuesToSet = (
  { set }: SetAction,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(set).map(([name, value]) => [name, isAsked(value) ? given[name] : value]),
  );

/** Returns the actions that change a record in a separate call, with their names. */
export const recordActionsOf = (actions: Actions = {}): readonly (readonly [string, RecordAction])[] =>
  Object.entries(actions).flatMap(([name, action]) =>
    isSetAction(action) || isFileAction(action) ? [] : [[name, action] as const],
  );

/** Returns the permissions that actions need in addition to those of the area. */
export const permissionsOfActions = (actions: Actions = {}): readonly Permission[] =>
  Object.values(actions).flatMap((action) => (isSetAction(action) ? [] : (action.permissions ?? [])));

/** Returns the names of the actions that return a file. */
export const fileActionsOf = (actions: Actions = {}): readonly string[] =>
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
export const maxVisibleActions = (actions: Actions = {}): number => {
  const offers = Object.values(actions)
    .filter(({ only }) => only === undefined)
    .map(({ when = always }) => resolveCondition(when, exampleContext));
  const offered = offers.map((offer) => {
    const record = example(offer);
    return offers.filter((other) => matches(record, other)).length;
  });
  return Math.max(0, ...offered);
};
