import type { Permission } from '../access/names';
import type { Condition } from './condition';

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
