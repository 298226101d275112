import type { Context } from 'hono';
import type { Resource } from '@core/resource/resource';
import type { Row, Storage, Where, Within } from '@server/storage/storage';
import type { TrailEvent } from '@server/trail/event';
import type { ApiDeps, ApiEnv } from '../deps';
import type { Session } from '../session/session';

/** A declaration with what serves its records. */
export interface Served {
  readonly resource: Resource;
  readonly table: string;
  readonly behavior: Behavior;
}

/** One call on a resource after the session and the client were checked. */
export interface Call extends Served {
  readonly c: Context<ApiEnv>;
  readonly deps: ApiDeps;
  readonly session: Session;
  /** The declaration whose rules hold for this call, as the caller may read it. */
  readonly resource: Resource;
  /** The same for every caller. */
  readonly declared: Resource;
  /** The client that the call is bound to by its path or its query. */
  readonly clientId: number | null;
  readonly query: URLSearchParams;
}

/** Checked and trimmed values of a form, by input. */
export type FormValues = Readonly<Record<string, unknown>>;

/** What a record action did. */
export interface Acted {
  /** Columns of the record to change. */
  readonly patch?: Row;
  /** The record is no longer there for this caller. */
  readonly gone?: boolean;
  /** What the audit trail tells beside the changed fields. */
  readonly events?: readonly TrailEvent[];
  /** Once the transaction is committed. */
  readonly afterwards?: () => Promise<void>;
}

/** What a record action does. `row` is locked, and within the caller's reach and rights; `values` are those of the action's inputs. */
export type RecordActionHook = (call: Call, tx: Storage, row: Row, values: FormValues) => Promise<Acted>;

/**
 * What a table's records need beside their declaration. Everything is optional: a resource without a behavior is served from its
 * declaration alone. The hooks that get `tx` run inside the write's transaction, where the record is locked.
 */
export interface Behavior {
  /** Limits which records the caller may know of. */
  narrow?(call: Call): Where | Promise<Where>;
  /** Whether this one record is the caller's own and may be read without the area's rights. */
  isOwn?(call: Call, id: number): boolean;
  /** Refuses a single record with another answer than 404. */
  admit?(call: Call, id: number): Promise<void>;
  /** Adds the computed fields to rows; few statements, however many rows. */
  complete?(call: Call, rows: readonly Row[]): Promise<readonly Row[]>;
  /** The clients of each of the caller's records, where no column says it; see `find`. */
  clientsOf?(call: Call, rows: readonly Row[]): Promise<ReadonlyMap<number, readonly number[]>>;
  /** The rows of one client, as a condition; where no column says it. */
  ofClient?(clientId: number): Within;
  /** More that the single record carries. */
  extend?(call: Call, row: Row): Promise<object>;
  /**
   * Throws when the caller has no right to write a record that is, or would become, such as this one. `name` is the operation, or
   * the row action.
   */
  mayWrite?(call: Call, tx: Storage, row: Row, name: string): Promise<void>;
  /** What belongs to the record in other tables, for the audit trail, and the client whose administrators see it there. */
  trail?(
    call: Call,
    tx: Storage,
    row: Row,
  ): Promise<{ facts?: Readonly<Record<string, unknown>>; clientId?: number | null }>;
  /** Checks the values of a form, and answers the columns to write beside the form's own. `existing` is null for a new record. */
  prepare?(call: Call, tx: Storage, values: FormValues, existing: Row | null): Promise<Row>;
  /** Writes what belongs to the record in other tables. Answers what the audit trail tells beside the changed fields. */
  saved?(
    call: Call,
    tx: Storage,
    row: Row,
    values: FormValues,
    existing: Row | null,
  ): Promise<readonly TrailEvent[]>;
  /** After the transaction of a creation. */
  created?(call: Call, row: Row): Promise<void>;
  /** Checks a deletion and removes what belongs to the record in other tables. The record itself is gone by then. */
  remove?(call: Call, tx: Storage, row: Row): Promise<void>;
  /** What the declared record actions do, by name. */
  readonly actions?: Readonly<Record<string, RecordActionHook>>;
  /** A lookup answers at most this many records. */
  readonly mostRows?: number;
}
