import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { page } from 'vitest/browser';
import { App } from '@app/app';
import { createPortal } from '@app/portal/portal';
import { loadRefineWords } from '@app/portal/refine-frame';
import { clientRouteId, portalRouteId } from '@app/portal/area-handle';
import { rootRoute } from '@app/root-route';
import { createServices, type Services } from '@app/services';
import { addWords, createI18n, type Language } from '@lib/i18n';
import { clearNotices } from '@lib/notify';
import { portalWords } from '@lib/words/portal-words';
import { startWords } from '@lib/words/start-words';
import { demoPassword } from '@server/seed/data/accounts';
import { calls } from './backend';

interface PageOptions {
  /** The address to open. */
  readonly at: string;
  /** The part of a demo account before the `@`. */
  readonly user?: string;
  readonly language?: Language;
}

/** Pages by the pattern of their route. */
type Pages = Readonly<Record<string, ComponentType>>;

const ends: (() => void)[] = [];
const home = location.href;

/** Closes what a test has opened. */
export const closePages = (): void => {
  for (const end of ends.splice(0)) end();
  clearNotices();
  localStorage.clear();
  history.replaceState(null, '', home);
};

/** Adds pages to the portal's routes: pages of a client inside the client's route, all others next to it. */
const withPages = (routes: readonly RouteObject[], pages: Pages): RouteObject[] => {
  const own = (isInClient: boolean): RouteObject[] =>
    Object.entries(pages)
      .filter(([path]) => path.startsWith('/clients/:clientId/') === isInClient)
      .map(([path, Component]) => ({ path, Component }));
  const visit = (route: RouteObject): RouteObject => {
    const children = route.children?.map(visit);
    const isClient = route.id === clientRouteId;
    const holdsClient = route.children?.some(({ id }) => id === clientRouteId) === true;
    const added = isClient || holdsClient ? own(isClient) : [];
    return (children ? { ...route, children: [...added, ...children] } : route) as RouteObject;
  };
  return routes.map(visit);
};

/** Opens a page in the signed-in portal, with its guards, layout, Refine setup and calls. Replaces the screen at its address. */
export const openPage = async (
  pages: Pages,
  { at, user = 'admin', language = 'en' }: PageOptions,
): Promise<Services> => {
  await createI18n(startWords, language);
  await Promise.all([addWords(portalWords), loadRefineWords()]);
  const services = createServices({ baseUrl: `${location.origin}/api/v1`, retryDelay: () => 0 });
  await services.session.login(`${user}@portal.example`, demoPassword);
  const portal = createPortal(services, []);
  history.replaceState(null, '', at);
  const router = createBrowserRouter([
    rootRoute([
      ...withPages(portal.routes, pages),
      { path: '/login', element: <h1>Login</h1> },
      { path: '/', element: <h1>Start</h1> },
    ]),
  ]);
  services.session.subscribe(() => {
    portal.clearPreviousUser();
    const isInPortal = router.state.matches.some(({ route }) => route.id === portalRouteId);
    if (isInPortal && services.session.current()) void router.revalidate();
  });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  ends.push(() => {
    root.unmount();
    router.dispose();
    place.remove();
  });
  calls.length = 0;
  root.render(<App services={services} router={router} />);
  return services;
};

/** The page's content, without the portal's menu and bars. */
export const main = page.getByRole('main');
