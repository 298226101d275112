import { demoRoles } from '../data/roles';
import type { SeedSource } from '../seed-source';

export default {
  rows: () => demoRoles.map(({ id, name }) => ({ id, role_name: name })),
} satisfies SeedSource;
