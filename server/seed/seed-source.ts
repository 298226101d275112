import type { Row } from '../storage/storage';

export type SeedScale = 'demo' | 'small';

export interface SeedContext {
  /** demo: what a person tries out. small: few rows for tests, yet more than one page of each list. */
  readonly scale: SeedScale;
  /** The reference day: dates lie before it, as far as they should. */
  readonly now: Date;
  /** The rows of another resource's source, made once. */
  rows(resource: string): readonly Row[];
}

/** The demo rows of one resource: the file `resources/<name>.ts` exports one as its default. The same context gives the same rows. */
export interface SeedSource {
  /** Where the rows go, when not into the table of the resource's name. */
  readonly table?: string;
  rows(context: SeedContext): Row[];
}
