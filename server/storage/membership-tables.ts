import { columns, type TableSchema } from './table-schema';

const { integer, text, flag, textOrNull, integerOrNull } = columns;

/**
 * Tables of the membership form. Columns named `tag` hold an HMAC that only this server can compute. Columns named
 * `sealed` are encrypted with the server's key, and their content is stored nowhere else.
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
      /** Tag of the last four digits of the social security number, within the company. */
      last_four_tag: text,
      /** Known data to prefill the form. Never contains a social security number. */
      sealed: text,
      member: flag,
      /** When the invitation expires. Null means never. */
      expires: textOrNull,
      /** Tag of a last name and birthday that a reviewer accepted in addition to the recorded ones. */
      accepted_tag: textOrNull,
    },
    unique: [['employee_id']],
    indexes: [['company_id', 'last_four_tag']],
  },
  {
    name: 'membership_forms',
    key: 'id',
    columns: {
      id: text,
      /** Identifies the applicant, so that no applicant has two forms. See `forms`. */
      subject: text,
      /** Null when a form that was opened with a company's link belongs to no recorded employee. */
      record_id: integerOrNull,
      company_id: integer,
      status: text,
      language: text,
      sealed: text,
      email_masked: text,
      /** The result of the address check for the form's address. `unchecked` when the check did not run. */
      address_outcome: text,
      created: text,
      changed: text,
      /** The envelope with the current answers. Null until there is one. */
      envelope_id: textOrNull,
      /** The row of `pact-reviews` for a form whose name or birthday differs from the record. */
      review_id: integerOrNull,
      /** The record that may belong to such a form. */
      candidate_id: integerOrNull,
      /** Whose form it may be, for forms in review: all of one person are one review. See `review-rows`. */
      person: textOrNull,
      /** Whether the form was opened with a mailed link. */
      by_mail: flag,
      /** Hash of the secret that stands for the form outside of the server, and how often it was replaced. */
      handle_hash: textOrNull,
      generation: integer,
    },
    unique: [['subject']],
    indexes: [['record_id'], ['review_id'], ['person'], ['handle_hash']],
  },
  {
    name: 'form_tokens',
    key: 'hash',
    columns: {
      hash: text,
      record_id: integerOrNull,
      company_id: integer,
      last_four_tag: text,
      /** The form that was submitted with this token. */
      form_id: textOrNull,
      /** Tag of the address that was checked last, and the result of the check. */
      address_tag: textOrNull,
      address_outcome: textOrNull,
      expires: text,
      /** Masked address suggestions (without house numbers) with their full addresses, sealed. */
      suggested: textOrNull,
      /** The draft that the token's holder continues. */
      draft_id: textOrNull,
      /** Whether the holder opened the form with a mailed link, and so reads the mail of the person on record. */
      by_mail: flag,
      /** The record of the member that a form sent with this token matched completely. */
      member_id: integerOrNull,
    },
    indexes: [['expires']],
  },
  {
    /** Answers that were not submitted yet. See `drafts`. */
    name: 'membership_drafts',
    key: 'id',
    columns: {
      id: text,
      /** Hash of the key that the browser created when it began the draft, and of the owner of the draft. */
      key_hash: text,
      /** Hash of the key in the newest mailed link, and when that link expires. */
      mail_hash: textOrNull,
      mail_expires: textOrNull,
      /** Null when the form was opened with a company's link. */
      record_id: integerOrNull,
      company_id: integer,
      last_four_tag: text,
      /**
       * Whether the applicant had answered the second question, so that the record and the answer open the draft without
       * a key.
       */
      whole: flag,
      /** Null once the form was submitted. */
      sealed: textOrNull,
      /** The form that was submitted from this draft. */
      form_id: textOrNull,
      changed: text,
      expires: text,
    },
    unique: [['key_hash']],
    indexes: [['mail_hash'], ['record_id'], ['form_id'], ['expires']],
  },
  {
    /** Keys of mailed links. Each opens the form once, instead of the digits. */
    name: 'membership_keys',
    key: 'hash',
    columns: {
      hash: text,
      record_id: integer,
      /** The form that the link continues. Null for the record's form. */
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
      /** Hash of the secret that stands for the envelope outside of the server. Null until a signing page is opened. */
      handle_hash: textOrNull,
    },
    indexes: [['form_id'], ['handle_hash']],
  },
  {
    name: 'known_addresses',
    key: 'id',
    columns: { id: integer, address: text, city: text, state: text, zip_code: text },
    indexes: [['zip_code']],
  },
];
