import type { ListSpec } from '../resource/resource';
import { cleanText } from '../text/clean-text';
import { filtersIn, searchField, type CriteriaFilter, type FieldFilter, type Sorter } from './criteria';
import type { Params } from './filter-kind';
import { filterKindOf } from './filter-kinds';
import type { ListState } from './list-state';

/** The most characters (code points) of a search. */
const maxSearchLength = 200;

/** Returns the text to search for: clean, and cut at the maximum length. */
export const searchText = (text: string): string =>
  Array.from(cleanText(text)).slice(0, maxSearchLength).join('');

/** Names with a meaning in the address of a list or in its calls. No filter can have them. */
export const listCallNames: readonly string[] = [
  ...['page', 'sortBy', 'sortOrder', 'search'],
  ...['offset', 'limit', 'sort', 'order', 'format', 'columns', 'language', 'time_zone', 'ids'],
];

const same = (one: unknown, other: unknown) => String(one) === String(other);

const isSearch = (list: Pick<ListSpec, 'search'>, { field, operator }: FieldFilter): boolean =>
  field === searchField
    ? operator === 'contains' || operator === 'eq'
    : operator === 'contains' && list.search.includes(field);

/**
 * Returns the single filter that is equivalent to an `or` group: one text in several searched fields, or several values
 * of one field.
 */
const mergeOrGroup = (
  list: Pick<ListSpec, 'search'>,
  filters: readonly CriteriaFilter[],
): FieldFilter | undefined => {
  const [first] = filters;
  const tests = filters.filter((one): one is FieldFilter => 'field' in one);
  if (!first || !('field' in first) || tests.length < filters.length) return undefined;
  const { field, value } = first;
  if (tests.every((test) => isSearch(list, test) && same(test.value, value)))
    return { field: searchField, operator: 'contains', value };
  return tests.every((test) => test.field === field && test.operator === 'eq')
    ? { field, operator: 'in', value: tests.map((test) => test.value) }
    : undefined;
};

/** Whether nothing is typed or chosen yet. Refine's hooks pass such filters on. */
const isEmpty = ({ operator, value }: FieldFilter): boolean =>
  operator !== 'null' && operator !== 'nnull' && (value === undefined || value === null || value === '');

export interface FilterParams {
  readonly params: Params;
  /** The filters that the call has no parameter for. */
  readonly rest: readonly CriteriaFilter[];
}

/**
 * Translates filters of the data grammar to query parameters. A `contains` on a searched field becomes the list's
 * search, which searches all searched fields.
 */
export const filterParams = (
  list: Pick<ListSpec, 'search' | 'filters'>,
  filters: readonly CriteriaFilter[],
): FilterParams => {
  const params: Record<string, string> = {};
  const rest: CriteriaFilter[] = [];
  const addParams = (found: Params): boolean => {
    const isCompatible = Object.entries(found).every(([name, value]) => (params[name] ?? value) === value);
    if (isCompatible) Object.assign(params, found);
    return isCompatible;
  };
  const addFilter = (filter: CriteriaFilter): void => {
    if (!('field' in filter)) {
      if (filter.operator === 'and') filter.value.forEach(addFilter);
      else if (filter.value.length > 0) {
        const one = mergeOrGroup(list, filter.value);
        if (one) addFilter(one);
        else rest.push(filter);
      }
      return;
    }
    if (isEmpty(filter)) return;
    if (isSearch(list, filter)) {
      const text = searchText(String(filter.value));
      if (text !== '' && !addParams({ search: text })) rest.push(filter);
      return;
    }
    if (filter.operator === 'between' && Array.isArray(filter.value) && filter.value.length === 2) {
      const { field, value } = filter;
      addFilter({ field, operator: 'gte', value: value[0] as unknown });
      addFilter({ field, operator: 'lte', value: value[1] as unknown });
      return;
    }
    const found = Object.entries(list.filters).map(([name, declared]) =>
      filterKindOf(declared).sent(declared, filter, name),
    );
    if (!found.some((one) => one !== undefined && addParams(one))) rest.push(filter);
  };
  filters.forEach(addFilter);
  return { params, rest };
};

/** Returns the part of a list call's query that selects the records: search and filters, without order and page. */
export const narrowingParams = (list: ListSpec, state: ListState): Readonly<Record<string, string>> =>
  filterParams(list, filtersIn(list, state)).params;

export const pageParams = (offset: number, limit: number): Params => ({
  offset: String(offset),
  limit: String(limit),
});

/**
 * Returns the query parameters of an order: the default order without sorters, and none if the server has only one
 * order. Undefined for an order that the list does not offer.
 */
export const orderParams = (
  { sortBy, defaultSort }: Pick<ListSpec, 'sortBy' | 'defaultSort'>,
  sorters: readonly Sorter[],
): Params | undefined => {
  const [{ field, order } = { field: defaultSort.by, order: defaultSort.order }, ...others] = sorters;
  if (others.length > 0 || (!sortBy.includes(field) && field !== defaultSort.by)) return undefined;
  return sortBy.length > 0 ? { sort: field, order } : {};
};
