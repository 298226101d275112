import type { Permission } from '../access/names';
import type { Scalar } from './condition';
import type { Relation, RelationKey } from './related-field';

/** One fact of a comparison, with the values of both sides. */
export interface ComparedFact {
  /** Key of the fact in the resource's words, below `values.<field>`. */
  readonly name: string;
  /** How the two values are formatted. As they are when absent. */
  readonly kind?: 'date' | 'phone';
  readonly left: string;
  readonly right: string;
  readonly differs: boolean;
}

export interface NamedRecord {
  readonly id: number;
  readonly name: string;
}

export type ChipMeaning = 'success' | 'warning' | 'error' | 'gray';
/** The color rule of a percentage; see `colorOf` in `core/format/figure`. */
export type ColorRule = 'compliance' | 'progress';

export type FieldKind =
  | 'id'
  | 'text'
  | 'long-text'
  | 'number'
  | 'money'
  | 'percent'
  | 'date'
  | 'date-time'
  | 'month'
  | 'year'
  | 'duration'
  | 'phone'
  | 'email'
  | 'status'
  | 'choice'
  | 'boolean'
  | 'avatar'
  | 'link'
  | 'trend'
  | 'changes'
  | 'comparison'
  | 'records';

declare const own: unique symbol;
/** The name of a kind that a project has of its own; see `defineKind`. */
export type OwnKind = string & { readonly [own]: true };

/** The records of a list that a number counts. The number is shown as a link to them. */
export interface Counts {
  readonly resource: string;
  /** Filters of the list and their options. */
  readonly filters?: Readonly<Record<string, string>>;
  /** Filters of the list, each with the field of the record that holds its option. */
  readonly match?: Readonly<Record<string, string>>;
  /** The field that holds the client of the list. The open client when absent. */
  readonly client?: string;
}

export interface FieldOptions {
  /** Users with any of these permissions see the field. All users when absent. */
  readonly onlyFor?: readonly Permission[];
  /** Users with any of these permissions may write the field, others only read it. All who may write the record when absent. */
  readonly writableFor?: readonly Permission[];
  /** A financial figure that carries "Data updates every night." */
  readonly nightly?: boolean;
  /** Only the single record has the field, not the list row. */
  readonly detailOnly?: boolean;
  /** The value may be null. Lists then show the text `never` or a dash. */
  readonly nullable?: boolean;
  /** The detail view hides the field and its label while it has no value. */
  readonly onceKnown?: boolean;
  /**
   * Computed by the server for each row and not stored. Lists cannot search or filter by it, and sort by it only where the
   * behavior says how.
   */
  readonly computed?: boolean;
  /** The audit trail records that the field changed, but not its value. */
  readonly secret?: boolean;
  /**
   * `text` only: a text in words, such as a reason. A browser that translates the page translates it; names, addresses
   * and codes stay as they are.
   */
  readonly prose?: boolean;
  /**
   * `text` only: the field with the number of the client that the text names. The text links to that client's workspace
   * if the user may enter it.
   */
  readonly client?: string;
  /**
   * The former names of the field, the last one first. When the server starts, the column of such a name gets the new
   * name, with its values.
   */
  readonly was?: string | readonly string[];
  /**
   * Name of an own cell, for a value that no field kind fits: a file `ui/<name>.cell.tsx` of a resource. Derived
   * resources share it.
   */
  readonly cell?: string;
  /** Minimum width of the column in the grid, in CSS pixels. Each kind has a default. */
  readonly minWidth?: number;
}

/** The fields that are stored as one value have an initial one of its type. */
interface Initial<V extends Scalar> {
  /**
   * The value of existing records when the field is added, and of new records whose form has no input for it. `today` is
   * the current day or month, and `now` the current time, in UTC.
   */
  readonly initial?: V;
}

