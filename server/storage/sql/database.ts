import type { Kysely } from 'kysely';

/**
 * The tables come from declarations at run time, so they have no static types. Names are checked against the schema
 * instead.
 */
export type Database = Kysely<Record<string, Record<string, unknown>>>;

/** An open connection and a function to close it. */
export interface Engine {
  readonly db: Database;
  /** The same database, for statements that take long: others go first. */
  readonly patientDb: Database;
  /** Whether other servers may write to the same database. */
  readonly isShared: boolean;
  /** Whether all callers use one connection. */
  readonly hasOneConnection: boolean;
  close(): Promise<void>;
}
