import { useLocation } from 'react-router';
import { formatListAddress, parseListAddress } from '@core/list/address';
import { type ListState, pageSize } from '@core/list/list-state';
import { areaPath } from '@core/navigation/paths';
import type { ListedResource } from '@core/resource/resource';
import type { Row } from '../cells/cell-kind';
import { rowId } from '../list/record-identity';
import { useListQuery } from '../list/use-list-rows';
import type { LinkTarget } from '../list/use-row-operations';

export interface Neighbors {
  readonly previous: LinkTarget | undefined;
  readonly next: LinkTarget | undefined;
  /** The position in the complete list, counted from 1. */
  readonly place: number;
  readonly total: number;
}

/**
 * The rows of one page of a list. The record's own page is read from the cache; another page is fetched when it is
 * needed.
 */
const usePage = (
  resource: ListedResource,
  state: ListState,
  clientId: number | undefined,
  enabled: boolean,
): { readonly rows: readonly Row[]; readonly total: number } => {
  const { query } = useListQuery(resource, state, clientId, { enabled });
  const data = query.isPlaceholderData ? undefined : query.data;
  return { rows: data?.data ?? [], total: data?.total ?? 0 };
};

/** The previous and next record in the list that this record was opened from; undefined if that list does not contain it. */
export const useNeighbors = (
  resource: ListedResource,
  id: string,
  clientId: number | undefined,
): Neighbors | undefined => {
  const { search, state: entry } = useLocation() as { search: string; state: LinkTarget['state'] };
  const { list } = resource;
  const state = parseListAddress(list, search);
  const isPaged = list.paging === 'pages';
  const { rows, total } = usePage(resource, state, clientId, false);
  const at = rows.findIndex((row) => rowId(row, resource.idField) === id);
  const place = (isPaged ? state.page * pageSize : 0) + at + 1;
  const isLast = at === rows.length - 1 && isPaged && place < total;
  const isFirst = at === 0 && isPaged && state.page > 0;
  const nextPage = usePage(resource, { ...state, page: state.page + 1 }, clientId, isLast);
  const previousPage = usePage(resource, { ...state, page: Math.max(0, state.page - 1) }, clientId, isFirst);
  if (at === -1) return undefined;
  const targetOf = (row: Row | undefined, page: number): LinkTarget | undefined => {
    const other = row && rowId(row, resource.idField);
    if (other === undefined) return undefined;
    const to = `${areaPath(resource, clientId)}/${encodeURIComponent(other)}${formatListAddress(list, { ...state, page })}`;
    // Closing may go one step back only if the same page of the list is still behind the record.
    return page === state.page && entry ? { to, state: entry } : { to };
  };
  return {
    previous: targetOf(
      isFirst ? previousPage.rows.at(-1) : rows[at - 1],
      isFirst ? state.page - 1 : state.page,
    ),
    next: targetOf(isLast ? nextPage.rows[0] : rows[at + 1], isLast ? state.page + 1 : state.page),
    place,
    total,
  };
};
