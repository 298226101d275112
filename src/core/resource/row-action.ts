import type { Permission } from '../access/names';
import type { FormInput, Guarded } from '../form/form';
import { matches } from '../list/match';
import type { Condition, Scalar } from './condition';

/** One condition of a record, or several that must all hold. */
export type When = Condition | readonly Condition[];

interface ActionBase {
  /** Name of an icon in `ui/layout/icons`; the button is named by its words. */
  readonly icon?: string;
}

/** A change by one press: an edit of the whole record that sets some inputs, under the rights of `edit`. */
export interface SetAction extends ActionBase {
  readonly when: When;
  readonly set: Readonly<Record<string, Scalar>>;
}

/** A step of its own, which the server's behavior of the table defines; POST `<path>/<id>/<name>`. */
export interface RecordAction extends ActionBase {
  /** Always when absent. The server holds to it as well. */
  readonly when?: When;
  /** Needed beside the area's own. */
  readonly permissions?: readonly Permission[];
  /** Asks first. Words: `title`, `text`, `submit`. */
  readonly confirm?: boolean;
  /** Nothing is lost by it: the button of its question does not warn. */
  readonly harmless?: boolean;
  /** What the dialog asks, checked as a form's inputs are. Words: `title`, `submit`, perhaps `text`; labels stand in `fields`. */
  readonly inputs?: Readonly<Record<string, FormInput>>;
  /** The step itself writes this, which neither its inputs nor the form of its resource say; see `closed-body`. */
  readonly writes?: Guarded;
  /** Only in the record's own view and form, not in the rows of the list. */
  readonly only?: 'record';
}

export type RowAction = SetAction | RecordAction;
export type RowActions = Readonly<Record<string, RowAction>>;

export const isSetAction = (action: RowAction): action is SetAction => 'set' in action;

/** Whether the action asks in a dialog before it is done. */
export const asksFirst = (action: RowAction): action is RecordAction =>
  !isSetAction(action) && (action.confirm === true || action.inputs !== undefined);

export const conditionsOf = (when: When): readonly Condition[] => ('field' in when ? [when] : when);

export const holds = (record: object, when: When | undefined): boolean =>
  when === undefined || conditionsOf(when).every((condition) => matches(record, condition));

/** The actions with a call of their own, by name. */
export const recordActionsOf = (actions: RowActions = {}): readonly (readonly [string, RecordAction])[] =>
  Object.entries(actions).flatMap(([name, action]) => (isSetAction(action) ? [] : [[name, action] as const]));

/** A record for which a condition holds, as far as it tests for certain values. */
const example = (when: When | undefined): Readonly<Record<string, Scalar>> =>
  Object.fromEntries(
    (when === undefined ? [] : conditionsOf(when)).flatMap((condition): (readonly [string, Scalar])[] => {
      if (condition.op === 'in') return [[condition.field, condition.value[0] ?? null]];
      return condition.op === 'eq' ? [[condition.field, condition.value]] : [];
    }),
  );

/** How many actions a row offers at most at a time, so that there is room for them. */
export const mostAtOnce = (actions: RowActions = {}): number => {
  const listed = Object.values(actions).filter((action) => isSetAction(action) || action.only === undefined);
  const offered = listed.map(({ when }) => {
    const record = example(when);
    return listed.filter((other) => holds(record, other.when)).length;
  });
  return Math.max(0, ...offered);
};
