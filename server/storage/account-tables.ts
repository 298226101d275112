import { columns, type TableSchema } from './table-schema';

const { integer, text, textOrNull, integerOrNull } = columns;

/** Tables for sessions, known browsers, second factors and pending email address changes. */
export const accountTables: readonly TableSchema[] = [
  {
    name: 'sessions',
    key: 'id',
    columns: {
      id: integer,
      /** The family of refresh tokens. It is also the `sid` of access tokens. */
      family: text,
      user_id: integer,
      signed_in: text,
      /** Time of the last refresh, so it can lag by up to the lifetime of an access token. */
      last_seen: text,
      network: text,
      browser: text,
      system: text,
      /** Hash of the browser's secret, as in `known_devices`. Null for sessions of an earlier version. */
      device: textOrNull,
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
      /** The authenticator app's secret, encrypted for `factor:<user id>`. */
      sealed: text,
      /** The last time step (30 seconds each since 1970) whose code was used. Each code works once. */
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
      /** As in `app_factors`. Null for mailed codes. */
      sealed: textOrNull,
      /** Hash of the mailed code. Null for an app. */
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
      /** Distinguishes this request from other requests of the same user. */
      request: text,
      requested: text,
      /** Another user who asked for the change. Null when the user did. */
      asked_by: integerOrNull,
    },
  },
];
