import { industries } from '@server/seed/data/industries';
import type { SeedSource } from '@server/seed/seed-source';

export default {
  rows: () => industries.map((name, index) => ({ id: index + 1, name })),
} satisfies SeedSource;
