/** One fact of a comparison: what each of two sides says. */
export interface ComparedFact {
  /** Names the fact in the resource's words, below `values.<field>`. */
  readonly name: string;
  readonly left: string;
  readonly right: string;
  readonly differs: boolean;
}
