import { columns, type TableSchema } from './table-schema';

const { integer, text, flag, textOrNull } = columns;

/** What is being signed, the stand-in for the e-signature provider, and files that mails of the outbox carry. */
export const signingTables: readonly TableSchema[] = [
  /** Work that only one at a time may do; `since` is empty once a try has failed, and `token` outlives it. */
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
      /** Set when the address was used. */
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
