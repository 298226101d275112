/** One fact of a comparison: what each of two sides says. */
export interface ComparedFact {
  /** Names the fact in the resource's words, below `values.<field>`. */
  readonly name: string;
  /** How the two sides are written, where not as they are. */
  readonly kind?: 'date' | 'phone';
  readonly left: string;
  readonly right: string;
  readonly differs: boolean;
}
