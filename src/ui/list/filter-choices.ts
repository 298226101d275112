import { formatDate, formatMonth } from '@core/format/date';
import { isNarrowed, type ListAction, type ListState } from '@core/list/address';
import type { DayFilter, Filter, FreeFilter, OneOfFilter, RecordFilter } from '@core/resource/filter';
import type { ListSpec } from '@core/resource/resource';
import type { Words } from '../cells/cell-kind';

export interface FilterChoice {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly name: string; readonly label: string }[];
  /** The option in force; undefined when nothing is chosen. */
  readonly chosen: string | undefined;
  readonly chosenLabel: string;
  /** Whether the option in force keeps records out, chosen or by default, and can be taken off. */
  readonly isLimit: boolean;
}

const choiceOf = (name: string, filter: OneOfFilter, state: ListState, words: Words): FilterChoice => {
  const options = Object.keys(filter.options).map((option) => ({
    name: option,
    label: words(`filters.${name}.${option}`) || option,
  }));
  const chosen = optionInForce(filter, state.filters[name]);
  return {
    name,
    label: words(`filters.${name}.label`),
    options,
    chosen,
    chosenLabel: options.find((option) => option.name === chosen)?.label ?? '',
    isLimit: !keepsAll(filter, chosen) && (filter.default === undefined || openOption(filter) !== undefined),
  };
};

const choices =
  (display: OneOfFilter['display']) =>
  (list: ListSpec, state: ListState, words: Words): readonly FilterChoice[] =>
    Object.entries(list.filters).flatMap(([name, filter]) =>
      filter.kind === 'one-of' && filter.display === display ? [choiceOf(name, filter, state, words)] : [],
    );

/** The list's filters with the option that holds, in words; without those that stand as pills. */
export const filterChoices = choices(undefined);

/** The filters whose options stand side by side. */
export const pillChoices = choices('pills');

/** A month, or the first and the last day. */
const spanText = (text: string, language: string): string =>
  formatMonth(text, language) || text.split('..').map(formatDate).join(' – ').trim();

/** The filters that only links set, as far as they are set. */
export const chipChoices = (
  list: ListSpec,
  state: ListState,
  words: Words,
  language: string,
): readonly FilterChoice[] =>
  Object.entries(list.filters).flatMap(([name, filter]) => {
    const { [name]: chosen } = state.filters;
    if (filter.display !== 'chip' || chosen === undefined) return [];
    const plain = filter.kind === 'span' ? spanText(chosen, language) : chosen;
    return [
      {
        name,
        label: words(`filters.${name}.label`),
        options: [],
        chosen,
        chosenLabel: words(`filters.${name}.${chosen}`) || plain,
        isLimit: true,
      },
    ];
  });

/** A filter whose value is typed or looked up. */
export type TypedFilter = FreeFilter | DayFilter | RecordFilter;

export const isTyped = (filter: Filter): filter is TypedFilter =>
  filter.display !== 'chip' && (filter.kind === 'free' || filter.kind === 'day' || filter.kind === 'record');

export const hasTyped = ({ filters }: Pick<ListSpec, 'filters'>): boolean =>
  Object.values(filters).some(isTyped);

/** The action of choosing an option. What "nothing chosen" stands for is not written into the address. */
export const chooseFilter = (list: ListSpec, name: string, option: string | undefined): ListAction => {
  const filter = list.filters[name];
  const isUnset = filter?.kind === 'one-of' && filter.default === undefined && filter.unset === option;
  return { type: 'filter', name, option: isUnset ? undefined : option };
};

/** The action of taking a filter off: nothing is kept out by it any more. */
export const removeFilter = (list: ListSpec, name: string): ListAction => {
  const { [name]: filter } = list.filters;
  return chooseFilter(list, name, filter && openOption(filter));
};

/** Whether there is anything to search by or to choose from. A period is chosen in the page's header. */
export const hasFilterBar = ({ search, filters }: ListSpec): boolean =>
  search.length > 0 || Object.values(filters).some(({ kind }) => kind !== 'period');

/** The option that is in force: chosen, defaulted, or the one that stands for "nothing chosen". */
const optionInForce = (filter: Filter, chosen: string | undefined): string | undefined =>
  chosen ?? (filter.kind === 'one-of' ? filter.unset : undefined);

const keepsAll = (filter: Filter, option: string | undefined): boolean => {
  if (option === undefined) return true;
  return filter.kind === 'one-of' && !filter.options[option]?.where?.length;
};

/** The option of a filter that keeps nothing out; undefined where it has none. */
export const openOption = (filter: Filter): string | undefined =>
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
