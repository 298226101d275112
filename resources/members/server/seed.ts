import { agencyMembers } from '@server/seed/agency-members';
import type { SeedSource } from '@server/seed/seed-source';

/** Members are users. */
export default {
  table: 'users',
  rows: (context) => agencyMembers(context).map(({ row }) => row),
} satisfies SeedSource;
