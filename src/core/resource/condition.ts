export type Scalar = string | number | boolean | null;
export type Operator = 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte';

/** One test of a record's field, as data: the storage translates it to SQL, the memory store runs it. */
export type Condition =
  | { readonly field: string; readonly op: Operator; readonly value: Scalar }
  | { readonly field: string; readonly op: 'in'; readonly value: readonly Scalar[] };
