import type { Migration } from '../migrate';

/** Addresses that wait until they are confirmed. */
export default {
  statements: [
    `create table address_changes (
      user_id bigint primary key,
      username text collate "C" not null,
      request text collate "C" not null,
      requested text collate "C" not null)`,
  ],
} satisfies Migration;
