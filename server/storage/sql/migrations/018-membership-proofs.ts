import type { Migration } from '../migrate';

/** Secrets instead of ids for forms and envelopes, one review per person, and what a form token has proven. */
export default {
  statements: [
    `alter table envelopes add column handle_hash text collate "C"`,
    `create index envelopes_handle_hash_index on envelopes (handle_hash)`,
    `alter table membership_forms add column handle_hash text collate "C"`,
    `alter table membership_forms add column generation bigint not null default 0`,
    `create index membership_forms_handle_hash_index on membership_forms (handle_hash)`,
    `alter table membership_forms add column person text collate "C"`,
    `alter table membership_forms add column by_mail boolean not null default false`,
    `create index membership_forms_person_index on membership_forms (person)`,
    `update membership_forms set person = 'record:' || candidate_id
      where status = 'in_review' and candidate_id is not null`,
    // Their answers hold the ids of forms. Sent again, a form with the same answers is still the same form.
    `delete from idempotency_keys where body like '%"form_id"%'`,
    // Names are compared with the sealed record, so that they are always folded as the current version folds them.
    `alter table membership_records drop column match_tag`,
    `alter table form_tokens add column by_mail boolean not null default false`,
    `alter table form_tokens add column member_id bigint`,
  ],
} satisfies Migration;
