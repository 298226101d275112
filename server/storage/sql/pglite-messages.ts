/** Start data of a PGlite thread: the folder of its database. In memory without one. */
export interface ThreadData {
  readonly folder?: string;
}

export interface ThreadRequest {
  readonly id: number;
  /** A statement; null closes the database. */
  readonly text: string | null;
  readonly parameters: readonly unknown[];
}

export interface Failure {
  readonly message: string;
  /** Whether the engine crashed and accepts no more statements. */
  readonly isFatal: boolean;
  /** PostgreSQL's fields of the error: code, constraint, severity and so on. */
  readonly fields: Readonly<Record<string, string | number>>;
}

export interface Result {
  readonly rows: Record<string, unknown>[];
  /** How many rows a statement changed, or else how many it read. */
  readonly affectedRows: number;
}

/** The response to the message with that id. The id 0 reports that the database is open. */
export interface ThreadResponse {
  readonly id: number;
  readonly result?: Result;
  readonly failure?: Failure;
}
