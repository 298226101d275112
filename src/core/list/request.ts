import type { Condition } from '../resource/condition';
import type { Filter, FilterOption, OneOfFilter } from '../resource/filter';
import type { ListSpec, SortOrder } from '../resource/resource';
import { readMoment } from '../format/date';
import { narrowingParams, orderParams, pageParams } from './list-params';
import { pageSize, type ListState } from './list-state';
import { monthOf, readSpan, type Span } from './period';

/**
 * The query of the list call, as the contract has it: offset in rows, `search` only when there is something to search for. A list
 * that is not cut into pages is asked for without order and page.
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

/** The days of named spans; see `SpanFilter`. */
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
    return sent ? [{ field: filter.field, op: 'eq', value: sent }] : [];
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

/** What the filters of a list call keep. A value that no option sends keeps everything. */
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

/** Rows of a list that is not cut into pages; such lists are short by their nature. */
const mostAtOnce = 1_000;

/** The order of a list call: a filter's option may bring one; otherwise what is asked for and offered, or the default. */
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

/** The other end of `listParams`: what a server reads, defaulted like an address. `most` bounds the limit. */
export const readListRequest = (list: ListSpec, query: URLSearchParams, most = 100): ListRequest => {
  const whole = (name: string) => {
    const text = query.get(name) ?? '';
    return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  };
  // A database cannot hold this character, so nothing can be found with it.
  const search = (query.get('search') ?? '').replaceAll('\0', '').trim();
  if (list.paging === 'all') {
    const { by: sort, order } = list.defaultSort;
    return { offset: 0, limit: mostAtOnce, sort, order, search };
  }
  const { by: sort, order } = readOrder(list, query);
  const limit = Math.min(whole('limit') ?? pageSize, most);
  return { offset: whole('offset') ?? 0, limit, sort, order, search };
};
