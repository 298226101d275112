import type { Migration } from '../migrate';

/** The browser of a session, so that a new login there ends the one before. Older sessions have none and go on. */
export default {
  statements: [`alter table sessions add column device text collate "C"`],
} satisfies Migration;
