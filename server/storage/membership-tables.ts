import { columns, type TableSchema } from './table-schema';

const { integer, text, flag, textOrNull, integerOrNull } = columns;

/**
 * Tables of the membership form. Columns named `tag` hold an HMAC that only this server can make, columns named `sealed` are
 * encrypted with the server's key: what they hold stands nowhere else.
 */
export const membershipTables: readonly TableSchema[] = [
  {
    name: 'membership_records',
    key: 'id',
    columns: {
      id: integer,
      employee_id: integerOrNull,
      company_id: integer,
      language: text,
      /** Of the last four digits of the social security number, within the company. */
      last_four_tag: text,
      /** Of the same digits with last name and date of birth, within the company: finds the record of a whole form. */
      match_tag: text,
      /** What is known of the person, to begin the form with; never a social security number. */
      sealed: text,
      member: flag,
      /** When the invitation ends; null for never. */
      expires: textOrNull,
      /** As `match_tag`, of a name and birthday that a reviewer accepted beside those on record. */
      accepted_tag: textOrNull,
    },
    unique: [['employee_id']],
    indexes: [
      ['company_id', 'last_four_tag'],
      ['company_id', 'match_tag'],
    ],
  },
  {
    name: 'membership_forms',
    key: 'id',
    columns: {
      id: text,
      /** Whom the form is of, so that no person has two; see `forms`. */
      subject: text,
      /** Null when a form that came by a company's link belongs to no person on record. */
      record_id: integerOrNull,
      company_id: integer,
      status: text,
      language: text,
      sealed: text,
      email_masked: text,
      /** What the address check said of the form's address; `unchecked` when it was not asked. */
      address_outcome: text,
      created: text,
      changed: text,
      /** The envelope with the answers as they are now; null until there is one. */
      envelope_id: textOrNull,
      /** The row of `pact-reviews` about a form whose name or birthday is not the record's. */
      review_id: integerOrNull,
      /** The record that such a form may be of. */
      candidate_id: integerOrNull,
    },
    unique: [['subject']],
    indexes: [['record_id'], ['review_id']],
  },
  {
    name: 'form_tokens',
    key: 'hash',
    columns: {
      hash: text,
      record_id: integerOrNull,
      company_id: integer,
      last_four_tag: text,
      /** The form that was sent with this token. */
      form_id: textOrNull,
      /** Tag of the address that was checked last, and what the check said. */
      address_tag: textOrNull,
      address_outcome: textOrNull,
      expires: text,
      /** Addresses that were suggested without their house numbers, sealed. */
      suggested: textOrNull,
      /** The draft that the token's holder goes on with. */
      draft_id: textOrNull,
    },
    indexes: [['expires']],
  },
  {
    /** Answers that were not sent yet; see `drafts`. */
    name: 'membership_drafts',
    key: 'id',
    columns: {
      id: text,
      /** Of the key that the browser made which began it, and of whose draft it is. */
      key_hash: text,
      /** Of the key in the newest mailed link, and when that ends. */
      mail_hash: textOrNull,
      mail_expires: textOrNull,
      /** Null after a company's link. */
      record_id: integerOrNull,
      company_id: integer,
      last_four_tag: text,
      /** Begun by a person who answered the second question, so that the record and the answer open it without a key. */
      whole: flag,
      /** Null once the form was sent. */
      sealed: textOrNull,
      /** The form that was sent from it. */
      form_id: textOrNull,
      changed: text,
      expires: text,
    },
    unique: [['key_hash']],
    indexes: [['mail_hash'], ['record_id'], ['form_id'], ['expires']],
  },
  {
    /** Keys of mailed links, each of which opens the form once in place of the digits. */
    name: 'membership_keys',
    key: 'hash',
    columns: {
      hash: text,
      record_id: integer,
      /** The form that the link goes on with; null for that of the record. */
      form_id: textOrNull,
      expires: text,
    },
    indexes: [['record_id'], ['expires']],
  },
  {
    name: 'envelopes',
    key: 'envelope_id',
    columns: {
      envelope_id: text,
      form_id: text,
      state: text,
      created: text,
      changed: text,
      /** When the signed copy was mailed. */
      mailed: textOrNull,
      /** The signed PDF in base64, sealed. */
      signed_document: textOrNull,
    },
    indexes: [['form_id']],
  },
  {
    name: 'known_addresses',
    key: 'id',
    columns: { id: integer, address: text, city: text, state: text, zip_code: text },
    indexes: [['zip_code']],
  },
];
