import { columns, type TableSchema } from './table-schema';

const { integer, text, textOrNull, integerOrNull, version } = columns;

/** Work that follows a transaction (see `server/jobs`). */
export const jobTables: readonly TableSchema[] = [
  {
    name: 'jobs',
    key: 'id',
    columns: {
      id: integer,
      kind: text,
      /** Jobs of one queue never wait for those of another. */
      queue: text,
      /** `waiting`, `running`, `done`, `failed` (given up) or `cancelled`. */
      job_status: text,
      /** JSON, encrypted. Null once the job has ended, except for a failed one, which can be tried again. */
      data: textOrNull,
      tries: integer,
      created: text,
      /** Not before this time. */
      due: text,
      /** When a server last said that it is running the job. */
      claimed: textOrNull,
      /** The attempt that runs the job. */
      attempt: textOrNull,
      ended: textOrNull,
      /** Kind of the last error, without its message. */
      error: textOrNull,
      /** The request that caused the job. Empty for the server itself. */
      request: text,
      /** The user whose call caused the job. Null for a call without a session. */
      user_id: integerOrNull,
      version,
    },
    versioned: true,
    indexes: [['queue', 'job_status', 'due'], ['ended'], ['created']],
  },
];
