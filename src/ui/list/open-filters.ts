import { isNarrowed, type ListState } from '@core/list/address';
import type { Filter } from '@core/resource/filter';
import type { ListSpec } from '@core/resource/resource';

/** The option that is in force: chosen, defaulted, or the one that stands for "nothing chosen". */
export const optionInForce = (filter: Filter, chosen: string | undefined): string | undefined =>
  chosen ?? (filter.kind === 'one-of' ? filter.unset : undefined);

const keepsAll = (filter: Filter, option: string | undefined): boolean => {
  if (option === undefined) return true;
  return filter.kind === 'one-of' && !filter.options[option]?.where?.length;
};

const openOption = (filter: Filter): string | undefined =>
  filter.kind === 'one-of'
    ? Object.keys(filter.options).find((option) => keepsAll(filter, option))
    : undefined;

/** Whether search or filters, their defaults included, keep any record out. */
export const keepsOut = (list: ListSpec, state: ListState): boolean =>
  state.search.trim() !== '' ||
  Object.entries(list.filters).some(
    ([name, filter]) => !keepsAll(filter, optionInForce(filter, state.filters[name])),
  );

/** The same list with nothing kept out, as far as its filters can say so. */
export const withoutLimits = (list: ListSpec, state: ListState): ListState => ({
  ...state,
  page: 0,
  search: '',
  filters: Object.fromEntries(
    Object.entries(list.filters).flatMap(([name, filter]) => {
      const option = openOption(filter);
      return option === undefined ? [] : [[name, option] as const];
    }),
  ),
});

/** Which single step shows more: without the search, with the usual filters, or with none. */
export const wayOut = (list: ListSpec, state: ListState): 'clearSearch' | 'resetFilters' | 'showAll' => {
  if (state.search.trim() !== '') return 'clearSearch';
  return isNarrowed(list, state) ? 'resetFilters' : 'showAll';
};
