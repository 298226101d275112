import { accountTables } from './account-tables';
import { bulkTables } from './bulk-tables';
import { historyTables } from './history-tables';
import { jobTables } from './job-tables';
import { membershipTables } from './membership-tables';
import { signingTables } from './signing-tables';
import { columns, type TableSchema } from './table-schema';
import { trailTables } from './trail-tables';

const { integer, text, flag, textOrNull, integerOrNull } = columns;

/**
 * Tables that no resource declares. Times are ISO 8601 in UTC, so they compare as text. Columns named `hash` hold a hash
 * of a secret, never the secret. The SQL of these tables is hand-written in `sql/migrations`. A test keeps both in sync.
 */
export const systemTables: readonly TableSchema[] = [
  { name: 'credentials', key: 'user_id', columns: { user_id: integer, password_hash: text, changed: text } },
  {
    name: 'user_profiles',
    key: 'user_id',
    columns: {
      user_id: integer,
      employee_id: integerOrNull,
      onboarding_complete: flag,
      two_factor: flag,
      profile_picture_url: textOrNull,
      /** Counts changes of the user's password, factors, address, stage, role and clients. */
      credential_version: integer,
    },
  },
  {
    name: 'user_clients',
    key: 'id',
    columns: { id: integer, user_id: integer, client_id: integer },
    unique: [['user_id', 'client_id']],
    indexes: [['client_id']],
  },
  {
    name: 'role_permissions',
    key: 'id',
    columns: { id: integer, role_id: integer, permission: text },
    unique: [['role_id', 'permission']],
  },
  { name: 'feature_flags', key: 'name', columns: { name: text, value: text } },
  {
    name: 'refresh_tokens',
    key: 'hash',
    columns: {
      hash: text,
      family: text,
      user_id: integer,
      issued: text,
      expires: text,
      replaced: textOrNull,
      /** The pair that replaced this token, encrypted, so that a lost response can be repeated. */
      replaced_by_pair: textOrNull,
    },
    indexes: [['family'], ['user_id'], ['expires']],
  },
  {
    name: 'two_factor_challenges',
    key: 'hash',
    columns: {
      hash: text,
      user_id: integer,
      /** Hash of the mailed code. Empty for an app. */
      code_hash: text,
      kind: text,
      attempts: integer,
      sent: integer,
      last_sent: text,
      issued: text,
      expires: text,
      /** The user's `credential_version` when the password was accepted. */
      credential_version: integer,
    },
    indexes: [['user_id'], ['expires']],
  },
  {
    name: 'link_tokens',
    key: 'hash',
    columns: {
      hash: text,
      user_id: integer,
      purpose: text,
      issued: text,
      expires: text,
      used: textOrNull,
      /** Another user who had the link mailed. Null when the user asked, or the server itself. */
      asked_by: integerOrNull,
    },
    indexes: [['user_id'], ['expires']],
  },
  {
    name: 'mails',
    key: 'id',
    columns: { id: integer, recipient: text, subject: text, body: text, created: text },
  },
  {
    name: 'idempotency_keys',
    key: 'key',
    columns: {
      key: text,
      fingerprint: text,
      status: integerOrNull,
      body: textOrNull,
      created: text,
    },
    indexes: [['created']],
  },
  {
    name: 'attempts',
    key: 'key',
    columns: { key: text, count: integer, since: text, /** When the count starts over. */ ends: text },
    indexes: [['ends']],
  },
  {
    name: 'saved_views',
    key: 'id',
    columns: {
      id: integer,
      user_id: integer,
      resource: text,
      /** 0 when the list belongs to no client. */
      client_id: integer,
      name: { ...text, folded: true },
      address: text,
      shared: flag,
      created: text,
    },
    unique: [['user_id', 'resource', 'client_id', 'name']],
    indexes: [['client_id']],
  },
  {
    name: 'default_views',
    key: 'id',
    columns: { id: integer, user_id: integer, resource: text, client_id: integer, view_id: integer },
    unique: [['user_id', 'resource', 'client_id']],
    indexes: [['view_id']],
  },
  {
    name: 'favorite_clients',
    key: 'id',
    columns: { id: integer, user_id: integer, client_id: integer },
    unique: [['user_id', 'client_id']],
  },
  {
    name: 'user_choices',
    key: 'id',
    columns: { id: integer, user_id: integer, name: text, value: text },
    unique: [['user_id', 'name']],
  },
  { name: 'agencies', key: 'id', columns: { id: integer, name: text } },
  {
    name: 'agency_users',
    key: 'user_id',
    columns: { user_id: integer, agency_id: integer },
    indexes: [['agency_id']],
  },
  ...accountTables,
  ...bulkTables,
  ...historyTables,
  ...jobTables,
  ...membershipTables,
  ...signingTables,
  ...trailTables,
  { name: 'seeded', key: 'name', columns: { name: text, at: text } },
];
