import type { Permission } from '../access/names';

export type Scalar = string | number | boolean | null;

/** The value of another field of the same record. */
export interface FieldOperand<Name extends string = string> {
  readonly field: Name;
}

/** A value that is known when the condition is evaluated; see `core/conditions/resolve`. */
export type ContextOperand =
  /** The number of the user who makes the request. */
  | { readonly caller: 'id' }
  /** The current day, `yyyy-MM-dd`, or the one that is `days` later. Negative `days` are earlier. */
  | { readonly today: true; readonly days?: number }
  /** The number of the open client. */
  | { readonly client: true };

export type OrderOperator = 'lt' | 'lte' | 'gt' | 'gte';

/**
 * A test of one field. It is either true or false, also for null:
 *
 * - `eq` and `in`: null equals null and nothing else. `ne` is the opposite of `eq`, so null differs from every other
 *   value.
 * - `lt`, `lte`, `gt`, `gte`, `between`: false for null and between values of different types. `between` includes both
 *   bounds.
 * - `contains`, `starts`: compare names without case and accents (`core/list/fold`). False unless both values are text.
 * - `empty`: null, or a text without characters. With `value: false`, the opposite.
 */
export type FieldTest<Name extends string, Value> =
  | {
      readonly field: Name;
      readonly op: 'eq' | 'ne' | OrderOperator | 'contains' | 'starts';
      readonly value: Value;
    }
  | { readonly field: Name; readonly op: 'between'; readonly value: readonly [Value, Value] }
  | { readonly field: Name; readonly op: 'in'; readonly value: readonly Scalar[] }
  | { readonly field: Name; readonly op: 'empty'; readonly value?: boolean };

/** `all` without parts is always true, `any` without parts never. */
type Tree<Name extends string, Value> =
  | FieldTest<Name, Value>
  | { readonly all: readonly Tree<Name, Value>[] }
  | { readonly any: readonly Tree<Name, Value>[] }
  | { readonly not: Tree<Name, Value> };

/** The operator of a test. */
export type Operator = FieldTest<string, Scalar>['op'];

/**
 * A condition on a record, as data. `core/conditions/matches` evaluates it, `server/storage/sql/conditions` translates it
 * to SQL.
 */
export type Condition<Name extends string = string> = Tree<Name, Scalar | FieldOperand<Name>>;

/** A condition as declarations have it: a value may also be the caller, the current day or the open client. */
export type DeclaredCondition<Name extends string = string> = Tree<
  Name,
  Scalar | FieldOperand<Name> | ContextOperand
>;

/**
 * Limits a caller to the records that meet `where`. Several rules are combined with "and". The rule applies to every
 * read, including counts and totals.
 */
export interface RowRule<Name extends string = string> {
  readonly where: DeclaredCondition<Name>;
  /** The rule does not apply to users with any of these permissions. When absent, it applies to all users. */
  readonly exceptFor?: readonly Permission[];
}
