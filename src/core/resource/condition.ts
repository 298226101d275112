export type Scalar = string | number | boolean | null;
export type Operator = 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte';

/** One test of a record's field, as data: the storage translates it to SQL, the memory store runs it. */
export type Condition<Name extends string = string> =
  | { readonly field: Name; readonly op: Operator; readonly value: Scalar }
  | { readonly field: Name; readonly op: 'in'; readonly value: readonly Scalar[] };
