import type { Ahead } from '@lib/on-demand';

/** What a button of the bar does, and what it fetches beforehand. */
export interface Trigger extends Partial<Ahead> {
  readonly onClick: () => void;
}
