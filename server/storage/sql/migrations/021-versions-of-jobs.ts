import type { Migration } from '../migrate';

/** Jobs are written by people, so they have a version. */
export default {
  statements: [`alter table jobs add column version bigint not null default 0`],
} satisfies Migration;
