import type { Condition } from '@core/resource/condition';
import type { ComputedOfRecord, ComputedOfRow, Fields } from '@core/resource/field';
import type { SortTerm } from '@server/storage/storage';
import type { TrailEvent } from '@server/trail/event';
import type { DeletedRecord, RowsByTable } from '@server/trash/deleted-records';
import type { Ctx, FormValues, Reader, Row, Where, Within } from './context';

/** Which records a caller may know of, and which of them may be written. */
export interface Scope {
  /** Returns the conditions for the records that the caller may know of. */
  read?(ctx: Ctx): Where | Promise<Where>;
  /** Whether this one record is the caller's own and may be read without the area's rights. */
  own?(ctx: Ctx, id: number): boolean;
  /** Throws when a single record must be rejected with something other than 404. */
  admit?(ctx: Ctx, id: number): Promise<void>;
  /**
   * Throws when the caller may not write this record. Checked for the record before and after the change. `name` is the
   * operation or the action.
   */
  write?(ctx: Ctx, row: Row, name: string): Promise<void>;
  /** Returns the deleted records that the caller may know of. Without it, a behavior with `read` shows none. */
  deleted?(ctx: Ctx, records: readonly DeletedRecord[]): Promise<readonly DeletedRecord[]>;
  /**
   * Returns conditions for records that a list's search for this text finds as well. A record must meet all conditions of
   * one of them.
   */
  found?(ctx: Ctx, text: string): Promise<readonly (readonly Condition[])[]>;
  /** The clients of records whose table has no column for them. */
  readonly clients?: {
    /** Returns the condition for the records of one client. */
    where(clientId: number): Within;
    /** Returns the caller's clients of each row, by record id. */
    of(ctx: Ctx, rows: readonly Row[]): Promise<ReadonlyMap<number, readonly number[]>>;
  };
}

/** Returns what a list is sorted by. Null when this caller may not know the order. */
type OrderFor = (ctx: Ctx) => Promise<SortTerm | null>;

/** What is known of records beside their columns. The declaration says the types of the values, as `computed` fields. */
export interface Computed {
  /** Returns the computed fields of each row, with few statements regardless of the number of rows. */
  rows?(ctx: Ctx, rows: readonly Row[]): Promise<readonly object[]>;
  /** Returns the computed fields that only a single record has. */
  record?(ctx: Ctx, row: Row): Promise<object>;
  /** How lists are sorted by a computed field. A declaration that sorts by one needs it. */
  readonly order?: Readonly<Record<string, OrderFor>>;
  /** Replaces stored values that no reader may see, in every channel. The row may have only some of its columns. */
  shown?(row: Row): Row;
  /**
   * Returns values of the form that other tables hold, for the history and the audit trail, and the client whose
   * administrators see the trail's entry.
   */
  stored?(
    reader: Reader,
    row: Row,
  ): Promise<{ readonly facts?: FormValues; readonly clientId?: number | null }>;
  /** Returns how many records, by resource, a deletion would remove as well or is prevented by. */
  dependents?(ctx: Ctx, row: Row): Promise<Readonly<Record<string, number>>>;
}

/** A change of a record, in the write's transaction. */
export type Change =
  | { readonly kind: 'create'; readonly after: Row; readonly before: null; readonly values: FormValues }
  | { readonly kind: 'edit'; readonly after: Row; readonly before: Row; readonly values: FormValues }
  | { readonly kind: 'delete'; readonly after: null; readonly before: Row }
  | { readonly kind: 'restore'; readonly after: Row; readonly before: null };

/** What followed from a change. */
export interface Followed {
  /** Audit events in addition to the changed fields. */
  readonly events?: readonly TrailEvent[];
  /** Rows of other tables that a deletion removed, and that a restore puts back. */
  readonly removed?: RowsByTable;
}

/** The result of a record action. */
export interface ActionResult {
  /** Columns of the record to change. */
  readonly patch?: Row;
  /** The record is no longer accessible to this caller. */
  readonly gone?: boolean;
  /** Audit events in addition to the changed fields. */
  readonly events?: readonly TrailEvent[];
}

/** A file about a record. */
export interface RecordFile {
  /** With the extension. ASCII letters only. */
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Runs a record action. `row` is locked, and the caller may access it. `values` are those of the action's inputs. */
export type ChangeAction = (ctx: Ctx, row: Row, values: FormValues) => Promise<ActionResult>;

/** Returns a file. The caller may read the record. */
export interface FileAction {
  file(ctx: Ctx, row: Row): Promise<RecordFile>;
}

/**
 * What a table's records need beyond their declaration. Everything is optional: a resource without a behavior is served
 * from its declaration alone. `check`, `changed` and `actions` run inside the write's transaction, where the record is
 * locked.
 */
export interface Behavior {
  readonly scope?: Scope;
  readonly computed?: Computed;
  /**
   * Checks the values of a form before the change, and throws a Refusal with an error for each wrong input. Returns the
   * columns that follow from the values. `before` is null for a new record.
   */
  readonly check?: (ctx: Ctx, values: FormValues, before: Row | null) => Promise<Row>;
  /** Changes other records after this one, or throws a Refusal that undoes the change. */
  readonly changed?: (ctx: Ctx, change: Change) => Promise<Followed>;
  /** Implementations of the declared record actions, by name. */
  readonly actions?: Readonly<Record<string, ChangeAction | FileAction>>;
}

interface TypedComputed<F extends Fields> extends Omit<Computed, 'rows' | 'record' | 'order'> {
  rows?(ctx: Ctx, rows: readonly Row[]): Promise<readonly ComputedOfRow<F>[]>;
  record?(ctx: Ctx, row: Row): Promise<ComputedOfRecord<F>>;
  readonly order?: { readonly [K in keyof ComputedOfRow<F>]?: OrderFor };
}

/** The behavior of a declared resource, with the types of its computed fields: `BehaviorOf<typeof claims>`. */
export type BehaviorOf<R extends { readonly fields: Fields }> = Omit<Behavior, 'computed'> & {
  readonly computed?: TypedComputed<R['fields']>;
};
