import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { areaPattern, redirectPath } from '@core/navigation/paths';
import type { Page } from '@core/resource/resource';
import { addPageWords } from '@lib/words/add-page-words';
import { redirectFrom } from '../redirect-from';
import { type AreaHandle, keptClientRouteId, lazyOf, type QueriesOf } from './area-handle';
import { areaGuard, type Refusal } from './guards';

interface PageParts {
  readonly component: (page: Page) => Promise<ComponentType>;
  /** The queries to fetch while the navigation to the page is in progress. */
  readonly queriesOf?: QueriesOf;
  /** The page is outside of the clients, but keeps the menu of the client the user works with. */
  readonly keepsClient?: true;
}

/** The page of the deleted records of one scope. */
const trash: PageParts = {
  component: async ({ name, scope }) => {
    const { TrashPage } = await import('@pages/trash/trash-page');
    const TrashRoute = () => <TrashPage name={name} scope={scope} />;
    return TrashRoute;
  },
};

/** Every declared page by name. */
const pages: Readonly<Record<string, PageParts>> = {
  trash,
  'client-trash': trash,
  'agency-trash': trash,
  account: {
    component: async () => {
      const [{ AccountPage }] = await Promise.all([
        import('@pages/account/own/account-page'),
        addPageWords('my-account'),
        // The texts of the password rules.
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

/** A page that only redirects to another address: guarded like the others, but never in the history. */
const redirectRoute = (page: Page, refusal: Refusal): RouteObject => ({
  path: areaPattern(page),
  handle: { area: page, fetchCode: () => Promise.resolve() } satisfies AreaHandle,
  middleware: [areaGuard(page, refusal)],
  element: null,
  loader: ({ params, request: { url } }) => {
    throw redirectFrom(url, redirectPath(page, params['clientId']) ?? '/');
  },
});

/** Creates the route of a page that is not a list. Throws for a page without a component. */
export const pageRoute = (page: Page, refusal: Refusal, keptClient: LoaderFunction): RouteObject => {
  if (page.redirect !== undefined) return redirectRoute(page, refusal);
  const parts = pages[page.name];
  if (!parts) throw new Error(`Page ${page.name} has no component`);
  const { queriesOf } = parts;
  const component = () => parts.component(page);
  return {
    path: areaPattern(page),
    handle: { area: page, fetchCode: component, ...(queriesOf && { queriesOf }) } satisfies AreaHandle,
    middleware: [areaGuard(page, refusal)],
    lazy: lazyOf(component),
    ...(parts.keepsClient && { id: keptClientRouteId, loader: keptClient }),
  };
};
