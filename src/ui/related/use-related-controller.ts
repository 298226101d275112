import { useCallback, useMemo } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { formatListAddress, parseListAddress } from '@core/list/address';
import { changeList, defaultListState, type ListAction, type ListState } from '@core/list/list-state';
import { type RelatedList, relatedResource } from '@core/list/related-lists';
import { relatedQuery, withRelatedQuery } from '@core/list/related-query';
import type { ListedResource } from '@core/resource/resource';
import { useCurrentAddress } from '@lib/current-address';
import { useCurrentClient } from '@lib/portal-context';
import { withoutLimits } from '../list/filter-choices';
import { type ListAddress, type ListController, useListParts } from '../list/use-list-controller';
import { usePrefetchRows } from '../list/use-list-rows';

/**
 * The state of a related list, in parameters of the record's address that begin with the list's name. A change replaces
 * the address, so that Back leaves the record.
 */
const useRelatedAddress = (resource: ListedResource, clientId: number | undefined): ListAddress => {
  const { list, name } = resource;
  const { pathname, search, state: entry } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const getCurrentAddress = useCurrentAddress();
  const prefetchRows = usePrefetchRows(resource, clientId);
  const own = relatedQuery(search, name);
  const state = useMemo(() => parseListAddress(list, own), [list, own]);
  const latestSearch = useCallback(() => {
    const address = getCurrentAddress?.();
    return address?.pathname === pathname ? address.search : search;
  }, [getCurrentAddress, pathname, search]);
  const latest = useCallback(
    () => parseListAddress(list, relatedQuery(latestSearch(), name)),
    [list, name, latestSearch],
  );
  const restart = useCallback(
    (next?: ListState) => {
      const address = getCurrentAddress?.();
      if (address !== undefined && address.pathname !== pathname) return;
      const query = next ? formatListAddress(list, next) : '';
      void navigate(
        { pathname, search: withRelatedQuery(latestSearch(), name, query) },
        { replace: true, state: entry, preventScrollReset: true },
      );
    },
    [getCurrentAddress, pathname, list, name, latestSearch, navigate, entry],
  );
  const show = useCallback(
    (next: ListState) => {
      if (formatListAddress(list, next) === formatListAddress(list, latest())) return;
      prefetchRows(next);
      restart(next);
    },
    [list, latest, prefetchRows, restart],
  );
  const change = useCallback(
    (action: ListAction) => show(changeList(list, latest(), action)),
    [list, latest, show],
  );
  return { state, latest, change, show, restart };
};

/** The query of the related resource's own list with all records that refer to the record. */
const listQueryOf = ({ resource: { list }, filter }: RelatedList, id: string): string => {
  const { filters } = withoutLimits(list, defaultListState(list));
  return formatListAddress(list, { ...defaultListState(list), filters: { ...filters, [filter]: id } });
};

export interface RelatedController extends ListController {
  /** The address of the related resource's own list with the same records. */
  readonly listQuery: string;
}

/** The controller of the related list of one record. Its records open over their own list, filtered by this one. */
export const useRelatedController = (related: RelatedList, id: string): RelatedController => {
  const client = useCurrentClient();
  const clientId = related.resource.scope === 'client' ? client?.id : undefined;
  const resource = useMemo(() => relatedResource(related, id), [related, id]);
  const linkQuery = useMemo(() => listQueryOf(related, id), [related, id]);
  const address = useRelatedAddress(resource, clientId);
  return { ...useListParts(resource, clientId, { ...address, linkQuery }), listQuery: linkQuery };
};
