import type { DataProvider } from '@refinedev/core';
import { CancelledError, type QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { matchRoutes, type RouteObject } from 'react-router';
import { redirectPath } from '@core/navigation/paths';
import type { Resource } from '@core/resource/resource';
import type { Prefetch } from '@lib/portal-context';
import { absentCalls } from '@lib/optional-calls';
import { firstRowsQuery, prefetch, type DataQuery } from '@lib/queries';
import type { FirstRows } from '../first-calls';
import type { Services } from '../services';
import type { AccessSource } from './access';
import type { Visit } from '@lib/visit';
import { isAreaHandle, type AreaHandle } from './area-handle';
import { clientIdOf } from './guards';

interface PrefetchParts {
  readonly resources: readonly Resource[];
  readonly routes: () => RouteObject[];
  readonly queryClient: QueryClient;
  readonly dataProvider: DataProvider;
  readonly access: AccessSource;
  readonly services: Pick<Services, 'session' | 'profile' | 'http' | 'prefetchTimeoutMs'>;
}

/**
 * How long awaited rows stay fresh, in milliseconds: long enough for the first render on a slow machine, too short
 * for a later visit.
 */
const awaitedMs = 5_000;

interface Target {
  readonly handle: AreaHandle;
  readonly clientId: number | undefined;
  readonly visit: Visit;
  /** Whether the address is the screen's own, not one of a form over it. */
  readonly isExact: boolean;
}

export type AwaitRows = ReturnType<typeof createPrefetch>['awaitRows'];

/** Prefetches what an address needs, by the handle of its route: the code, the client, and the queries of its screen. */
export const createPrefetch = ({
  resources,
  routes,
  queryClient,
  dataProvider,
  access,
  services: { session, profile, http, prefetchTimeoutMs },
}: PrefetchParts) => {
  /** Returns the screen at an address; null if the token alone does not allow it. The guards check more. */
  const targetOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Target | null => {
    const matches = matchRoutes(routes(), pathname) ?? [];
    const match = matches.findLast(({ route }) => isAreaHandle(route.handle));
    const handle: unknown = match?.route.handle;
    const user = session.current();
    if (!match || !user || !isAreaHandle(handle)) return null;
    if (!handle.area.access.permissions.every((one) => user.permissions.includes(one))) return null;
    const clientId = clientIdOf(match.params['clientId']) ?? undefined;
    const visit: Visit = {
      http,
      records: dataProvider,
      clientId,
      search,
      id: match.params['id'],
      language: i18next.language,
      knownAbility: access.latest()?.ability,
      ability: async () => (await access.load(user)).ability,
    };
    return { handle, clientId, visit, isExact: match === matches.at(-1) };
  };
  const fetchAll = async (address: Pick<URL, 'pathname' | 'search'>): Promise<void> => {
    const target = targetOf(address);
    if (!target) return;
    const { handle, clientId, visit } = target;
    const redirectTarget = handle.area.kind === 'page' ? redirectPath(handle.area, clientId) : null;
    if (redirectTarget !== null) {
      await fetchAll({ pathname: redirectTarget, search: '' });
      return;
    }
    const fetchData = async () => {
      const queries: readonly DataQuery<unknown>[] = (await handle.queriesOf?.(visit)) ?? [];
      await Promise.all(queries.map((query) => prefetch(queryClient, query)));
    };
    await Promise.all([handle.fetchCode(), clientId !== undefined && profile.client(clientId), fetchData()]);
  };
  const urlOf = (path: string) => new URL(path, window.location.origin);
  const onIntent: Prefetch = (path) => {
    const url = urlOf(path);
    fetchAll(url).catch((reason: unknown) => {
      // Its screen was opened and left again: the request was cancelled because its result is not needed.
      if (reason instanceof CancelledError) return;
      // The server does not have this area.
      if (absentCalls.has(targetOf(url)?.handle.area.name ?? '')) return;
      // oxlint-disable-next-line no-console -- the specification requires this line (section 8)
      console.error('Error preloading route!', reason);
    });
  };
  return {
    /** Called when the user is about to follow a link. */
    onIntent,
    /** Called while the navigation to a screen is in progress. The screen shows a failure. */
    fetchAhead: (path: string): void => void fetchAll(urlOf(path)).catch(() => undefined),
    /**
     * Waits a moment for the rows of a list that is not cached, so that it renders once with its rows instead of
     * skeletons first. The screen shows a failure.
     */
    awaitRows: async (address: URL): Promise<void> => {
      const target = prefetchTimeoutMs === 0 ? null : targetOf(address);
      if (!target?.isExact || target.handle.isRecord) return;
      const [rows, ...figures] = (await target.handle.queriesOf?.(target.visit)) ?? [];
      if (!rows || queryClient.getQueryState(rows.queryKey)?.data !== undefined) return;
      for (const query of figures) prefetch(queryClient, query, awaitedMs).catch(() => undefined);
      const timeout = new Promise((resolve) => setTimeout(resolve, prefetchTimeoutMs));
      await Promise.race([prefetch(queryClient, rows, awaitedMs).catch(() => undefined), timeout]);
    },
    /** Takes over the rows that were requested from the page's manifest. */
    takeFirstRows: (firstRows: readonly FirstRows[]): void => {
      for (const rows of firstRows) {
        // The name of the resource, at its position in `listKey`.
        const resource = resources.find(({ name }) => name === rows.queryKey[2]);
        if (session.current()?.userId !== rows.userId || !resource) continue;
        prefetch(queryClient, firstRowsQuery(http, resource, rows)).catch(() => undefined);
      }
    },
  };
};
