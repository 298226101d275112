import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { areaPattern, redirectPath } from '@core/navigation/paths';
import type { Page } from '@core/resource/resource';
import { addPageWords } from '@lib/words/add-page-words';
import { redirectFrom } from '../redirect-from';
import { type AreaHandle, keptClientRouteId, lazyOf, type QueriesOf } from './area-handle';
import { areaGuard, type Refusal } from './guards';

interface PageParts {
  readonly component: () => Promise<ComponentType>;
  /** What is fetched while the way to the page is still being found. */
  readonly queriesOf?: QueriesOf;
  /** The page stands outside of the clients; who works within one goes on seeing its menu. */
  readonly keepsClient?: true;
}

/** Every declared page by its name. */
const pages: Readonly<Record<string, PageParts>> = {
  account: {
    component: async () => {
      const [{ AccountPage }] = await Promise.all([
        import('@pages/account/own/account-page'),
        addPageWords('my-account'),
        // Those of a password's rules.
        addPageWords('new-password'),
      ]);
      return AccountPage;
    },
    queriesOf: async ({ http }) => (await import('@pages/account/own/account-page')).accountQueries(http),
    keepsClient: true,
  },
  dashboard: {
    component: async () => (await import('@pages/dashboard/dashboard-page')).DashboardPage,
    queriesOf: async ({ clientId, language, ability, ...sources }) =>
      clientId === undefined
        ? []
        : (await import('@pages/dashboard/dashboard-page')).dashboardQueries(
            sources,
            clientId,
            language,
            await ability(),
          ),
  },
};

/** A page that is only a way to another address: guarded like the others, and never an entry of the history. */
const redirectRoute = (page: Page, refusal: Refusal): RouteObject => ({
  path: areaPattern(page),
  handle: { area: page, fetchCode: () => Promise.resolve() } satisfies AreaHandle,
  middleware: [areaGuard(page, refusal)],
  element: null,
  loader: ({ params, request: { url } }) => {
    throw redirectFrom(url, redirectPath(page, params['clientId']) ?? '/');
  },
});

/** The route of a page that is no list. Throws for a page without a component. */
export const pageRoute = (page: Page, refusal: Refusal, keptClient: LoaderFunction): RouteObject => {
  if (page.redirect !== undefined) return redirectRoute(page, refusal);
  const parts = pages[page.name];
  if (!parts) throw new Error(`Page ${page.name} has no component`);
  const { component, queriesOf } = parts;
  return {
    path: areaPattern(page),
    handle: { area: page, fetchCode: component, ...(queriesOf && { queriesOf }) } satisfies AreaHandle,
    middleware: [areaGuard(page, refusal)],
    lazy: lazyOf(component),
    ...(parts.keepsClient && { id: keptClientRouteId, loader: keptClient }),
  };
};
