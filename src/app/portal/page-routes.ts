import { createElement, type ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { areaPattern, redirectPath } from '@core/navigation/paths';
import type { Page } from '@core/resource/resource';
import type { QueriesOf } from '@lib/visit';
import { addPageWords, type PageWords } from '@lib/words/add-page-words';
import { redirectFrom } from '../redirect-from';
import { type AreaHandle, keptClientRouteId, lazyOf } from './area-handle';
import { areaGuard, type Refusal } from './guards';

/** What `resources/<name>/ui/page.tsx` exports. */
interface PageFile {
  readonly default: ComponentType<Pick<Page, 'name' | 'scope'>>;
  /** Texts that only this page shows. */
  readonly words?: readonly PageWords[];
  /** The queries to fetch while the navigation to the page is in progress. */
  readonly queries?: QueriesOf;
}

const files = import.meta.glob<PageFile>('../../../resources/*/ui/page.tsx');

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
  const { name, scope, home } = page;
  const load = files[`../../../resources/${home}/ui/page.tsx`];
  if (!load) throw new Error(`Page ${name} has no component: write resources/${home}/ui/page.tsx`);
  const component = async () => {
    const { default: Component, words = [] } = await load();
    await Promise.all(words.map(addPageWords));
    const PageRoute = () => createElement(Component, { name, scope });
    return PageRoute;
  };
  return {
    path: areaPattern(page),
    handle: {
      area: page,
      fetchCode: component,
      queriesOf: async (visit) => (await load()).queries?.(visit) ?? [],
    } satisfies AreaHandle,
    middleware: [areaGuard(page, refusal)],
    lazy: lazyOf(component),
    ...(page.keepsClient && { id: keptClientRouteId, loader: keptClient }),
  };
};
