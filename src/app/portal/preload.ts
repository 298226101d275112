import { keys, type DataProvider } from '@refinedev/core';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { matchRoutes, type Params, type RouteObject } from 'react-router';
import { parseListAddress } from '../../core/list/address';
import { redirectPath } from '../../core/navigation/paths';
import type { Preload } from '../../lib/preload-context';
import { detailQuery, isDetailed, type Detailed } from '../../ui/detail/detail-query';
import { isListed, listQuery, type Listed } from '../../ui/list/list-query';
import type { ProfileSource } from '../profile';
import { isAreaHandle, type AreaHandle } from './area-handle';
import { clientIdOf } from './guards';
import { markPreloaded, preloadedMs } from './preloaded';

export type Routes = () => RouteObject[];

interface PreloadParts {
  readonly present: Routes;
  readonly queryClient: QueryClient;
  readonly dataProvider: DataProvider;
  readonly profile: ProfileSource;
}

/** The key under which Refine's `useList` keeps what the list page asks for. */
const listKey = ({ resource, meta }: ReturnType<typeof listQuery>): QueryKey =>
  keys()
    .data('default')
    .resource(resource)
    .action('list')
    .params({ ...meta, filters: undefined })
    .get();

/** The same for the record that `useOne` will ask for. */
const recordKey = ({ resource, id, meta }: ReturnType<typeof detailQuery>): QueryKey =>
  keys().data('default').resource(resource).action('one').id(id).params(meta).get();

/** Fetches what a link leads to: the route's code, the client, and the rows or the record that its screen will ask for. */
export const createPreload = ({ present, queryClient, dataProvider, profile }: PreloadParts): Preload => {
  const fetchOnce = <T>(queryKey: QueryKey, queryFn: () => Promise<T>) => {
    const answer = queryClient.query({ queryKey, queryFn, staleTime: preloadedMs });
    markPreloaded(queryClient, queryKey);
    return answer;
  };
  const fetchRows = (resource: Listed, search: string, clientId: number | undefined) => {
    const input = listQuery(resource, parseListAddress(resource.list, search), clientId);
    return fetchOnce(listKey(input), () => dataProvider.getList(input));
  };
  const fetchRecord = (resource: Detailed, id: string, clientId: number | undefined) => {
    const input = detailQuery(resource, id, clientId);
    return fetchOnce(recordKey(input), () => dataProvider.getOne(input));
  };
  const fetchData = async (
    { area, isRecord }: AreaHandle,
    { id }: Params,
    search: string,
    clientId?: number,
  ) => {
    if (area.kind !== 'resource') return;
    if (!isRecord && isListed(area)) await fetchRows(area, search, clientId);
    if (isRecord && isDetailed(area) && id !== undefined) await fetchRecord(area, id, clientId);
  };
  const fetchAll = async (path: string): Promise<void> => {
    const { pathname, search } = new URL(path, window.location.origin);
    const matches = matchRoutes(present(), pathname) ?? [];
    const match = matches.findLast(({ route }) => isAreaHandle(route.handle));
    const handle: unknown = match?.route.handle;
    if (!match || !isAreaHandle(handle)) return;
    const clientId = clientIdOf(match.params['clientId']) ?? undefined;
    const onwards = handle.area.kind === 'page' ? redirectPath(handle.area, clientId) : null;
    if (onwards !== null) {
      await fetchAll(onwards);
      return;
    }
    await Promise.all([
      handle.fetchCode(),
      clientId !== undefined && profile.client(clientId),
      fetchData(handle, match.params, search, clientId),
    ]);
  };
  return (path) => {
    fetchAll(path).catch((reason: unknown) => {
      // eslint-disable-next-line no-console -- the specification asks for this line (section 8)
      console.error('Error preloading route!', reason);
    });
  };
};
