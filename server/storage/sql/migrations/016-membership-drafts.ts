import type { Migration } from '../migrate';

/** Unsubmitted answers of membership forms, to continue on another device. */
export default {
  statements: [
    `create table membership_drafts (
      id text collate "C" primary key,
      key_hash text collate "C" not null,
      mail_hash text collate "C",
      mail_expires text collate "C",
      record_id bigint,
      company_id bigint not null,
      last_four_tag text collate "C" not null,
      whole boolean not null,
      sealed text collate "C",
      form_id text collate "C",
      changed text collate "C" not null,
      expires text collate "C" not null)`,
    `create unique index membership_drafts_key_hash_unique on membership_drafts (key_hash)`,
    `create index membership_drafts_mail_hash_index on membership_drafts (mail_hash)`,
    `create index membership_drafts_record_id_index on membership_drafts (record_id)`,
    `create index membership_drafts_form_id_index on membership_drafts (form_id)`,
    `create index membership_drafts_expires_index on membership_drafts (expires)`,
    `alter table form_tokens add column draft_id text collate "C"`,
  ],
} satisfies Migration;