export interface Field extends FieldOptions, Initial<Scalar> {
  readonly kind: FieldKind | OwnKind;
  /** `status` and `choice`: the possible values, each with the meaning of its chip. */
  readonly values?: Readonly<Record<string, ChipMeaning>>;
  /**
   * `percent`: shows a fraction 0–1 as text, as a chip, or as a bar with the figure. `money`: `bar` adds a bar relative
   * to the largest amount on the page.
   */
  readonly display?: 'text' | 'chip' | 'bar';
  readonly colorRule?: ColorRule;
  /** `number` only: what it counts. */
  readonly counts?: Counts;
  /** Decimals shown for `number` and `percent`; the default is 0. `money` always has 2. */
  readonly decimals?: number;
  /** `records` only: the resource of the records. */
  readonly of?: string;
  /** `records` only: the value is one record or null, not a list. */
  readonly one?: boolean;
  /** `avatar` only: the field with the picture's address. */
  readonly picture?: string;
  /** The value is the name of a related record, and null where there is none or the caller may not know it. */
  readonly relation?: Relation;
  /** The value is the number of a related record, and null where there is none or the caller may not read it. */
  readonly refers?: RelationKey;
}

/** The value of a field before and after a write. For a secret field both values are left out. */
export type FieldChange =
  | { readonly field: string; readonly before: unknown; readonly after: unknown }
  | { readonly field: string; readonly secret: true };

declare const valueType: unique symbol;
/** A field with the type of its value in the API. */
export type TypedField<V> = Field & { readonly [valueType]?: V };
/** A field that the server computes, for each row or only for the single record. */
type ComputedField<V> = TypedField<V> & { readonly computed: true };
type ComputedDetail<V> = ComputedField<V> & { readonly detailOnly: true };

type Nullable<V, O extends FieldOptions> = O extends { nullable: true } ? V | null : V;
/** The field that these options declare. */
type Made<V, O extends FieldOptions> = O extends { computed: true; detailOnly: true }
  ? ComputedDetail<Nullable<V, O>>
  : O extends { computed: true }
    ? ComputedField<Nullable<V, O>>
    : TypedField<Nullable<V, O>>;
const make = <F extends Field>(kind: Field['kind'], options: object = {}): F => ({ ...options, kind }) as F;
type OptionsOf<V> = FieldOptions & (V extends Scalar ? Initial<V> : unknown);
/** Returns the function that declares fields of a kind. */
export const fieldMaker =
  <V>(kind: Field['kind']) =>
  <const O extends OptionsOf<V> = OptionsOf<V>>(options?: O): Made<V, O> =>
    make(kind, options);

type NumberOptions = OptionsOf<number> & Pick<Field, 'decimals' | 'counts'>;
type PercentOptions = OptionsOf<number> & Pick<Field, 'display' | 'colorRule' | 'decimals'>;

type BelongsToOptions<K extends string> = Omit<FieldOptions, 'computed' | 'secret' | 'detailOnly'> &
  Partial<Omit<Relation, 'of' | 'required' | 'key'>> & { readonly key?: K };
/** A relation with its declared key, which is empty where the field's name decides. */
type RelationField<K extends string> = TypedField<string | null> & {
  readonly relation: Relation & { readonly key: K };
};

/**
 * The field kinds. In the API, `money` is in dollars, `percent` is a fraction 0–1, `date` is `yyyy-MM-dd`, `dateTime`
 * is ISO 8601 with zone, `month` is `yyyy-MM`, and `year` is a whole number of four digits (see the API contract).
 */
