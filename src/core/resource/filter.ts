import type { Condition } from './condition';
import type { SortOrder } from './sort-order';

export interface FilterOption {
  /** The value of the query parameter; left out of the request when absent. */
  readonly send?: string;
  /** What the server keeps when this option is chosen; everything when absent. */
  readonly where?: readonly Condition[];
  /** The order that comes with this option; the server follows it, for nobody asks for another. */
  readonly sort?: { readonly by: string; readonly order: SortOrder };
}

/** A choice of one among named options. The option names are what stands in the address. */
export interface OneOfFilter {
  readonly kind: 'one-of';
  /** The API's query parameter. */
  readonly param: string;
  readonly options: Readonly<Record<string, FilterOption>>;
  /** The option that holds when the address says nothing. */
  readonly default?: string;
  /** `pills`: all options side by side as one toggle group; needs a default. */
  readonly display?: 'pills';
  /** The option whose request is made when nothing is chosen and there is no default. */
  readonly unset?: string;
}

/** Free text kept in the address and sent as it is. */
export interface FreeFilter {
  readonly kind: 'free';
  readonly param: string;
  readonly field: string;
}

/** One of the periods of `core/list/period`, by month; the year before when nothing is chosen. */
export interface PeriodFilter {
  readonly kind: 'period';
  /** The API's query parameters; they carry days as MM/dd/yyyy. */
  readonly params: { readonly start: string; readonly end: string };
  /** The month field that lies within the period. */
  readonly field: string;
}

export type Filter = OneOfFilter | FreeFilter | PeriodFilter;

export const period = (filter: Omit<PeriodFilter, 'kind'>): PeriodFilter => ({ ...filter, kind: 'period' });

export const oneOf = (filter: Omit<OneOfFilter, 'kind'>): OneOfFilter => ({ ...filter, kind: 'one-of' });

/** The usual filter: "All" sends nothing, every other option sends its own name and keeps the records whose field equals it. */
export const oneOfField = (
  field: string,
  values: readonly string[],
  options: { readonly default?: string; readonly param?: string } = {},
): OneOfFilter =>
  oneOf({
    param: options.param ?? field,
    options: {
      All: {},
      ...Object.fromEntries(
        values.map((value) => [value, { send: value, where: [{ field, op: 'eq', value }] }]),
      ),
    },
    default: options.default ?? 'All',
  });
