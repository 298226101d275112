import { type Flag, newFlag } from '../access/names';
import type { DeclaredCondition } from './condition';

export type SortOrder = 'asc' | 'desc';

export interface Sort<Name extends string = string> {
  readonly by: Name;
  /** Further number fields: records are sorted by the sum of all of them. */
  readonly plus?: readonly Name[];
  readonly order: SortOrder;
}

export interface FilterOption<Name extends string = string> {
  /** The value of the query parameter. When absent, the request does not have the parameter. */
  readonly send?: string;
  /** The records that the server returns when this option is chosen. All when absent. */
  readonly where?: DeclaredCondition<Name>;
  /** The order that comes with this option. The server applies it instead of the requested order. */
  readonly sort?: Sort<Name>;
}

/**
 * On if the server supports the filters that are declared as `optional`. A request cannot find that out: a server
 * ignores parameters that it does not know and returns all rows.
 */
export const optionalFilters: Flag = newFlag('list_filters');

interface FilterBase {
  /** The filter is not part of the contract. It is offered only if the `optionalFilters` flag of the server is on. */
  readonly optional?: true;
  /**
   * `chip`: set only by links that lead to the records behind a figure. It is shown as a chip, and closing the chip
   * removes the filter. `pills`: shows all options side by side as a toggle group. Needs a default.
   */
  readonly display?: 'chip' | 'pills';
}

/** A choice of one named option. The address holds the name of the option. */
export interface OneOfFilter<Name extends string = string> extends FilterBase {
  readonly kind: 'one-of';
  /** The API's query parameter. */
  readonly param: string;
  readonly options: Readonly<Record<string, FilterOption<Name>>>;
  /** The option that applies when the address does not name one. */
  readonly default?: string;
  /** The option whose value is sent when nothing is chosen and there is no default. */
  readonly unset?: string;
}

/** A value of a field, kept in the address and sent as it is. One that users type is a code. */
export interface FreeFilter<Name extends string = string> extends FilterBase {
  readonly kind: 'free';
  readonly param: string;
  readonly field: Name;
}

/** One of the periods of `core/list/period`, by month. Last year when nothing is chosen. */
export interface PeriodFilter<Name extends string = string> extends FilterBase {
  readonly kind: 'period';
  /** The API's query parameters. Days are sent as MM/dd/yyyy. */
  readonly params: { readonly start: string; readonly end: string };
  /** The month field that is compared with the period. */
  readonly field: Name;
}

/**
 * The first or last day of a range over a date-time field. The address holds the day (`yyyy-MM-dd`). The call sends the
 * moment at which the day begins or ends in the user's time zone.
 */
export interface DayFilter<Name extends string = string> extends FilterBase {
  readonly kind: 'day';
  readonly param: string;
  readonly field: Name;
  readonly bound: 'from' | 'to';
}

/** A record of another resource, chosen by name. The address and the call hold its number. */
export interface RecordFilter<Name extends string = string> extends FilterBase {
  readonly kind: 'record';
  readonly param: string;
  /** The number field that holds the record's number. */
  readonly field: Name;
  readonly resource: string;
}

/**
 * A range of a date field, set by links. The address and the call hold the same text: a month (`yyyy-MM`), the first
 * and the last day with `..` between (`yyyy-MM-dd..yyyy-MM-dd`, either may be missing), or a name whose days the server
 * knows.
 */
export interface SpanFilter<Name extends string = string> extends FilterBase {
  readonly kind: 'span';
  readonly param: string;
  readonly field: Name;
  readonly display: 'chip';
  /** Names of ranges. Their texts are `filters.<filter>.<name>`. */
  readonly named?: readonly string[];
}

/** Any filter. `Name`: the fields that it tests or sorts by. */
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

/** The fields that a value of a condition refers to. */
type NamesInValue<Value> = Value extends { readonly field: infer Name extends string } ? Name : never;

/** The fields that a condition tests. */
type NamesIn<Where> = Where extends {
  readonly field: infer Name extends string;
  readonly value?: infer Value;
}
  ? Name | NamesInValue<Value extends readonly (infer Part)[] ? Part : Value>
  : Where extends { readonly all: readonly (infer Part)[] }
    ? NamesIn<Part>
    : Where extends { readonly any: readonly (infer Part)[] }
      ? NamesIn<Part>
      : Where extends { readonly not: infer Part }
        ? NamesIn<Part>
        : never;

/** The fields that an option tests. If it tests none, the field that it sorts by. */
type NamesOf<Option> = Option extends { readonly where: infer Where }
  ? NamesIn<Where>
  : Option extends { readonly sort: { readonly by: infer Name extends string } }
    ? Name
    : never;

export const oneOf = <const Options extends Readonly<Record<string, FilterOption>>>(
  filter: Omit<OneOfFilter, 'kind' | 'options'> & { readonly options: Options },
): OneOfFilter<NamesOf<Options[keyof Options]>> =>
  // `NamesOf` yields the fields of the options, but the compiler cannot infer that here.
  ({ ...filter, kind: 'one-of' }) as never;

/**
 * Declares the usual filter. "All" sends nothing. Every other option sends its own name and keeps the records whose
 * field has that value.
 */
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
        { send: value, where: { field, op: 'eq', value } } satisfies FilterOption<N>,
      ]),
    ),
  },
  default: options.default ?? 'All',
});

/** Settings of a filter that only links set; see `FilterBase`. */
const linked = { optional: true, display: 'chip' } as const;

/** Declares a filter for the records that a figure counts. `Yes` sends `true` and keeps the records that pass `where`. */
export const counted = <const N extends string>(
  param: string,
  where: DeclaredCondition<N>,
): OneOfFilter<N> => ({ ...linked, kind: 'one-of', param, options: { Yes: { send: 'true', where } } });

/** Declares a filter, set by links, for the records with a given value in a field. */
export const having = <const N extends string>(field: N): FreeFilter<N> => ({
  ...linked,
  kind: 'free',
  param: field,
  field,
});

/** Declares a filter, set by links, for the records within a range of days. */
export const spanOf = <const N extends string>(
  param: string,
  field: N,
  named: readonly string[] = [],
): SpanFilter<N> => ({ ...linked, kind: 'span', param, field, named });
