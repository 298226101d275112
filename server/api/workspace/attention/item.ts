/** One matter that waits for somebody. The words are data, as a provider sends them, in English. */
export interface AttentionItem {
  readonly id: string;
  readonly kind: 'claim' | 'billing' | 'compliance' | 'worker';
  readonly title: string;
  readonly detail: string;
  /** `yyyy-MM-dd`: the earliest of what the item is about. */
  readonly due_date: string;
  /** How many records, or how many people, the item is about. */
  readonly count: number;
}

/** `1 claim`, `2 claims`. */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
