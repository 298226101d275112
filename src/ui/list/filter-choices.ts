import { formatDate, formatMonth } from '@core/format/date';
import { isNarrowed, type ListAction, type ListState } from '@core/list/list-state';
import type { DayFilter, Filter, FreeFilter, OneOfFilter, RecordFilter } from '@core/resource/filter';
import type { ListSpec } from '@core/resource/resource';
import { isBlank } from '@core/text/clean-text';
import type { Words } from '../cells/cell-kind';

export interface FilterChoice {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly name: string; readonly label: string }[];
  /** The current option; undefined when none is chosen. */
  readonly chosen: string | undefined;
  readonly chosenLabel: string;
  /** The resource of the record that is chosen. `chosenLabel` is its number; see `NamedFilters`. */
  readonly record?: string;
  /** Whether the current option, chosen or by default, excludes records and can be removed. */
  readonly isLimit: boolean;
}

const choiceOf = (name: string, filter: OneOfFilter, state: ListState, words: Words): FilterChoice => {
  const options = Object.keys(filter.options).map((option) => ({
    name: option,
    label: words(`filters.${name}.${option}`) || option,
  }));
  const chosen = currentOption(filter, state.filters[name]);
  return {
    name,
    label: words(`filters.${name}.label`),
    options,
    chosen,
    chosenLabel: options.find((option) => option.name === chosen)?.label ?? '',
    isLimit:
      !isUnrestricted(filter, chosen) &&
      (filter.default === undefined || unrestrictedOption(filter) !== undefined),
  };
};

const choices =
  (display: OneOfFilter['display']) =>
  (list: ListSpec, state: ListState, words: Words): readonly FilterChoice[] =>
    Object.entries(list.filters).flatMap(([name, filter]) =>
      filter.kind === 'one-of' && filter.display === display ? [choiceOf(name, filter, state, words)] : [],
    );

/** The list's filters with the translated current option, except those shown as pills. */
export const filterChoices = choices(undefined);

/** The filters whose options are shown side by side. */
export const pillChoices = choices('pills');

/** Formats a month, or the first and the last day of a span. */
const spanText = (text: string, language: string): string =>
  formatMonth(text, language) || text.split('..').map(formatDate).join(' – ').trim();

/** The filters that only links set. Unset ones are left out. */
export const chipChoices = (
  list: ListSpec,
  state: ListState,
  words: Words,
  language: string,
): readonly FilterChoice[] =>
  Object.entries(list.filters).flatMap(([name, filter]) => {
    const { [name]: chosen } = state.filters;
    if (filter.display !== 'chip' || chosen === undefined) return [];
    const chosenText = filter.kind === 'span' ? spanText(chosen, language) : formatDate(chosen) || chosen;
    return [
      {
        name,
        label: words(`filters.${name}.label`),
        options: [],
        chosen,
        chosenLabel: words(`filters.${name}.${chosen}`) || chosenText,
        ...(filter.kind === 'record' && { record: filter.resource }),
        isLimit: true,
      },
    ];
  });

/** A filter with a typed or looked-up value. */
export type TypedFilter = FreeFilter | DayFilter | RecordFilter;

export const isTyped = (filter: Filter): filter is TypedFilter =>
  filter.display !== 'chip' && (filter.kind === 'free' || filter.kind === 'day' || filter.kind === 'record');

export const hasTyped = ({ filters }: Pick<ListSpec, 'filters'>): boolean =>
  Object.values(filters).some(isTyped);

/**
 * Returns the action that chooses an option. The option that is the same as "nothing chosen" is not written to the
 * address.
 */
export const chooseFilter = (list: ListSpec, name: string, option: string | undefined): ListAction => {
  const filter = list.filters[name];
  const isUnset = filter?.kind === 'one-of' && filter.default === undefined && filter.unset === option;
  return { type: 'filter', name, option: isUnset ? undefined : option };
};

/** Returns the action that removes a filter, so that it excludes no records. */
export const removeFilter = (list: ListSpec, name: string): ListAction => {
  const { [name]: filter } = list.filters;
  return chooseFilter(list, name, filter && unrestrictedOption(filter));
};

/** Whether the list has a search or filters to show. A period does not count: it is chosen in the page header. */
export const hasFilterBar = ({ search, filters }: ListSpec): boolean =>
  search.length > 0 || Object.values(filters).some(({ kind }) => kind !== 'period');

/** The current option: the chosen one, the default, or the one that stands for "nothing chosen". */
const currentOption = (filter: Filter, chosen: string | undefined): string | undefined =>
  chosen ?? (filter.kind === 'one-of' ? filter.unset : undefined);

const isUnrestricted = (filter: Filter, option: string | undefined): boolean => {
  if (option === undefined) return true;
  return filter.kind === 'one-of' && filter.options[option]?.where === undefined;
};

/** The option of a filter that excludes nothing; undefined if there is none. */
export const unrestrictedOption = (filter: Filter): string | undefined =>
  filter.kind === 'one-of'
    ? Object.keys(filter.options).find((option) => isUnrestricted(filter, option))
    : undefined;

/** Whether the search or the filters, including their defaults, exclude any records. */
export const excludesRecords = (list: ListSpec, state: ListState): boolean =>
  !isBlank(state.search) ||
  Object.entries(list.filters).some(
    ([name, filter]) => !isUnrestricted(filter, currentOption(filter, state.filters[name])),
  );

/** The same list without search and limits, as far as its filters have an option that excludes nothing. */
export const withoutLimits = (list: ListSpec, state: ListState): ListState => ({
  ...state,
  page: 0,
  search: '',
  filters: Object.fromEntries(
    Object.entries(list.filters).flatMap(([name, filter]) => {
      const option = unrestrictedOption(filter);
      return option === undefined ? [] : [[name, option] as const];
    }),
  ),
});

/** The single step that shows more records: clear the search, reset the filters, or show all. */
export const resetAction = (list: ListSpec, state: ListState): 'clearSearch' | 'resetFilters' | 'showAll' => {
  if (!isBlank(state.search)) return 'clearSearch';
  return isNarrowed(list, state) ? 'resetFilters' : 'showAll';
};
