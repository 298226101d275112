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

/** One difference between the API and the declarations. */
export interface Difference {
  /** Name of the resource. */
  readonly resource: string;
  readonly kind: DifferenceKind;
  /** The field, the parameter or the call. */
  readonly at: string;
  readonly expected: string;
  readonly found: string;
}

export type Finding = Omit<Difference, 'resource'>;
