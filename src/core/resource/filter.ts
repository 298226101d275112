import { type Flag, newFlag } from '../access/names';
import type { Condition } from './condition';

export type SortOrder = 'asc' | 'desc';

export interface FilterOption<Name extends string = string> {
  /** The value of the query parameter; left out of the request when absent. */
  readonly send?: string;
  /** What the server keeps when this option is chosen; everything when absent. */
  readonly where?: readonly Condition<Name>[];
  /** The order that comes with this option; the server follows it, because no other is asked for. */
  readonly sort?: { readonly by: Name; readonly order: SortOrder };
}

/**
 * On where the server knows the filters that are declared as `optional`. Asking cannot find that out: a server that does not know a
 * parameter answers all rows.
 */
export const optionalFilters: Flag = newFlag('list_filters');

interface FilterBase {
  /** The contract does not have it: it is offered only where the server's flag says that it knows it. */
  readonly optional?: true;
  /**
   * `chip`: set by links only, which lead to the records that a figure counts, and drawn as a chip that takes it off. `pills`: all options
   * side by side as one toggle group; needs a default.
   */
  readonly display?: 'chip' | 'pills';
}

/** A choice of one among named options. The option names are what stands in the address. */
export interface OneOfFilter<Name extends string = string> extends FilterBase {
  readonly kind: 'one-of';
  /** The API's query parameter. */
  readonly param: string;
  readonly options: Readonly<Record<string, FilterOption<Name>>>;
  /** The option that holds when the address says nothing. */
  readonly default?: string;
  /** The option whose request is made when nothing is chosen and there is no default. */
  readonly unset?: string;
}

/** Free text kept in the address and sent as it is. */
export interface FreeFilter<Name extends string = string> extends FilterBase {
  readonly kind: 'free';
  readonly param: string;
  readonly field: Name;
}

/** One of the periods of `core/list/period`, by month; the year before when nothing is chosen. */
export interface PeriodFilter<Name extends string = string> extends FilterBase {
  readonly kind: 'period';
  /** The API's query parameters; they carry days as MM/dd/yyyy. */
  readonly params: { readonly start: string; readonly end: string };
  /** The month field that lies within the period. */
  readonly field: Name;
}

/**
 * The first or the last day that counts, for a date-time field. The address holds the day (`yyyy-MM-dd`); the call carries the
 * moment at which it begins or ends on the person's clock.
 */
export interface DayFilter<Name extends string = string> extends FilterBase {
  readonly kind: 'day';
  readonly param: string;
  readonly field: Name;
  readonly bound: 'from' | 'to';
}

/** One record of another resource, chosen by name; its number stands in the address and in the call. */
export interface RecordFilter<Name extends string = string> extends FilterBase {
  readonly kind: 'record';
  readonly param: string;
  /** The number field that holds the record's number. */
  readonly field: Name;
  readonly resource: string;
}

/**
 * A span of a date field, set by links. Address and call hold the same text: a month (`yyyy-MM`), the first and the last day with `..`
 * between (`yyyy-MM-dd..yyyy-MM-dd`, either may be missing), or a name whose days the server knows.
 */
export interface SpanFilter<Name extends string = string> extends FilterBase {
  readonly kind: 'span';
  readonly param: string;
  readonly field: Name;
  readonly display: 'chip';
  /** Spans by name; their words are `filters.<filter>.<name>`. */
  readonly named?: readonly string[];
}

/** `Name`: the fields that it tests or sorts by. */
export type Filter<Name extends string = string> =
  | OneOfFilter<Name>
  | FreeFilter<Name>
  | PeriodFilter<Name>
  | DayFilter<Name>
  | RecordFilter<Name>
  | SpanFilter<Name>;

export const period = <const N extends string>(filter: Omit<PeriodFilter<N>, 'kind'>): PeriodFilter<N> => ({
  ...filter,
  kind: 'period',
});

/** The fields that an option tests or, where it tests none, sorts by. */
type NamesOf<Option> = Option extends {
  readonly where: readonly { readonly field: infer Name extends string }[];
}
  ? Name
  : Option extends { readonly sort: { readonly by: infer Name extends string } }
    ? Name
    : never;

export const oneOf = <const Options extends Readonly<Record<string, FilterOption>>>(
  filter: Omit<OneOfFilter, 'kind' | 'options'> & { readonly options: Options },
): OneOfFilter<NamesOf<Options[keyof Options]>> =>
  // That the options' own fields are the names follows from `NamesOf`, which the compiler cannot see through here.
  ({ ...filter, kind: 'one-of' }) as never;

/** The usual filter: "All" sends nothing, every other option sends its own name and keeps the records whose field equals it. */
export const oneOfField = <const N extends string, const V extends string>(
  field: N,
  values: readonly V[],
  options: { readonly default?: NoInfer<V> | 'All'; readonly param?: string } = {},
): OneOfFilter<N> => ({
  kind: 'one-of',
  param: options.param ?? field,
  options: {
    All: {},
    ...Object.fromEntries(
      values.map((value) => [
        value,
        { send: value, where: [{ field, op: 'eq', value }] } satisfies FilterOption<N>,
      ]),
    ),
  },
  default: options.default ?? 'All',
});

/** How a filter that only links set is declared; see `FilterBase`. */
const linked = { optional: true, display: 'chip' } as const;

/** One kind of records that a figure counts: `Yes` keeps those that pass `where`. The call sends `true`. */
export const counted = <const N extends string>(
  param: string,
  where: readonly Condition<N>[],
): OneOfFilter<N> => ({ ...linked, kind: 'one-of', param, options: { Yes: { send: 'true', where } } });

/** The records that have one value in a field, by a link. */
export const having = <const N extends string>(field: N): FreeFilter<N> => ({
  ...linked,
  kind: 'free',
  param: field,
  field,
});

/** The records of a span of days, by a link. */
export const spanOf = <const N extends string>(
  param: string,
  field: N,
  named: readonly string[] = [],
): SpanFilter<N> => ({ ...linked, kind: 'span', param, field, named });
