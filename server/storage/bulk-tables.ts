import { columns, type TableSchema } from './table-schema';

const { integer, text, integerOrNull, textOrNull } = columns;

/** Changes of many records (see docs/decisions/167-bulk-changes.md), which only `server/api/bulk` writes. */
export const bulkTables: readonly TableSchema[] = [
  {
    name: 'bulk_runs',
    key: 'id',
    columns: {
      id: integer,
      user_id: integer,
      /** The user's `credential_version` at the start. With another one, the rest is skipped. */
      credential_version: integer,
      resource: text,
      client_id: integerOrNull,
      /** The name of the action, or `undo`. */
      action: text,
      /** How many records were chosen. */
      total: integer,
      created: text,
      /** Null until all records were changed or skipped. */
      ended: textOrNull,
    },
    indexes: [['user_id', 'ended'], ['created']],
  },
  {
    name: 'bulk_pieces',
    key: 'id',
    columns: {
      id: integer,
      run_id: integer,
      /** JSON: the records that are still to be changed. */
      items: text,
      /** How many they are. */
      waiting: integer,
      /** JSON: the changed records with their versions before and after. */
      changed: text,
      changed_count: integer,
      /** JSON: the skipped records with the reasons. */
      skipped: text,
      skipped_count: integer,
    },
    indexes: [['run_id', 'id']],
  },
];
