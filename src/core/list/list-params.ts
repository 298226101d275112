import type { DeclaredCondition } from '../resource/condition';
import type { Filter, OneOfFilter } from '../resource/filter';
import type { ListSpec } from '../resource/resource';
import { isDay, momentOf, readMoment } from '../format/date';
import { cleanText } from '../text/clean-text';
import { filtersIn, searchField, type CriteriaFilter, type FieldFilter, type Sorter } from './criteria';
import type { ListState } from './list-state';

type Params = Readonly<Record<string, string>>;

/** The most characters (code points) of a search. */
const maxSearchLength = 200;

/** Returns the text to search for: clean, and cut at the maximum length. */
export const searchText = (text: string): string =>
  Array.from(cleanText(text)).slice(0, maxSearchLength).join('');

/** Names with a meaning in the address of a list or in its calls. No filter can have them. */
export const listCallNames: readonly string[] = [
  ...['page', 'sortBy', 'sortOrder', 'search'],
  ...['offset', 'limit', 'sort', 'order', 'format', 'columns', 'language', 'time_zone'],
];

const same = (one: unknown, other: unknown) => String(one) === String(other);

/** Whether a test of the data grammar is equivalent to a declared condition. Only tests of one field with a value are. */
const isCondition = ({ field, operator, value }: FieldFilter, condition: DeclaredCondition): boolean => {
  if (!('field' in condition) || field !== condition.field) return false;
  if (condition.op === 'in') {
    if (operator !== 'in' || !Array.isArray(value)) return false;
    const wanted = new Set(value.map(String));
    return wanted.size === condition.value.length && condition.value.every((one) => wanted.has(String(one)));
  }
  if (condition.value === null)
    return (condition.op === 'eq' && operator === 'null') || (condition.op === 'ne' && operator === 'nnull');
  return operator === condition.op && typeof condition.value !== 'object' && same(value, condition.value);
};

const optionOf = (name: string, filter: OneOfFilter, wanted: FieldFilter): Params | undefined => {
  const { field, operator, value } = wanted;
  const isNamed = operator === 'eq' && (field === filter.param || field === name);
  const option = Object.values(filter.options).find(
    ({ send, where }) =>
      send !== undefined &&
      ((isNamed && same(send, value)) || (where !== undefined && isCondition(wanted, where))),
  );
  return option?.send === undefined ? undefined : { [filter.param]: option.send };
};

/** Converts `yyyy-MM-dd` to the format of a period's days in calls. */
const callDay = (day: string): string => `${day.slice(5).replace('-', '/')}/${day.slice(0, 4)}`;

const boundOf = (filter: Filter, { operator, value }: FieldFilter): Params | undefined => {
  if (typeof value !== 'string') return undefined;
  if (filter.kind === 'period' && isDay(value)) {
    if (operator === 'gte') return { [filter.params.start]: callDay(value) };
    if (operator === 'lte') return { [filter.params.end]: callDay(value) };
  }
  if (filter.kind === 'day' && operator === (filter.bound === 'from' ? 'gte' : 'lte')) {
    const moment = isDay(value) ? momentOf(value, filter.bound) : readMoment(value);
    if (moment !== null) return { [filter.param]: moment };
  }
  return undefined;
};

const paramsBy = (name: string, filter: Filter, wanted: FieldFilter): Params | undefined => {
  if (filter.kind === 'one-of') return optionOf(name, filter, wanted);
  if (filter.kind === 'free' || filter.kind === 'record' || filter.kind === 'span') {
    const isNamed = [filter.param, filter.field, name].includes(wanted.field);
    return isNamed && wanted.operator === 'eq' ? { [filter.param]: String(wanted.value) } : undefined;
  }
  return wanted.field === filter.field ? boundOf(filter, wanted) : undefined;
};

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
    const found = Object.entries(list.filters).map(([name, declared]) => paramsBy(name, declared, filter));
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
