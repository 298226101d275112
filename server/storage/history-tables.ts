import { columns, type TableSchema } from './table-schema';

const { integer, text, textOrNull, integerOrNull } = columns;

/**
 * The states of records after each write (see docs/decisions/164-history.md), which only `server/history` writes, and
 * deleted records (see docs/decisions/165-trash.md), which only `server/trash` writes.
 */
export const historyTables: readonly TableSchema[] = [
  {
    name: 'record_versions',
    key: 'id',
    columns: {
      /** In the order of the writes of a record. */
      id: integer,
      table_name: text,
      record_id: integer,
      /** The record's version after the write. Several writes share one when they changed only other tables. */
      version: integer,
      at: text,
      /** Null for the server itself, and for a state that was found. */
      user_id: integerOrNull,
      /** The name of that user at the time. Null when erased. */
      person: textOrNull,
      /** `create`, `update`, `delete`, `undo`, `restore`, the name of an action, or `found` (see `server/history`). */
      action: text,
      /** JSON: the values after the write, of a deleted record the last ones. Null when erased. */
      state: textOrNull,
      /** The request that wrote. Empty for the server itself. */
      request: text,
    },
    indexes: [['table_name', 'record_id', 'id'], ['at'], ['user_id']],
  },
  {
    name: 'deleted_records',
    key: 'id',
    columns: {
      id: integer,
      table_name: text,
      record_id: integer,
      /** The resource that the record was deleted from. */
      resource: text,
      /** The client of the record, for its rights and for the trail. */
      client_id: integerOrNull,
      agency_id: integerOrNull,
      at: text,
      user_id: integerOrNull,
      /** The name of that user at the time. Null when erased. */
      person: textOrNull,
      /** JSON: the record's row, and by table the rows that were removed with it. */
      data: text,
      /** The secret of a user's authenticator app, as in `app_factors`. Apart from the others, for new keys. */
      sealed: textOrNull,
    },
    indexes: [['table_name', 'record_id'], ['table_name', 'client_id', 'id'], ['at'], ['user_id']],
  },
];
