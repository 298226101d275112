import type { Condition } from '../../../src/core/resource/condition';
import type { Row, Storage } from '../../storage/storage';
import type { Call } from '../resources/call';

/** Checked and trimmed values of a form, by input. */
export type FormValues = Readonly<Record<string, unknown>>;

/**
 * What a table's records need beside their declaration. Everything is optional: a resource without a behavior is served from its
 * declaration alone. The hooks that get `tx` run inside the write's transaction.
 */
export interface Behavior {
  /** Limits which records the caller may know of. */
  narrow?(call: Call): Promise<readonly Condition[]>;
  /** Whether this one record is the caller's own and may be read without the area's rights. */
  isOwn?(call: Call, id: number): boolean;
  /** Refuses a single record with another answer than 404. */
  admit?(call: Call, id: number): Promise<void>;
  /** More that the single record carries. */
  extend?(call: Call, row: Row): Promise<object>;
  /** Checks who may write what, and answers the columns to write beside the form's own. `existing` is null for a new record. */
  prepare?(call: Call, tx: Storage, values: FormValues, existing: Row | null): Promise<Row>;
  /** Writes what belongs to the record in other tables. */
  saved?(call: Call, tx: Storage, row: Row, values: FormValues): Promise<void>;
  /** After the transaction of a creation. */
  created?(call: Call, row: Row): Promise<void>;
  /** Checks a deletion and removes what belongs to the record in other tables. */
  remove?(call: Call, tx: Storage, row: Row): Promise<void>;
  /** A lookup answers at most this many records. */
  readonly mostRows?: number;
}
