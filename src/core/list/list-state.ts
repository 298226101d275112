import type { ListSpec, SortOrder } from '../resource/resource';
import { isBlank } from '../text/clean-text';
import { filterKindOf } from './filter-kinds';

export const pageSize = 10;
/** How long after the last key press a list or a lookup is searched, in milliseconds. */
export const searchDebounceMs = 500;
/** The highest page whose offset is still a safe integer. */
export const maxPage = Math.floor(Number.MAX_SAFE_INTEGER / pageSize);

/** What a list shows. The state is only stored in the address. */
export interface ListState {
  /** The first page is 0. */
  readonly page: number;
  readonly sortBy: string;
  readonly sortOrder: SortOrder;
  readonly search: string;
  /** The chosen or default option, by filter. Filters with neither are absent. */
  readonly filters: Readonly<Record<string, string>>;
}

/** Returns the option of every filter, where `requested` returns the requested text by filter name. */
export const chosenFilters = (
  list: Pick<ListSpec, 'filters'>,
  requested: (name: string) => string | null | undefined,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(list.filters).flatMap(([name, filter]) => {
      const option = filterKindOf(filter).chosen(filter, requested(name));
      return option === undefined ? [] : [[name, option] as const];
    }),
  );

/** Returns the state of an address without a query. */
export const defaultListState = (list: ListSpec): ListState => ({
  page: 0,
  sortBy: list.defaultSort.by,
  sortOrder: list.defaultSort.order,
  search: '',
  filters: chosenFilters(list, () => undefined),
});

export type ListAction =
  | { readonly type: 'page'; readonly page: number }
  /** Moves by a number of pages, back if negative, but not past the last page. */
  | { readonly type: 'turn'; readonly by: number; readonly last: number }
  | { readonly type: 'sort'; readonly by: string; readonly order: SortOrder }
  | { readonly type: 'search'; readonly text: string }
  /** Without an option, resets the filter to its default. */
  | { readonly type: 'filter'; readonly name: string; readonly option?: string | undefined }
  | { readonly type: 'reset' };

const validPage = (page: number) => (Number.isSafeInteger(page) && page > 0 ? Math.min(page, maxPage) : 0);

/**
 * Returns the list's next state. All actions except paging go to page 0. Values that the list does not offer become the
 * default.
 */
export const changeList = (list: ListSpec, state: ListState, action: ListAction): ListState => {
  const paged = list.paging === 'pages';
  switch (action.type) {
    case 'page':
      return { ...state, page: paged ? validPage(action.page) : 0 };
    case 'turn':
      return { ...state, page: paged ? validPage(Math.min(state.page + action.by, action.last)) : 0 };
    case 'sort': {
      if (!paged) return { ...state, page: 0 };
      const { by, order } = list.sortBy.includes(action.by) ? action : list.defaultSort;
      return { ...state, page: 0, sortBy: by, sortOrder: order };
    }
    case 'search':
      return { ...state, page: 0, search: action.text };
    case 'filter': {
      const option = (name: string) => (name === action.name ? action.option : state.filters[name]);
      return { ...state, page: 0, filters: chosenFilters(list, option) };
    }
    case 'reset':
      return defaultListState(list);
  }
};

const sameFilters = (one: ListState, other: ListState) => {
  const names = new Set([...Object.keys(one.filters), ...Object.keys(other.filters)]);
  return [...names].every((name) => one.filters[name] === other.filters[name]);
};

/** Whether search or filters differ from the default. Page and order do not narrow a list. */
export const isNarrowed = (list: ListSpec, state: ListState): boolean =>
  !isBlank(state.search) || !sameFilters(state, defaultListState(list));

/** Whether the state, apart from its page, is the default. */
export const isDefaultList = (list: ListSpec, state: ListState): boolean =>
  !isNarrowed(list, state) &&
  state.sortBy === list.defaultSort.by &&
  state.sortOrder === list.defaultSort.order;
