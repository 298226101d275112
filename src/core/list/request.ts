import type { Condition } from '../resource/condition';
import type { Filter } from '../resource/filter';
import type { ListSpec, SortOrder } from '../resource/resource';
import { pageSize, type ListState } from './list-state';

const sentBy = (filter: Filter, option: string | undefined): string | undefined => {
  if (filter.kind === 'free') return option;
  const name = option ?? filter.unset;
  return name === undefined ? undefined : filter.options[name]?.send;
};

/** The query of the list call, as the contract has it: offset in rows, `search` only when there is something to search for. */
export const listParams = (list: ListSpec, state: ListState): Record<string, string> => {
  const params: Record<string, string> = {
    offset: String(state.page * pageSize),
    limit: String(pageSize),
    sort: state.sortBy,
    order: state.sortOrder,
  };
  const search = state.search.trim();
  if (search) params.search = search;
  for (const [name, filter] of Object.entries(list.filters)) {
    const sent = sentBy(filter, state.filters[name]);
    if (sent !== undefined) params[filter.param] = sent;
  }
  return params;
};

const conditionsOf = (filter: Filter, sent: string | null): readonly Condition[] => {
  if (filter.kind === 'free') return sent ? [{ field: filter.field, op: 'eq', value: sent }] : [];
  const option = Object.values(filter.options).find(({ send }) => send === (sent ?? undefined));
  return option?.where ?? [];
};

/** What the filters of a list call keep. A value that no option sends keeps everything. */
export const filterConditions = (list: Pick<ListSpec, 'filters'>, query: URLSearchParams): Condition[] =>
  Object.values(list.filters).flatMap((filter) => conditionsOf(filter, query.get(filter.param)));

export interface ListRequest {
  readonly offset: number;
  readonly limit: number;
  readonly sort: string;
  readonly order: SortOrder;
  readonly search: string;
}

/** The other end of `listParams`: what a server reads, defaulted like an address. `most` bounds the limit. */
export const readListRequest = (list: ListSpec, query: URLSearchParams, most = 100): ListRequest => {
  const whole = (name: string) => {
    const text = query.get(name) ?? '';
    return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  };
  const sort = query.get('sort') ?? '';
  const order = query.get('order');
  return {
    offset: whole('offset') ?? 0,
    limit: Math.min(whole('limit') ?? pageSize, most),
    sort: list.sortBy.includes(sort) ? sort : list.defaultSort.by,
    order: order === 'asc' || order === 'desc' ? order : list.defaultSort.order,
    // A database cannot hold this character, so nothing can be found with it.
    search: (query.get('search') ?? '').replaceAll('\0', '').trim(),
  };
};
