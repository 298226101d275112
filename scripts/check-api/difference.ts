export type DifferenceKind =
  | 'no answer'
  | 'missing field'
  | 'other type'
  | 'other value'
  | 'unknown status'
  | 'secret field'
  | 'wrong count'
  | 'ignored page'
  | 'ignored sort'
  | 'ignored filter'
  | 'ignored search'
  | 'missing figure'
  | 'missing permission answer'
  | 'missing refusal';

/** One thing that the API does otherwise than the declarations say. */
export interface Difference {
  /** Name of the resource. */
  readonly resource: string;
  readonly kind: DifferenceKind;
  /** Where: the field, the parameter or the call. */
  readonly at: string;
  readonly expected: string;
  readonly found: string;
}

export type Found = Omit<Difference, 'resource'>;
