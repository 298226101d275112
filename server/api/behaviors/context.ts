import type { Operation, Resource } from '@core/resource/resource';
import type { JobData, JobName } from '@server/jobs/job-data';
import type { Aggregate, AggregateQuery, Row, SortTerm, Where } from '@server/storage/storage';
import type { Language } from '@server/words/language';

export type { Row, Where, Within } from '@server/storage/storage';

/** Values of a form, by input. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Reads the records of one resource. */
export interface RecordReader {
  /** Returns rows in the order of the key. */
  find(where: Where, limit?: number): Promise<readonly Row[]>;
  first(where: Where): Promise<Row | null>;
  count(where: Where): Promise<number>;
  aggregate(query: AggregateQuery): Promise<readonly Aggregate[]>;
}

/**
 * The records of one resource. Every write counts the record's version, keeps its state in the history and is in the
 * audit trail, all in the transaction of the call.
 */
export interface Records extends RecordReader {
  /** Returns an order for rows of another table: how many of these records have the row's key in a column. */
  countPer(column: string, where: Where): Promise<SortTerm>;
  /** Creates records and returns them. */
  create(...values: readonly FormValues[]): Promise<readonly Row[]>;
  /** Changes these values of all records that match, and no others. Returns the changed records. */
  change(where: Where, values: FormValues): Promise<readonly Row[]>;
  /** Deletes all records that match. Returns what they were. */
  remove(where: Where): Promise<readonly Row[]>;
}

/** Reads the records of all resources without anyone's rights. */
export interface Reader {
  /** Throws an Error for a resource that is not declared. */
  records(resource: string): RecordReader;
}

/**
 * The records of all resources without the caller's rights, for data that follow from a change that the caller may make.
 * Values are stored columns.
 */
export interface System extends Reader {
  records(resource: string): Records;
}

/** The caller, with their rights as of now. */
export interface Caller {
  readonly userId: number;
  /** The user's agency, or null. */
  readonly agencyId: number | null;
  /** Ids of the user's clients, or `all` for users who may read every client. */
  readonly clients: readonly number[] | 'all';
  /** Whether the user administers the portal. */
  readonly isAdmin: boolean;
  readonly permissions: readonly string[];
  /** Whether the user has the right to an operation on a resource, and may read these fields of it. */
  may(operation: Operation | 'list', resource: string, fields?: readonly string[]): boolean;
  mayUseClient(id: number): boolean;
}

/**
 * All that the server code of a resource sees of a call: there is no other way to the data. Inside of a write, the caller
 * is locked and the rights are those of its transaction.
 */
export interface Ctx {
  readonly caller: Caller;
  /** The declaration that applies to this call, reduced to what the caller may read. */
  readonly resource: Resource;
  /** All declared resources. */
  readonly resources: readonly Resource[];
  /** The client that the call is bound to by its path or its query. */
  readonly clientId: number | null;
  readonly query: URLSearchParams;
  /** The language of the caller's browser. */
  readonly language: Language;
  /** Whether the call changes nothing. */
  readonly isRead: boolean;
  /** Returns the current time in ISO 8601, UTC. */
  now(): string;
  /**
   * Opens the records of a resource with the caller's rights. Reads find only what the caller may read. A write takes
   * inputs of the resource's form, and its rights and checks are those of the API's calls. Throws a Refusal with 403 or
   * 404 for a resource or an operation that is not the caller's.
   */
  records(resource: string): Records;
  readonly system: System;
  /** Adds a job in the transaction. It runs after the commit, and never after a rollback. */
  enqueue<Name extends JobName>(job: Name, data: JobData[Name]): Promise<void>;
}

/** Opens the records of a resource for server code. */
export type OpenRecords = (ctx: Ctx, resource: string, as: 'caller' | 'system') => Records;
