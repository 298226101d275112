import type { Permission } from '../access/names';

export type Scalar = string | number | boolean | null;
export type Operator = 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte';

/** A test of one field, as data. The SQL storage translates it to SQL, the memory store evaluates it. */
export type Condition<Name extends string = string> =
  | { readonly field: Name; readonly op: Operator; readonly value: Scalar }
  | { readonly field: Name; readonly op: 'in'; readonly value: readonly Scalar[] };

/** A test of one field. `is: 'caller'` tests whether the field holds the number of the user who makes the request. */
export type RowTest<Name extends string = string> =
  | Condition<Name>
  | { readonly field: Name; readonly is: 'caller' };

/**
 * Limits a caller to the records that pass every test of `where`. Several rules are combined with "and". The rule
 * applies to every read, including counts and totals.
 */
export interface RowRule<Name extends string = string> {
  readonly where: readonly RowTest<Name>[];
  /** The rule does not apply to users with any of these permissions. When absent, it applies to all users. */
  readonly exceptFor?: readonly Permission[];
}