export const field = {
  id: fieldMaker<number>('id'),
  text: fieldMaker<string>('text'),
  /** A text of several lines. Lists cannot sort by it. */
  longText: fieldMaker<string>('long-text'),
  money: <const O extends OptionsOf<number> & { readonly display?: 'bar' }>(options?: O): Made<number, O> =>
    make('money', options),
  date: fieldMaker<string>('date'),
  dateTime: fieldMaker<string>('date-time'),
  month: fieldMaker<string>('month'),
  year: fieldMaker<number>('year'),
  /** Whole minutes in the API, shown as `1 h 30 min`. */
  duration: fieldMaker<number>('duration'),
  phone: fieldMaker<string>('phone'),
  email: fieldMaker<string>('email'),
  boolean: fieldMaker<boolean>('boolean'),
  link: fieldMaker<string>('link'),
  /** The trend of a figure: numbers for twelve months, oldest first. Lists cannot sort or search by it. */
  trend: fieldMaker<readonly number[]>('trend'),
  /** Facts of two sides, shown side by side. Only on the single record. The server computes them; they are not stored. */
  comparison: (): ComputedDetail<readonly ComparedFact[]> =>
    make('comparison', { detailOnly: true, computed: true }),
  /** Other records with their names, such as a user's clients. Only on the single record. The server computes them. */
  records: (options: { readonly of: string }): ComputedDetail<readonly NamedRecord[]> =>
    make('records', { ...options, detailOnly: true, computed: true }),
  /** Like `records`, for one record or none. */
  record: (options: { readonly of: string }): ComputedDetail<NamedRecord | null> =>
    make('records', {
      ...options,
      one: true,
      detailOnly: true,
      computed: true,
      nullable: true,
      onceKnown: true,
    }),
  /**
   * A relation to one record of another resource. The field is the name of the related record: text, read from it and
   * never stored. Beside it the record has the number of the related record, or null, in the field `key`, which is
   * `<field>_id` by default. A new record needs a related one unless the field is `nullable`. A related record that is
   * referred to cannot be deleted unless `onDelete` says otherwise.
   */
  belongsTo: <const K extends string = ''>(
    of: string,
    { key, onDelete = 'restrict', named, filter, nullable, ...options }: BelongsToOptions<K> = {},
  ): RelationField<K> =>
    make('text', {
      ...options,
      // Like every value that is not stored here.
      computed: true,
      nullable: true,
      relation: {
        of,
        key: key ?? '',
        onDelete,
        required: nullable !== true,
        ...(named && { named }),
        ...(filter !== undefined && { filter }),
      },
    }),
  /** What a write changed, field by field. Only on the single record. */
  changes: fieldMaker<readonly FieldChange[]>('changes'),
  number: <const O extends NumberOptions>(options?: O): Made<number, O> => make('number', options),
  percent: <const O extends PercentOptions>(options?: O): Made<number, O> => make('percent', options),
  status: <const S extends string>(
    values: Readonly<Record<S, ChipMeaning>>,
    options?: FieldOptions & Initial<NoInfer<S>>,
  ): TypedField<S> => make('status', { ...options, values }),
  /** One of some values, shown as its words. One that says in which state a record is, is a `status`. */
  choice: <const S extends string, const O extends OptionsOf<NoInfer<S>> = OptionsOf<NoInfer<S>>>(
    values: readonly S[],
    options?: O,
  ): Made<S, O> =>
    make('choice', { ...options, values: Object.fromEntries(values.map((value) => [value, 'gray'])) }),
  avatar: (options: OptionsOf<string> & { readonly picture: string }): TypedField<string> =>
    make('avatar', options),
};

export type Fields = Readonly<Record<string, Field>>;
export type ValueOf<F extends Field> = F extends TypedField<infer V> ? V : never;
type KeyName<Name, F> = F extends { readonly relation: { readonly key: infer K extends string } }
  ? K extends ''
    ? `${Name & string}_id`
    : K
  : never;
/** Fields with the keys of their relations. */
export type WithKeys<F extends Fields> = F & {
  readonly [K in keyof F as KeyName<K, F[K]>]: TypedField<number | null> & { readonly refers: RelationKey };
};
/** The record that a set of fields describes, as the API sends it. */
export type RecordOf<F extends Fields> = {
  -readonly [K in keyof WithKeys<F>]: ValueOf<WithKeys<F>[K]>;
};
/** The computed fields of list rows and of single records. */
export type ComputedOfRow<F extends Fields> = {
  readonly [
    K in keyof F as F[K] extends { computed: true } ? (F[K] extends { detailOnly: true } ? never : K) : never
  ]: ValueOf<F[K]>;
};
/** The computed fields that only the single record has. */
export type ComputedOfRecord<F extends Fields> = {
  readonly [K in keyof F as F[K] extends { computed: true; detailOnly: true } ? K : never]: ValueOf<F[K]>;
};
