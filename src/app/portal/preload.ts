import { keys, type DataProvider } from '@refinedev/core';
import { CancelledError, type QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import i18next from 'i18next';
import { matchRoutes, type Params, type RouteObject } from 'react-router';
import { readableResource } from '@core/access/readable-resource';
import { parseListAddress } from '@core/list/address';
import { areaPath, redirectPath } from '@core/navigation/paths';
import type { Resource } from '@core/resource/resource';
import type { Preload } from '@lib/preload-context';
import { detailQuery, isDetailed, type Detailed } from '@ui/detail/detail-query';
import { listFigures } from '@ui/list/list-figures';
import { isListed, listQuery, type Listed } from '@ui/list/list-query';
import type { Services } from '../services';
import type { AccessSource } from './access';
import { isAreaHandle, type AreaHandle, type QueriesOf } from './area-handle';
import { clientIdOf } from './guards';
import { awaitedMs, markPreloaded, preloadedMs } from './preloaded';
import { failingWhenDrawn } from './until-drawn';

interface PreloadParts {
  readonly routes: () => RouteObject[];
  readonly queryClient: QueryClient;
  readonly dataProvider: DataProvider;
  readonly access: AccessSource;
  readonly services: Pick<Services, 'session' | 'profile' | 'http' | 'patienceMs'>;
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

export type AwaitRows = ReturnType<typeof createPreload>['awaitRows'];

/** Fetches what an address leads to: the route's code, the client, and what its screen will ask for. */
export const createPreload = ({
  routes,
  queryClient,
  dataProvider,
  access,
  services: { session, profile, http, patienceMs },
}: PreloadParts) => {
  const fetchOnce = <T>(
    queryKey: QueryKey,
    queryFn: QueryFunction<T>,
    { staleTime = preloadedMs, servesMs = preloadedMs } = {},
  ) => {
    const answer = queryClient.query({ queryKey, queryFn, staleTime });
    markPreloaded(queryClient, queryKey, servesMs);
    return answer;
  };
  /** As the screen will ask: without what the user may not know. */
  const opened = <R extends Resource>(resource: R): R => {
    const ability = access.present()?.ability;
    return ability ? readableResource(resource, ability) : resource;
  };
  const inputOf = (resource: Listed, search: string, clientId: number | undefined) =>
    listQuery(resource, parseListAddress(resource.list, search), clientId);
  const fetchRows = (resource: Listed, search: string, clientId: number | undefined, isAwaited = false) => {
    const input = inputOf(resource, search, clientId);
    const figures = listFigures(http, resource, parseListAddress(resource.list, search), clientId);
    const fetchNow = <T>(queryKey: QueryKey, queryFn: QueryFunction<T>) =>
      isAwaited
        ? fetchOnce(queryKey, failingWhenDrawn(queryClient, queryKey, queryFn), { servesMs: awaitedMs })
        : fetchOnce(queryKey, queryFn);
    return {
      rows: fetchNow(listKey(input), () => dataProvider.getList(input)),
      figures: Promise.all(figures.map(({ queryKey, queryFn }) => fetchNow<unknown>(queryKey, queryFn))),
    };
  };
  const fetchRecord = (resource: Detailed, id: string, clientId: number | undefined) => {
    const input = detailQuery(resource, id, clientId);
    return fetchOnce(recordKey(input), () => dataProvider.getOne(input));
  };
  const fetchPage = async (queriesOf: QueriesOf, clientId: number | undefined) => {
    const user = session.current();
    if (!user) return;
    // What a page is made of depends on more than its own rights.
    const { ability } = await access.load(user);
    const mayOpen = (area: string) => ability.can('list', area);
    const queries = await queriesOf({ http, clientId, language: i18next.language, mayOpen });
    await Promise.all(
      queries.map(({ queryKey, queryFn, staleTime }) =>
        fetchOnce(queryKey, queryFn, staleTime === undefined ? {} : { staleTime }),
      ),
    );
  };
  const fetchData = async (
    { area, isRecord, queriesOf }: AreaHandle,
    { id }: Params,
    search: string,
    clientId?: number,
  ) => {
    if (queriesOf) await fetchPage(queriesOf, clientId);
    if (area.kind !== 'resource') return;
    if (!isRecord && isListed(area))
      await Promise.all(Object.values(fetchRows(opened(area), search, clientId)));
    if (isRecord && isDetailed(area) && id !== undefined) await fetchRecord(area, id, clientId);
  };
  const fetchAll = async (path: string): Promise<void> => {
    const { pathname, search } = new URL(path, window.location.origin);
    const matches = matchRoutes(routes(), pathname) ?? [];
    const match = matches.findLast(({ route }) => isAreaHandle(route.handle));
    const handle: unknown = match?.route.handle;
    if (!match || !isAreaHandle(handle)) return;
    const clientId = clientIdOf(match.params['clientId']) ?? undefined;
    // By the token, which is here at once; the guards judge by more.
    const rights = session.current()?.permissions ?? [];
    if (!handle.area.access.permissions.every((one) => rights.includes(one))) return;
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
  const onIntent: Preload = (path) => {
    fetchAll(path).catch((reason: unknown) => {
      // Its screen was opened and left again: the answer is not needed, and the call was given up.
      if (reason instanceof CancelledError) return;
      // eslint-disable-next-line no-console -- the specification asks for this line (section 8)
      console.error('Error preloading route!', reason);
    });
  };
  return {
    /** When the user is about to press a link. */
    onIntent,
    /**
     * A list that is not known yet is asked for before it is drawn, and given a moment to answer: then it is drawn once, with its rows,
     * and not with places for them before. A failure shows itself on the screen.
     */
    awaitRows: async (declared: Listed, { pathname, search }: URL, clientId?: number): Promise<void> => {
      const resource = opened(declared);
      const isOnRecord = pathname.replace(/\/+$/, '') !== areaPath(resource, clientId);
      const key = listKey(inputOf(resource, search, clientId));
      if (patienceMs === 0 || isOnRecord || queryClient.getQueryState(key)?.data !== undefined) return;
      const { rows, figures } = fetchRows(resource, search, clientId, true);
      figures.catch(() => undefined);
      const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
      await Promise.race([rows.catch(() => undefined), patience]);
    },
    /** While the way to a screen is still being found; a failure shows itself there. */
    fetchAhead: (path: string): void => void fetchAll(path).catch(() => undefined),
  };
};
