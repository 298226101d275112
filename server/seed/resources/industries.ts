import { industries } from '../data/industries';
import type { SeedSource } from '../seed-source';

export default {
  rows: () => industries.map((name, index) => ({ id: index + 1, name })),
} satisfies SeedSource;
