import type { ListState } from '../list/list-state';
import { narrowingParams } from '../list/list-params';
import type { ListSpec } from '../resource/resource';

interface FileWish {
  /** In the order in which they stand in the file. */
  readonly columns: readonly string[];
  readonly language: string;
  /** IANA name; date-times are written on its clock. */
  readonly timeZone: string;
}

/** The query of a list call that answers everything that matches as a CSV file: the list's own, without its page. */
export const exportParams = (list: ListSpec, state: ListState, wish: FileWish): Record<string, string> => ({
  ...narrowingParams(list, state),
  ...(list.paging !== 'all' && { sort: state.sortBy, order: state.sortOrder }),
  format: 'csv',
  columns: wish.columns.join(','),
  language: wish.language,
  time_zone: wish.timeZone,
});

/** The columns that a call may have of those it asks for, each once and in its order; all when it names none of them. */
export const exportColumns = (requested: string | null, offered: readonly string[]): readonly string[] => {
  const named = [...new Set((requested ?? '').split(','))].filter((name) => offered.includes(name));
  return named.length > 0 ? named : offered;
};

/** A zone that this system knows; UTC for anything else. */
export const knownTimeZone = (requested: string | null): string => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: requested ?? 'UTC' }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
};
