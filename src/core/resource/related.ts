import type { SortOrder } from './filter';

/** The records of another resource that refer to a record, as a list on its page. */
export interface RelatedSpec {
  /** The relation of that resource; see `field.belongsTo`. Its first one to this resource when absent. */
  readonly by?: string;
  /** Offers to add a record, in the form of that resource with the relation filled in. */
  readonly create?: true;
  /** The columns. Those of that resource's list, without the relation, when absent. */
  readonly columns?: readonly string[];
  /** The order at first: one that the list offers. That of the list when absent. */
  readonly sort?: { readonly by: string; readonly order?: SortOrder };
}

/** The page of a record, besides its fields. */
export interface RecordSpec {
  /**
   * The related lists by resource, in their order. Those of the resources that are not named follow: each one in the
   * same scope that has a relation to this resource. `false` leaves a list out. Words: `related.<resource>` for
   * another title than the list's.
   */
  readonly related?: Readonly<Record<string, RelatedSpec | false>>;
}
