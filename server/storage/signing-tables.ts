import { columns, type TableSchema } from './table-schema';

const { integer, text, flag, textOrNull } = columns;

/** Tables for signing claims, the stand-in for the e-signature provider, and mail attachments. */
export const signingTables: readonly TableSchema[] = [
  /**
   * Claims on work that only one process may do at a time. `since` is empty once an attempt failed. `token` is kept
   * across attempts.
   */
  { name: 'signing_claims', key: 'name', columns: { name: text, token: text, since: text } },
  {
    name: 'stand_in_envelopes',
    key: 'envelope_id',
    columns: {
      envelope_id: text,
      state: text,
      language: text,
      /** Signer, facts and document, encrypted. */
      content: text,
      /** Encrypted. */
      signed_document: textOrNull,
      created: text,
      changed: text,
    },
  },
  {
    name: 'stand_in_views',
    key: 'hash',
    columns: {
      hash: text,
      envelope_id: text,
      language: text,
      return_url: text,
      expires: text,
      /** Set once the address was used. */
      session_hash: textOrNull,
      finished: flag,
    },
    indexes: [['expires']],
  },
  {
    name: 'mail_attachments',
    key: 'id',
    columns: { id: integer, mail_id: integer, name: text, type: text, /** Base64. */ content: text },
    indexes: [['mail_id']],
  },
];
