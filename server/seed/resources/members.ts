import { agencyMembers } from '../agency-members';
import type { SeedSource } from '../seed-source';

/** Members are users. */
export default {
  table: 'users',
  rows: (context) => agencyMembers(context).map(({ row }) => row),
} satisfies SeedSource;
