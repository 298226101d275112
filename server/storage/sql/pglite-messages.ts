/** What a thread of PGlite is started with: the folder of its database; in memory without one. */
export interface ThreadData {
  readonly folder?: string;
}

export interface ToThread {
  readonly id: number;
  /** A statement; null closes the database. */
  readonly text: string | null;
  readonly parameters: readonly unknown[];
}

export interface Failure {
  readonly message: string;
  /** The engine itself fell: nothing more can be asked of it. */
  readonly isDeadly: boolean;
  /** What PostgreSQL says of the error: code, constraint, severity and the like. */
  readonly fields: Readonly<Record<string, string | number>>;
}

export interface Result {
  readonly rows: Record<string, unknown>[];
  /** How many rows a statement changed, else how many it read. */
  readonly affectedRows: number;
}

/** The answer to the message of that id; 0 is the opening. */
export interface FromThread {
  readonly id: number;
  readonly result?: Result;
  readonly failure?: Failure;
}
