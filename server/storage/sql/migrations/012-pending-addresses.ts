import type { Migration } from '../migrate';

/** Email addresses that wait for confirmation. */
export default {
  statements: [
    `create table address_changes (
      user_id bigint primary key,
      username text collate "C" not null,
      request text collate "C" not null,
      requested text collate "C" not null)`,
  ],
} satisfies Migration;
