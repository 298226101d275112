import type { ListState } from '../list/list-state';
import { narrowingParams } from '../list/list-params';
import type { ListSpec } from '../resource/resource';

interface ExportOptions {
  /** In the order of the file. */
  readonly columns: readonly string[];
  readonly language: string;
  /** IANA name of the time zone for date-times. */
  readonly timeZone: string;
}

/** Returns the query of a list call that exports all matching records as a CSV file: the list's query without the page. */
export const exportParams = (
  list: ListSpec,
  state: ListState,
  options: ExportOptions,
): Record<string, string> => ({
  ...narrowingParams(list, state),
  ...(list.paging !== 'all' && { sort: state.sortBy, order: state.sortOrder }),
  format: 'csv',
  columns: options.columns.join(','),
  language: options.language,
  time_zone: options.timeZone,
});

/** Returns the requested columns that are offered, without duplicates and in the requested order. All offered ones if none is. */
export const exportColumns = (requested: string | null, offered: readonly string[]): readonly string[] => {
  const named = [...new Set((requested ?? '').split(','))].filter((name) => offered.includes(name));
  return named.length > 0 ? named : offered;
};

/** Returns the requested time zone if this system knows it, otherwise UTC. */
export const knownTimeZone = (requested: string | null): string => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: requested ?? 'UTC' }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
};
