import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { areas, resources } from '@resources';
import { createDataProvider } from '@providers/data-provider';
import type { SessionUser } from '@lib/session-context';
import { connection } from '@lib/connection';
import { clearNotices } from '@lib/notify';
import { removeDraft } from '@lib/draft';
import { absentCalls, withOptionalCalls } from '@lib/optional-calls';
import type { CellProps } from '@ui/cells/cell-kind';
import type { InputProps } from '@ui/form/input-props';
import { ownCells, ownInputs } from '@ui/own-parts';
import type { FirstRows } from '../first-calls';
import type { Services } from '../services';
import { createAccessSource, type AccessSource } from './access';
import { createPortalLayout } from './portal-layout';
import { portalRoutes } from './portal-routes';
import { createPrefetch } from './prefetch';
import { createQueryClient, refetchUnanswered } from './query-client';
import { homePath, landingPath, createClientChoice } from './redirects';

const cellFiles = import.meta.glob<ComponentType<CellProps>>('../../../resources/*/ui/*.cell.tsx', {
  import: 'default',
});
const inputFiles = import.meta.glob<ComponentType<InputProps>>('../../../resources/*/ui/*.input.tsx', {
  import: 'default',
});

export interface Portal {
  readonly routes: RouteObject[];
  /** Returns the target of `/` for this user. */
  readonly home: (user: SessionUser) => Promise<string>;
  /** Returns where a login without a `redirect` leads. */
  readonly landing: (user: SessionUser) => Promise<string>;
  /**
   * Prefetches what the screen at a path needs, while the navigation to it is in progress. Fetches only what the
   * token allows. The screen shows a failure.
   */
  readonly fetchAhead: (path: string) => void;
  /** Drops the data of the previous user when the user has changed. */
  readonly clearPreviousUser: () => void;
}

/** The user's own clients, as rows of the client list (spec, section 6), by the name of its resource. */
const ownRows = (access: AccessSource) =>
  new Map(
    resources
      .filter(({ tenant }) => tenant)
      .map(({ name, idField, representation }) => [
        name,
        () =>
          (access.latest()?.profile.clients ?? []).map((client) => ({
            id: client.id,
            [idField]: client.id,
            [representation]: client.name,
          })),
      ]),
  );

/** Everything behind the login. */
export const createPortal = (shared: Services, firstRows: readonly FirstRows[]): Portal => {
  ownCells.set(cellFiles);
  ownInputs.set(inputFiles);
  const services = { ...shared, http: withOptionalCalls(shared.http) };
  const access = createAccessSource(services, areas);
  const choice = createClientChoice(services.store, () => services.session.current()?.userId);
  const queryClient = createQueryClient(services.retryDelay, resources);
  connection.onReconnect(() => refetchUnanswered(queryClient));
  const dataProvider = createDataProvider({
    http: services.http,
    resources,
    own: ownRows(access),
  });
  let owner = services.session.current()?.userId;
  const clearPreviousUser = () => {
    const now = services.session.current()?.userId;
    if (now !== owner) {
      queryClient.clear();
      clearNotices();
      absentCalls.clear();
      if (now === undefined) removeDraft();
    }
    owner = now;
  };
  const prefetch = createPrefetch({
    resources,
    routes: () => routes,
    queryClient,
    dataProvider,
    access,
    services,
  });
  prefetch.takeFirstRows(firstRows);
  const PortalLayout = createPortalLayout({
    areas,
    choice,
    dataProvider,
    queryClient,
    http: services.http,
    prefetch: prefetch.onIntent,
    forgetProfile: () => services.profile.forget(),
  });
  const { awaitRows } = prefetch;
  const routes = portalRoutes({ services, areas, access, choice, awaitRows, PortalLayout });
  return {
    routes,
    fetchAhead: prefetch.fetchAhead,
    home: async (user) => homePath(await access.load(user)),
    landing: async (user) => {
      const path = landingPath(areas, await access.load(user), user);
      prefetch.fetchAhead(path);
      return path;
    },
    clearPreviousUser,
  };
};
