/** One matter that needs attention. Its words are data, in the language that the call asks for. */
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
