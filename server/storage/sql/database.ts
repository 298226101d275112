import type { Kysely } from 'kysely';

/** Tables are known from declarations at run time, so their types cannot be. Names are checked against the schema instead. */
export type Database = Kysely<Record<string, Record<string, unknown>>>;

/** An open connection and the way to end it. */
export interface Engine {
  readonly db: Database;
  /** Other servers may write to the same database. */
  readonly isShared: boolean;
  close(): Promise<void>;
}
