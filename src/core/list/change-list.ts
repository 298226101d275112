import type { ListSpec, SortOrder } from '../resource/resource';
import { chosenFilters, defaultListState, lastPage, type ListState } from './list-state';

export type ListAction =
  | { readonly type: 'page'; readonly page: number }
  /** So many pages on, or back when negative, but not behind the last. */
  | { readonly type: 'turn'; readonly by: number; readonly last: number }
  | { readonly type: 'sort'; readonly by: string; readonly order: SortOrder }
  | { readonly type: 'search'; readonly text: string }
  /** Without an option the filter goes back to its default. */
  | { readonly type: 'filter'; readonly name: string; readonly option?: string | undefined }
  | { readonly type: 'reset' };

const validPage = (page: number) => (Number.isSafeInteger(page) && page > 0 ? Math.min(page, lastPage) : 0);

/** The list's next state. Everything but turning the page goes back to page 0; what the list does not offer becomes its default. */
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

/** Whether search or filters differ from what the bare address shows. Page and order do not narrow a list. */
export const isNarrowed = (list: ListSpec, state: ListState): boolean =>
  state.search.trim() !== '' || !sameFilters(state, defaultListState(list));

/** Whether the state, its page aside, is the one of the bare address. */
export const isDefaultList = (list: ListSpec, state: ListState): boolean =>
  !isNarrowed(list, state) &&
  state.sortBy === list.defaultSort.by &&
  state.sortOrder === list.defaultSort.order;
