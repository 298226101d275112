import type { AppAbility } from '../access/ability';
import { readableResource } from '../access/readable-resource';
import { areaPath } from '../navigation/paths';
import type { ListSpec, Page, Resource, SortOrder } from '../resource/resource';
import { chosenFilters, defaultListState, maxPage, type ListState } from './list-state';

const readPage = (text: string | null): number => {
  const page = text !== null && /^\d{1,16}$/.test(text) ? Number(text) : 0;
  return page <= maxPage ? page : 0;
};
const readOrder = (text: string | null): SortOrder | undefined =>
  text === 'asc' || text === 'desc' ? text : undefined;

/**
 * Parses a list's state from the query part of an address, with or without its `?`. Never throws: missing or invalid
 * parts fall back to the default.
 */
export const parseListAddress = (list: ListSpec, query: string): ListState => {
  const params = new URLSearchParams(query);
  const state = {
    ...defaultListState(list),
    search: params.get('search') ?? '',
    filters: chosenFilters(list, (name) => params.get(name)),
  };
  if (list.paging !== 'pages') return state;
  const page = readPage(params.get('page'));
  if (list.sortBy.length === 0) return { ...state, page };
  const sortBy = params.get('sortBy');
  return {
    ...state,
    page,
    sortBy: sortBy !== null && list.sortBy.includes(sortBy) ? sortBy : state.sortBy,
    sortOrder: readOrder(params.get('sortOrder')) ?? state.sortOrder,
  };
};

/** Returns the query part of the address for a state: empty, or `?` and the differences from the default, in a fixed order. */
export const formatListAddress = (list: ListSpec, state: ListState): string => {
  const defaults = defaultListState(list);
  const address = new URLSearchParams();
  if (list.paging === 'pages') {
    if (state.page !== defaults.page) address.set('page', String(state.page));
    if (state.sortBy !== defaults.sortBy) address.set('sortBy', state.sortBy);
    if (state.sortOrder !== defaults.sortOrder) address.set('sortOrder', state.sortOrder);
  }
  if (state.search !== '') address.set('search', state.search);
  for (const name of Object.keys(list.filters)) {
    const option = state.filters[name];
    if (option !== undefined && option !== defaults.filters[name]) address.set(name, option);
  }
  const query = address.toString();
  return query && `?${query}`;
};

type Texts = Readonly<Record<string, string>>;

/** The records of a list that match the filters. `area` is the name of the resource. */
export interface ListTarget {
  readonly area: string;
  readonly filters: Texts;
  /** The list's default order when absent, or if the list does not offer this one. */
  readonly order?: { readonly by: string; readonly order: SortOrder };
}

/**
 * Returns the address of a list that shows exactly these records. Undefined if there is no such list, if the user may
 * not open it, or if it lacks one of the filters, for example because the server does not support it.
 */
export const addressOf = (
  { area, filters: wanted, order }: ListTarget,
  areas: readonly (Resource | Page)[],
  ability: AppAbility,
  clientId: number | undefined,
): string | undefined => {
  const found = areas.find(({ name }) => name === area);
  if (found?.kind !== 'resource' || !ability.can('list', found.name)) return undefined;
  const { list } = readableResource(found, ability);
  if (!list) return undefined;
  const filters = chosenFilters(list, (name) => wanted[name]);
  if (Object.entries(wanted).some(([name, option]) => filters[name] !== option)) return undefined;
  const sorted = order && list.sortBy.includes(order.by) && { sortBy: order.by, sortOrder: order.order };
  return (
    areaPath(found, clientId) + formatListAddress(list, { ...defaultListState(list), ...sorted, filters })
  );
};
