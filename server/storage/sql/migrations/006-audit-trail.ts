import type { Migration } from '../migrate';

/** The audit trail, its values in a separate table, and the signed marks of its ends. */
export default {
  statements: [
    `create table audit_trail (
      id bigint primary key,
      at text collate "C" not null,
      user_id bigint,
      person text collate "C",
      person_folded text collate "C",
      action text collate "C" not null,
      resource text collate "C" not null,
      record_id text collate "C",
      client_id bigint,
      client_name text collate "C",
      client_name_folded text collate "C",
      request text collate "C" not null,
      note text collate "C" not null,
      actor_mac text collate "C",
      changes_mac text collate "C",
      erased boolean not null,
      previous text collate "C" not null,
      digest text collate "C" not null)`,
    `create index audit_trail_at_id_index on audit_trail (at, id)`,
    `create index audit_trail_client_id_at_index on audit_trail (client_id, at)`,
    `create index audit_trail_user_id_at_index on audit_trail (user_id, at)`,
    `create index audit_trail_action_at_index on audit_trail (action, at)`,
    `create index audit_trail_resource_record_id_index on audit_trail (resource, record_id)`,
    `create table trail_values (
      row_id bigint primary key,
      actor text collate "C",
      changes text collate "C")`,
    `create table trail_marks (
      name text collate "C" primary key,
      row_id bigint not null,
      digest text collate "C" not null,
      signature text collate "C" not null)`,
    // Every insert into the trail locks this row, so it must exist before the first one.
    `insert into trail_marks (name, row_id, digest, signature) values ('head', 0, '', '')`,
  ],
} satisfies Migration;
