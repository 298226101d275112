import type { DeclaredCondition } from '../resource/condition';
import type { Filter, Sort } from '../resource/filter';
import type { ListSpec } from '../resource/resource';
import type { FilterReader, NamedSpans, ReadParam } from './filter-kind';
import { readDay } from './filters/day';
import { readFree } from './filters/free';
import { readOneOf, sentOption } from './filters/one-of';
import { readPeriod } from './filters/period';
import { readRecord } from './filters/record';
import { readSpans } from './filters/span';
import { narrowingParams, orderParams, pageParams, searchText } from './list-params';
import { pageSize, type ListState } from './list-state';

/**
 * Returns the query of the list call, as in the contract: the offset is in rows, and `search` is only sent if there is
 * a text. A list without pages is requested without order and page.
 */
export const listParams = (list: ListSpec, state: ListState): Readonly<Record<string, string>> => ({
  ...(list.paging !== 'all' && {
    ...pageParams(state.page * pageSize, pageSize),
    ...orderParams(list, [{ field: state.sortBy, order: state.sortOrder }]),
  }),
  ...narrowingParams(list, state),
});

const readers: { readonly [K in Filter['kind']]: FilterReader<Extract<Filter, { readonly kind: K }>> } = {
  'one-of': readOneOf,
  free: readFree,
  period: readPeriod,
  day: readDay,
  record: readRecord,
  span: readSpans,
};

const readFilter = (filter: Filter, query: URLSearchParams, named: NamedSpans): readonly ReadParam[] => {
  const read = readers[filter.kind] as FilterReader<Filter>;
  return read(filter, query, named);
};

const readFilters = (list: Pick<ListSpec, 'filters'>, query: URLSearchParams, named: NamedSpans) =>
  Object.values(list.filters).flatMap((filter) => readFilter(filter, query, named));

/** Returns the names of the parameters of a list's filters. */
export const filterParamNames = (list: Pick<ListSpec, 'filters'>): readonly string[] =>
  readFilters(list, new URLSearchParams(), {}).map(([param]) => param);

/** Returns the conditions of a list call's filters, as declared. A value that cannot be read does not filter. */
export const filterConditions = (
  list: Pick<ListSpec, 'filters'>,
  query: URLSearchParams,
  named: NamedSpans = {},
): DeclaredCondition[] => readFilters(list, query, named).flatMap(([, conditions]) => conditions ?? []);

/** Returns the parameters of a list call's filters whose values cannot be read. */
export const unreadableFilters = (list: Pick<ListSpec, 'filters'>, query: URLSearchParams): string[] =>
  readFilters(list, query, {}).flatMap(([param, conditions]) => (conditions === null ? [param] : []));

export interface ListRequest {
  readonly offset: number;
  readonly limit: number;
  /** The first decides, the others only between equal records. */
  readonly sort: readonly Sort[];
  readonly search: string;
}

/** The most rows of a list without pages. Such lists are short. */
const maxRows = 1_000;

/** Returns the order of a list call: that of a filter's option, else the requested order if it is offered, else the default. */
const readOrder = (
  list: Pick<ListSpec, 'filters' | 'sortBy' | 'defaultSort'>,
  query: URLSearchParams,
): Sort => {
  for (const filter of Object.values(list.filters)) {
    const sort = filter.kind === 'one-of' ? sentOption(filter, query)?.sort : undefined;
    if (sort) return sort;
  }
  const by = query.get('sort') ?? '';
  const order = query.get('order');
  return {
    by: list.sortBy.includes(by) ? by : list.defaultSort.by,
    order: order === 'asc' || order === 'desc' ? order : list.defaultSort.order,
  };
};

/**
 * Parses the query that `listParams` returns, on the server. Invalid parts get defaults, as in an address. `most` caps
 * the limit.
 */
export const readListRequest = (
  list: Pick<ListSpec, 'filters' | 'paging' | 'sortBy' | 'defaultSort' | 'thenBy'>,
  query: URLSearchParams,
  maxLimit = 100,
): ListRequest => {
  const readInteger = (name: string) => {
    const text = query.get(name) ?? '';
    return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  };
  // The database cannot store this character, so no text contains it.
  const search = searchText((query.get('search') ?? '').replaceAll('\0', ''));
  if (list.paging === 'all') return { offset: 0, limit: maxRows, sort: [list.defaultSort], search };
  const sort = [readOrder(list, query), ...(list.thenBy ? [list.thenBy] : [])];
  const limit = Math.min(readInteger('limit') ?? pageSize, maxLimit);
  return { offset: readInteger('offset') ?? 0, limit, sort, search };
};
