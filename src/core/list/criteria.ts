import type { ListSpec, SortOrder } from '../resource/resource';
import { cleanText } from '../text/clean-text';
import { filterKindOf } from './filter-kinds';
import { pageSize, type ListState } from './list-state';

// Refine's data grammar (pagination, sorters, filters), used by screens, the query factory and the data provider. The
// types are repeated here because `core` imports no UI library; `providers/data-provider.ts` checks that they match.

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

/** Several tests. All of them (`and`) or at least one (`or`) must hold. */
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
  /** The first page is 1. */
  readonly currentPage?: number;
  /** Rows per page. */
  readonly pageSize?: number;
  /** `server` (default): one page. `client`: all rows; the caller splits them into pages. `off`: the first 100 rows. */
  readonly mode?: 'server' | 'client' | 'off';
}

/** Which rows of a resource to fetch, and in which order. */
export interface Criteria {
  readonly pagination?: Paging | undefined;
  readonly sorters?: readonly Sorter[] | undefined;
  readonly filters?: readonly CriteriaFilter[] | undefined;
}

/** Returns the value of a filter as text; empty if it is not a single value. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** The field name of a filter that is the list's search. The server decides which fields it searches. */
export const searchField = 'search';

export const searchFilter = (text: string): FieldFilter => ({
  field: searchField,
  operator: 'contains',
  value: text,
});

/** Returns the search and the filters of a list's state as filters of the data grammar. */
export const filtersIn = (list: Pick<ListSpec, 'filters'>, state: ListState): FieldFilter[] => {
  const search = cleanText(state.search);
  return [
    ...(search ? [searchFilter(search)] : []),
    ...Object.entries(list.filters).flatMap(([name, filter]) =>
      filterKindOf(filter).tests(filter, state.filters[name]),
    ),
  ];
};

/** Returns a list's state in the data grammar. A list with `paging: 'all'` has no pages and always its declared order. */
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
