import type { Context } from 'hono';
import type { Resource } from '@core/resource/resource';
import type { Row, Storage, Where, Within } from '@server/storage/storage';
import type { Actor, TrailEvent } from '@server/trail/event';
import type { DeletedRecord, RowsByTable } from '@server/trash/deleted-records';
import type { Language } from '@server/words/language';
import type { ApiDeps, ApiEnv } from '../deps';
import type { Session } from '../session/session';

/** A declaration with the table and the behavior of its records. */
export interface ServedResource {
  readonly resource: Resource;
  readonly table: string;
  readonly behavior: Behavior;
}

/** One call on a resource, after the session and the client were checked, or a part of a change of many records. */
export interface Call extends ServedResource {
  readonly deps: ApiDeps;
  /** Who calls, for the audit trail. */
  readonly actor: Actor;
  /** The language of the caller's browser. */
  readonly language: Language;
  /** Whether the call changes nothing. */
  readonly isRead: boolean;
  readonly session: Session;
  /** The declaration that applies to this call, reduced to what the caller may read. */
  readonly resource: Resource;
  /** The full declaration, the same for every caller. */
  readonly declared: Resource;
  /** The client that the call is bound to by its path or its query. */
  readonly clientId: number | null;
  readonly query: URLSearchParams;
}

/** A call with its request, which behaviors do not see. */
export interface HttpCall extends Call {
  readonly c: Context<ApiEnv>;
}

/** Validated and trimmed values of a form, by input. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The result of a record action. */
export interface ActionResult {
  /** Columns of the record to change. */
  readonly patch?: Row;
  /** The record is no longer accessible to this caller. */
  readonly gone?: boolean;
  /** Audit events in addition to the changed fields. */
  readonly events?: readonly TrailEvent[];
}

/** Runs a record action. `row` is locked, and the caller may access it. `values` are those of the action's inputs. */
export type RecordActionHook = (
  call: Call,
  tx: Storage,
  row: Row,
  values: FormValues,
) => Promise<ActionResult>;

/** A file about a record. */
export interface RecordFile {
  /** With the extension. ASCII letters only. */
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/**
 * What a table's records need beyond their declaration. Everything is optional: a resource without a behavior is served
 * from its declaration alone. Hooks that get `tx` run inside the write's transaction, where the record is locked.
 */
export interface Behavior {
  /** Limits which records the caller may know of. */
  narrow?(call: Call): Where | Promise<Where>;
  /** Whether this one record is the caller's own and may be read without the area's rights. */
  isOwn?(call: Call, id: number): boolean;
  /** Throws when a single record must be rejected with something other than 404. */
  admit?(call: Call, id: number): Promise<void>;
  /** Adds the computed fields to rows, with few statements regardless of the number of rows. */
  complete?(call: Call, rows: readonly Row[]): Promise<readonly Row[]>;
  /** Replaces stored values that no reader may see, in every channel. The row may have only some of its columns. */
  shown?(row: Row): Row;
  /** Returns the caller's clients of each row, by record id, for tables without a client column. Used by `find`. */
  clientsOf?(call: Call, rows: readonly Row[]): Promise<ReadonlyMap<number, readonly number[]>>;
  /** Returns the condition for the rows of one client, for tables without a client column. */
  ofClient?(clientId: number): Within;
  /** Returns additional data for a single record. */
  extend?(call: Call, row: Row): Promise<object>;
  /**
   * Throws when the caller may not write this record. Checked for the record before and after the change. `name` is the
   * operation or the row action.
   */
  mayWrite?(call: Call, tx: Storage, row: Row, name: string): Promise<void>;
  /** Returns values from other tables for the audit trail, and the client whose administrators see the entry. */
  trail?(
    tx: Storage,
    row: Row,
  ): Promise<{ facts?: Readonly<Record<string, unknown>>; clientId?: number | null }>;
  /**
   * Validates the values of a form and returns the columns to write in addition to the form's. `existing` is null for a
   * new record.
   */
  prepare?(call: Call, tx: Storage, values: FormValues, existing: Row | null): Promise<Row>;
  /** Writes the record's data in other tables. Returns audit events in addition to the changed fields. */
  saved?(
    call: Call,
    tx: Storage,
    row: Row,
    values: FormValues,
    existing: Row | null,
  ): Promise<readonly TrailEvent[]>;
  /**
   * Checks a deletion and removes the record's data in other tables. Returns the rows that a restore puts back. The record
   * itself is already deleted.
   */
  remove?(call: Call, tx: Storage, row: Row): Promise<RowsByTable>;
  /** Returns the deleted records that the caller may know of. Without it, a behavior that narrows shows none. */
  ownDeleted?(
    call: Call,
    storage: Storage,
    records: readonly DeletedRecord[],
  ): Promise<readonly DeletedRecord[]>;
  /** Checks a restored record with its data in other tables. */
  restored?(tx: Storage, row: Row): Promise<void>;
  /** Returns how many records, by resource, a deletion would remove as well or is prevented by. */
  dependents?(storage: Storage, row: Row): Promise<Readonly<Record<string, number>>>;
  /** Implementations of the declared record actions, by name. */
  readonly actions?: Readonly<Record<string, RecordActionHook>>;
  /** Implementations of the declared actions that return a file, by name. The caller may read the record. */
  readonly files?: Readonly<Record<string, (call: Call, row: Row) => Promise<RecordFile>>>;
  /** Maximum number of records in a lookup. */
  readonly maxRows?: number;
}
