import { demoRoles } from '@server/seed/data/roles';
import type { SeedSource } from '@server/seed/seed-source';

export default {
  rows: () => demoRoles.map(({ id, name }) => ({ id, role_name: name })),
} satisfies SeedSource;
