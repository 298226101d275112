/**
 * What the deletion of a related record means for the records that refer to it: it is refused with 409, their key becomes
 * null, or they are deleted as well.
 */
export type OnDelete = 'restrict' | 'clear' | 'remove';

/** A relation to one record of another resource. The field that has it is the name of the related record. */
export interface Relation {
  /** The related resource. */
  readonly of: string;
  /** The field with the number of the related record: `<field>_id` unless the declaration names another one. */
  readonly key: string;
  readonly onDelete: OnDelete;
  /** Every saved record has a related one. */
  readonly required: boolean;
  /**
   * `always`: the name is part of this record, so that all readers of the record read the name. The number is still only
   * for users who may read the related record.
   */
  readonly named?: 'always';
  /** `false`: lists do not offer the filter. Otherwise how they show it. */
  readonly filter?: false | 'chip';
}

/** What the key of a relation refers to. */
export interface RelationKey {
  /** The related resource. */
  readonly of: string;
  /** The field with the name of the related record. */
  readonly label: string;
}
