import { keys, type DataProvider } from '@refinedev/core';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { matchRoutes, type RouteObject } from 'react-router';
import { parseListAddress } from '../../core/list/address';
import type { Preload } from '../../lib/preload-context';
import { isListed, listQuery, type Listed } from '../../ui/list/list-query';
import type { ProfileSource } from '../profile';
import { isAreaHandle } from './area-handle';
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

/** Fetches what a link leads to: the route's code, the client, and the rows that its list will ask for. */
export const createPreload = ({ present, queryClient, dataProvider, profile }: PreloadParts): Preload => {
  const fetchRows = (resource: Listed, search: string, clientId: number | undefined) => {
    const input = listQuery(resource, parseListAddress(resource.list, search), clientId);
    const queryKey = listKey(input);
    const rows = queryClient.query({
      queryKey,
      queryFn: () => dataProvider.getList(input),
      staleTime: preloadedMs,
    });
    markPreloaded(queryClient, queryKey);
    return rows;
  };
  const fetchAll = async (path: string) => {
    const { pathname, search } = new URL(path, window.location.origin);
    const matches = matchRoutes(present(), pathname) ?? [];
    const match = matches.find(({ route }) => isAreaHandle(route.handle));
    const handle: unknown = match?.route.handle;
    if (!match || !isAreaHandle(handle)) return;
    const clientId = clientIdOf(match.params['clientId']) ?? undefined;
    const { area, fetchCode } = handle;
    await Promise.all([
      fetchCode(),
      clientId !== undefined && profile.client(clientId),
      area.kind === 'resource' && isListed(area) && fetchRows(area, search, clientId),
    ]);
  };
  return (path) => {
    fetchAll(path).catch((reason: unknown) => {
      // eslint-disable-next-line no-console -- the specification asks for this line (section 8)
      console.error('Error preloading route!', reason);
    });
  };
};
