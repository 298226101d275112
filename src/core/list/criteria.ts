import type { Filter } from '../resource/filter';
import type { ListSpec, SortOrder } from '../resource/resource';
import { momentOf } from '../format/date';
import { pageSize, type ListState } from './list-state';
import { periodOf } from './period';

// The data grammar of Refine (pagination, sorters, filters), which screens, the query factory and the data provider share. Written
// down again as types, because this room imports no library of the interface; `providers/data-provider.ts` proves that they fit.

export type FieldOperator =
  | 'eq'
  | 'eqs'
  | 'ne'
  | 'nes'
  | 'lt'
  | 'gt'
  | 'lte'
  | 'gte'
  | 'in'
  | 'nin'
  | 'ina'
  | 'nina'
  | 'contains'
  | 'ncontains'
  | 'containss'
  | 'ncontainss'
  | 'between'
  | 'nbetween'
  | 'null'
  | 'nnull'
  | 'startswith'
  | 'nstartswith'
  | 'startswiths'
  | 'nstartswiths'
  | 'endswith'
  | 'nendswith'
  | 'endswiths'
  | 'nendswiths';

/** A test of one field. */
export interface FieldFilter {
  readonly field: string;
  readonly operator: FieldOperator;
  readonly value: unknown;
}

/** Several tests, of which all (`and`) or one (`or`) must hold. */
export interface FilterGroup {
  readonly key?: string;
  readonly operator: 'or' | 'and';
  readonly value: readonly CriteriaFilter[];
}

export type CriteriaFilter = FieldFilter | FilterGroup;

export interface Sorter {
  readonly field: string;
  readonly order: SortOrder;
}

export interface Paging {
  /** From 1. */
  readonly currentPage?: number;
  /** Rows. */
  readonly pageSize?: number;
  /** `server` (when absent): one page. `client`: all rows, which the caller cuts into pages. `off`: the first 100 rows. */
  readonly mode?: 'server' | 'client' | 'off';
}

/** Which rows of a resource are wanted, in which order. */
export interface Criteria {
  readonly pagination?: Paging | undefined;
  readonly sorters?: readonly Sorter[] | undefined;
  readonly filters?: readonly CriteriaFilter[] | undefined;
}

/** The value of a filter as text; empty for what is no single value. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** The field of a filter that stands for the list's search, whatever fields the server searches. */
export const searchField = 'search';

export const searchFilter = (text: string): FieldFilter => ({
  field: searchField,
  operator: 'contains',
  value: text,
});

/** `MM/dd/yyyy`, as calls write the days of a period, as `yyyy-MM-dd`. */
const isoDay = (day: string): string => `${day.slice(6)}-${day.slice(0, 5).replace('/', '-')}`;

const filtersOf = (filter: Filter, option: string | undefined): FieldFilter[] => {
  if (filter.kind === 'period') {
    const span = option === undefined ? undefined : periodOf(option, new Date());
    if (!span) return [];
    const { field } = filter;
    return [
      { field, operator: 'gte', value: isoDay(span.start) },
      { field, operator: 'lte', value: isoDay(span.end) },
    ];
  }
  if (filter.kind === 'one-of') {
    const name = option ?? filter.unset;
    const sent = name === undefined ? undefined : filter.options[name]?.send;
    return sent === undefined ? [] : [{ field: filter.param, operator: 'eq', value: sent }];
  }
  if (option === undefined) return [];
  if (filter.kind === 'day') {
    const operator = filter.bound === 'from' ? 'gte' : 'lte';
    return [{ field: filter.field, operator, value: momentOf(option, filter.bound) }];
  }
  return [{ field: filter.param, operator: 'eq', value: option }];
};

/** What search and filters of a list's address keep. */
export const filtersIn = (list: Pick<ListSpec, 'filters'>, state: ListState): FieldFilter[] => {
  const search = state.search.trim();
  return [
    ...(search ? [searchFilter(search)] : []),
    ...Object.entries(list.filters).flatMap(([name, filter]) => filtersOf(filter, state.filters[name])),
  ];
};

/** The state of a list's address in the data grammar. A list that is shown whole has no pages; its order is the declared one. */
export const criteriaOf = (list: ListSpec, state: ListState): Required<Criteria> =>
  list.paging === 'all'
    ? {
        pagination: { mode: 'off' },
        sorters: [{ field: list.defaultSort.by, order: list.defaultSort.order }],
        filters: filtersIn(list, state),
      }
    : {
        pagination: { mode: 'server', currentPage: state.page + 1, pageSize },
        sorters: [{ field: state.sortBy, order: state.sortOrder }],
        filters: filtersIn(list, state),
      };
