import { columns, type TableSchema } from './table-schema';

const { integer, text, textOrNull } = columns;

/** Where people are signed in, the browsers they signed in with before, their second factors and pending addresses. */
export const accountTables: readonly TableSchema[] = [
  {
    name: 'sessions',
    key: 'id',
    columns: {
      id: integer,
      /** The family of refresh tokens, which is also the `sid` of access tokens. */
      family: text,
      user_id: integer,
      signed_in: text,
      /** Of the last refresh, so up to the life of an access token behind. */
      last_seen: text,
      network: text,
      browser: text,
      system: text,
    },
    unique: [['family']],
    indexes: [['user_id']],
  },
  {
    name: 'known_devices',
    key: 'id',
    columns: { id: integer, hash: text, user_id: integer, expires: text },
    unique: [['hash', 'user_id']],
    indexes: [['user_id'], ['expires']],
  },
  {
    name: 'app_factors',
    key: 'user_id',
    columns: {
      user_id: integer,
      /** What the authenticator app was given, encrypted for `factor:<user id>`. */
      sealed: text,
      /** The last time step (30 seconds each since 1970) whose code was used; a code works once. */
      last_step: integer,
    },
  },
  {
    name: 'recovery_codes',
    key: 'id',
    columns: { id: integer, user_id: integer, hash: text },
    unique: [['user_id', 'hash']],
  },
  {
    name: 'factor_setups',
    key: 'hash',
    columns: {
      hash: text,
      user_id: integer,
      kind: text,
      /** As in `app_factors`; null for mailed codes. */
      sealed: textOrNull,
      /** Of the mailed code; null for an app. */
      code_hash: textOrNull,
      attempts: integer,
      expires: text,
    },
    indexes: [['user_id'], ['expires']],
  },
  {
    name: 'address_changes',
    key: 'user_id',
    columns: {
      user_id: integer,
      username: text,
      /** Tells one request of a user from the next. */
      request: text,
      requested: text,
    },
  },
];
