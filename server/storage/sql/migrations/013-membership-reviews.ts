import type { Migration } from '../migrate';

/** Forms that need a manual review, masked suggestions, and links that open a form instead of the digits. */
export default {
  statements: [
    `alter table membership_records add column accepted_tag text collate "C"`,
    `alter table membership_forms add column review_id bigint`,
    `alter table membership_forms add column candidate_id bigint`,
    `create index membership_forms_review_id_index on membership_forms (review_id)`,
    `alter table form_tokens add column suggested text collate "C"`,
    `create table membership_keys (
      hash text collate "C" primary key,
      record_id bigint not null,
      form_id text collate "C",
      expires text collate "C" not null)`,
    `create index membership_keys_record_id_index on membership_keys (record_id)`,
    `create index membership_keys_expires_index on membership_keys (expires)`,
  ],
} satisfies Migration;
