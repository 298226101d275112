import { columns, type TableSchema } from './table-schema';

const { integer, text, flag, textOrNull, integerOrNull } = columns;
const foldedOrNull = { ...textOrNull, folded: true } as const;

/** The audit trail (see docs/decisions/093-audit-trail.md). Rows are only added, and only `server/trail` writes them. */
export const trailTables: readonly TableSchema[] = [
  {
    name: 'audit_trail',
    key: 'id',
    columns: {
      /** Numbered without gaps, in the order of the writes. */
      id: integer,
      at: text,
      user_id: integerOrNull,
      /** A copy of the name in the values, for listing, sorting and searching. Erased together with them. */
      person: foldedOrNull,
      action: text,
      resource: text,
      record_id: textOrNull,
      client_id: integerOrNull,
      client_name: foldedOrNull,
      request: text,
      note: text,
      /** HMAC of the values in `trail_values`. Null where there are none. */
      actor_mac: textOrNull,
      changes_mac: textOrNull,
      /** Whether values of this row were erased. Not part of the digest: the erasure's own row proves it. */
      erased: flag,
      /** The digest of the previous row. */
      previous: text,
      /** HMAC of this row with `previous` and the two digests of its values. */
      digest: text,
    },
    indexes: [
      ['at', 'id'],
      ['client_id', 'at'],
      ['user_id', 'at'],
      ['action', 'at'],
      ['resource', 'record_id'],
    ],
  },
  {
    name: 'trail_values',
    key: 'row_id',
    columns: {
      row_id: integer,
      /** JSON with a random salt: the user's name and network address. Null when erased. */
      actor: textOrNull,
      /** JSON with a random salt: values before and after the change, by field. Null when erased, or when there are none. */
      changes: textOrNull,
    },
  },
  {
    name: 'trail_marks',
    key: 'name',
    columns: {
      /** `head`: the last row. `checkpoint`: the last row that was dropped. */
      name: text,
      row_id: integer,
      digest: text,
      signature: text,
    },
  },
];
