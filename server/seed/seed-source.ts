import type { Row } from '../storage/storage';

export type SeedScale = 'demo' | 'small';

export interface SeedContext {
  /** demo: the full demo data. small: few rows for tests, but more than one page of each list. */
  readonly scale: SeedScale;
  /** The reference date. Past dates are relative to it. */
  readonly now: Date;
  /** The rows of another resource's source, generated once. */
  rows(resource: string): readonly Row[];
}

/**
 * The demo rows of one resource: the default export of `resources/<name>/server/seed.ts`. The same context gives the same
 * rows.
 */
export interface SeedSource {
  /** The table for the rows, when it is not the one with the resource's name. */
  readonly table?: string;
  rows(context: SeedContext): Row[];
}
