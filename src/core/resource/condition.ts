import type { Permission } from '../access/names';

export type Scalar = string | number | boolean | null;
export type Operator = 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte';

/** One test of a record's field, as data: the storage translates it to SQL, the memory store runs it. */
export type Condition<Name extends string = string> =
  | { readonly field: Name; readonly op: Operator; readonly value: Scalar }
  | { readonly field: Name; readonly op: 'in'; readonly value: readonly Scalar[] };

/** A test of a record's field. `is: 'caller'`: the field holds the number of the user who asks. */
export type RowTest<Name extends string = string> =
  Condition<Name> | { readonly field: Name; readonly is: 'caller' };

/**
 * A limit to the records that a caller knows of: only those that pass every test of `where`. Several rules limit together. It holds
 * wherever records are read, and for what is counted and added up from them.
 */
export interface RowRule<Name extends string = string> {
  readonly where: readonly RowTest<Name>[];
  /** The rule does not limit who holds any of these; it limits everybody when absent. */
  readonly exceptFor?: readonly Permission[];
}
