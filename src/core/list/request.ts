import type { Condition } from '../resource/condition';
import type { Filter, FilterOption, OneOfFilter } from '../resource/filter';
import type { ListSpec, SortOrder } from '../resource/resource';
import { readMoment } from '../format/date';
import { isBlank } from '../text/clean-text';
import { narrowingParams, orderParams, pageParams, searchText } from './list-params';
import { pageSize, type ListState } from './list-state';
import { monthOf, readSpan, type Span } from './period';

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

const sentOption = (filter: OneOfFilter, query: URLSearchParams): FilterOption | undefined =>
  Object.values(filter.options).find(({ send }) => send === (query.get(filter.param) ?? undefined));

/** The days of named ranges; see `SpanFilter`. */
export type NamedSpans = Readonly<Record<string, Span>>;

const conditionsOf = (filter: Filter, query: URLSearchParams, named: NamedSpans): readonly Condition[] => {
  if (filter.kind === 'span') {
    const sent = query.get(filter.param);
    if (!sent) return [];
    const { from, to } = (filter.named?.includes(sent) ? named[sent] : readSpan(sent)) ?? {};
    const { field } = filter;
    return [
      ...(from === undefined ? [] : [{ field, op: 'gte' as const, value: from }]),
      ...(to === undefined ? [] : [{ field, op: 'lte' as const, value: to }]),
    ];
  }
  if (filter.kind === 'period') {
    const start = monthOf(query.get(filter.params.start));
    const end = monthOf(query.get(filter.params.end));
    const { field } = filter;
    return [
      ...(start === null ? [] : [{ field, op: 'gte' as const, value: start }]),
      ...(end === null ? [] : [{ field, op: 'lte' as const, value: end }]),
    ];
  }
  if (filter.kind === 'free') {
    const sent = query.get(filter.param);
    return sent && !isBlank(sent) ? [{ field: filter.field, op: 'eq', value: sent }] : [];
  }
  if (filter.kind === 'record') {
    const sent = query.get(filter.param) ?? '';
    return /^[1-9]\d{0,9}$/.test(sent) ? [{ field: filter.field, op: 'eq', value: Number(sent) }] : [];
  }
  if (filter.kind === 'day') {
    const value = readMoment(query.get(filter.param));
    return value === null
      ? []
      : [{ field: filter.field, op: filter.bound === 'from' ? 'gte' : 'lte', value }];
  }
  return sentOption(filter, query)?.where ?? [];
};

/** Returns the conditions for the filters of a list call. A value that no option sends does not filter. */
export const filterConditions = (
  list: Pick<ListSpec, 'filters'>,
  query: URLSearchParams,
  named: NamedSpans = {},
): Condition[] => Object.values(list.filters).flatMap((filter) => conditionsOf(filter, query, named));

export interface ListRequest {
  readonly offset: number;
  readonly limit: number;
  readonly sort: string;
  readonly order: SortOrder;
  readonly search: string;
}

/** The most rows of a list without pages. Such lists are short. */
const maxRows = 1_000;

/** Returns the order of a list call: that of a filter's option, else the requested order if it is offered, else the default. */
const readOrder = (list: ListSpec, query: URLSearchParams): ListSpec['defaultSort'] => {
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
export const readListRequest = (list: ListSpec, query: URLSearchParams, maxLimit = 100): ListRequest => {
  const readInteger = (name: string) => {
    const text = query.get(name) ?? '';
    return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  };
  // The database cannot store this character, so no text contains it.
  const search = searchText((query.get('search') ?? '').replaceAll('\0', ''));
  if (list.paging === 'all') {
    const { by: sort, order } = list.defaultSort;
    return { offset: 0, limit: maxRows, sort, order, search };
  }
  const { by: sort, order } = readOrder(list, query);
  const limit = Math.min(readInteger('limit') ?? pageSize, maxLimit);
  return { offset: readInteger('offset') ?? 0, limit, sort, order, search };
};
