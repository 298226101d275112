import type { Filter } from '../resource/filter';
import type { ListSpec, SortOrder } from '../resource/resource';
import { isDay } from './day';
import { defaultPeriod, periodNames } from './period';

export const pageSize = 10;
/** How long typing rests before a list or a lookup is searched, in milliseconds. */
export const searchDebounceMs = 500;
/** The highest page whose offset is still an exact number. */
export const lastPage = Math.floor(Number.MAX_SAFE_INTEGER / pageSize);

/** What a list shows. It lives in the address and nowhere else. */
export interface ListState {
  /** From 0. */
  readonly page: number;
  readonly sortBy: string;
  readonly sortOrder: SortOrder;
  readonly search: string;
  /** The chosen or defaulted option by filter; a filter without either is absent. */
  readonly filters: Readonly<Record<string, string>>;
}

/** The option of a filter that holds for what was asked for; undefined when nothing is chosen and there is no default. */
const chosenOption = (filter: Filter, requested: string | null | undefined): string | undefined => {
  if (filter.kind === 'free') return requested ? requested : undefined;
  if (filter.kind === 'day') return requested && isDay(requested) ? requested : undefined;
  if (filter.kind === 'record') return requested && /^[1-9]\d{0,9}$/.test(requested) ? requested : undefined;
  if (filter.kind === 'period') {
    const today = new Date();
    return requested && periodNames(today).includes(requested) ? requested : defaultPeriod(today);
  }
  if (typeof requested === 'string' && Object.hasOwn(filter.options, requested)) return requested;
  return filter.default;
};

/** The options that hold when `asked` is read filter by filter. */
export const chosenFilters = (
  list: Pick<ListSpec, 'filters'>,
  requested: (name: string) => string | null | undefined,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(list.filters).flatMap(([name, filter]) => {
      const option = chosenOption(filter, requested(name));
      return option === undefined ? [] : [[name, option] as const];
    }),
  );

/** The state of an address that says nothing. */
export const defaultListState = (list: ListSpec): ListState => ({
  page: 0,
  sortBy: list.defaultSort.by,
  sortOrder: list.defaultSort.order,
  search: '',
  filters: chosenFilters(list, () => undefined),
});
