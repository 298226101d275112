import type { Permission } from '../access/names';

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

export type ChipMeaning = 'success' | 'warning' | 'error' | 'gray';
/** Which of the two colour rules a percentage follows (see `core/format/color-rule`). */
export type ColorRule = 'compliance' | 'progress';

export type FieldKind =
  | 'id'
  | 'text'
  | 'number'
  | 'money'
  | 'percent'
  | 'date'
  | 'date-time'
  | 'month'
  | 'phone'
  | 'status'
  | 'boolean'
  | 'avatar'
  | 'link'
  | 'trend'
  | 'changes'
  | 'comparison';

/** The records of a list that a number counts; it is then a link to them. */
export interface Counts {
  readonly resource: string;
  /** Filters of that list and their options. */
  readonly filters?: Readonly<Record<string, string>>;
  /** Filters of that list whose option is the record's own value of a field. */
  readonly match?: Readonly<Record<string, string>>;
  /** The field with the client whose list it is; the open client's when absent. */
  readonly client?: string;
}

export interface FieldOptions {
  /** Where the list is a grid below `lg`, this column is left out. */
  readonly wideOnly?: boolean;
  /** Users who hold any of these see the field; all users when absent. */
  readonly onlyFor?: readonly Permission[];
  /** A financial figure that carries "Data updates every night." */
  readonly nightly?: boolean;
  /** Only the single record carries it, not the list row. */
  readonly detailOnly?: boolean;
  /** The value may be null; lists then show the word `never` or a dash. */
  readonly nullable?: boolean;
  /** The single record's view leaves it out, with its name, while it has no value. */
  readonly onceKnown?: boolean;
  /** Worked out by the server for every row and kept nowhere: never sorted, searched or filtered by. */
  readonly computed?: boolean;
  /** The audit trail tells of a change, and not of the value. */
  readonly secret?: boolean;
  /** text only: the number field of the client that it names. The text leads into that client's workspace where the user may enter it. */
  readonly client?: string;
  /** The name of a cell that the user interface registers; the last resort. */
  readonly cell?: string;
  /** Width of the column in the grid: a minimum in CSS pixels. Each kind has a default. */
  readonly minWidth?: number;
}

export interface Field extends FieldOptions {
  readonly kind: FieldKind;
  /** status only: the chip's meaning of every value. */
  readonly values?: Readonly<Record<string, ChipMeaning>>;
  /**
   * percent: fractions 0–1 are drawn as text, a chip or a bar with the figure. money: `bar` adds one that is relative to the
   * greatest amount of the page.
   */
  readonly display?: 'text' | 'chip' | 'bar';
  readonly colorRule?: ColorRule;
  /** number only: what it counts. */
  readonly counts?: Counts;
  /** Decimals shown: number (default 0), percent (default 0). Money has 2 always. */
  readonly decimals?: number;
  /** avatar only: the field with the picture's address. */
  readonly picture?: string;
}

/** One field before and after a write; neither is told of a secret one. */
export type FieldChange =
  | { readonly field: string; readonly before: unknown; readonly after: unknown }
  | { readonly field: string; readonly secret: true };

declare const valueType: unique symbol;
/** A field that knows the type of its value on the wire. */
export type TypedField<V> = Field & { readonly [valueType]?: V };

type Nullable<V, O extends FieldOptions> = O extends { nullable: true } ? V | null : V;
const make = (kind: FieldKind, options: object = {}): Field => ({ ...options, kind });
const maker =
  <V>(kind: FieldKind) =>
  <const O extends FieldOptions = FieldOptions>(options?: O): TypedField<Nullable<V, O>> =>
    make(kind, options);

type PercentOptions = FieldOptions & Pick<Field, 'display' | 'colorRule' | 'decimals'>;

/**
 * The field kinds. On the wire money is dollars, percent a fraction 0–1, date `yyyy-MM-dd`, dateTime ISO 8601 with zone,
 * month `yyyy-MM` (see the API contract).
 */
export const field = {
  id: maker<number>('id'),
  text: maker<string>('text'),
  money: <const O extends FieldOptions & { readonly display?: 'bar' }>(
    options?: O,
  ): TypedField<Nullable<number, O>> => make('money', options),
  date: maker<string>('date'),
  dateTime: maker<string>('date-time'),
  month: maker<string>('month'),
  phone: maker<string>('phone'),
  boolean: maker<boolean>('boolean'),
  link: maker<string>('link'),
  /** The course of a figure: numbers of twelve months, oldest first. Never sorted or searched by. */
  trend: maker<readonly number[]>('trend'),
  /** Facts of two sides beside each other, of the single record only. The server makes them; no column keeps them. */
  comparison: (): TypedField<readonly ComparedFact[]> =>
    make('comparison', { detailOnly: true, computed: true }),
  /** What a write changed, field by field. Of the single record only. */
  changes: maker<readonly FieldChange[]>('changes'),
  number: <const O extends FieldOptions & Pick<Field, 'decimals' | 'counts'>>(
    options?: O,
  ): TypedField<Nullable<number, O>> => make('number', options),
  percent: <const O extends PercentOptions>(options?: O): TypedField<Nullable<number, O>> =>
    make('percent', options),
  status: <const S extends string>(
    values: Readonly<Record<S, ChipMeaning>>,
    options?: FieldOptions,
  ): TypedField<S> => make('status', { ...options, values }),
  avatar: (options: FieldOptions & { readonly picture: string }): TypedField<string> =>
    make('avatar', options),
};

export type Fields = Readonly<Record<string, Field>>;
/** The record that a set of fields describes, as it travels on the wire. */
export type RecordOf<F extends Fields> = {
  -readonly [K in keyof F]: F[K] extends TypedField<infer V> ? V : never;
};
