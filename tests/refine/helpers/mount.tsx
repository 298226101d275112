import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { App } from '@app/app';
import { createPortal } from '@app/portal/portal';
import { clientRouteId } from '@app/portal/route-ids';
import { rootRoute } from '@app/root-route';
import { createServices } from '@app/services';
import { createI18n, addWords } from '@lib/i18n';
import { portalWords } from '@lib/words/portal-words';
import { startWords } from '@lib/words/start-words';
import { demoPassword } from '@server/seed/data/accounts';
import { startBackend } from './backend';

const within = (routes: readonly RouteObject[], added: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) =>
    route.id === clientRouteId
      ? ({ ...route, children: [...added, ...(route.children ?? [])] } as RouteObject)
      : ({ ...route, ...(route.children && { children: within(route.children, added) }) } as RouteObject),
  );

export const mount = async (
  Component: ComponentType,
  { path, at, user = 'staff' }: { path: string; at: string; user?: string },
) => {
  await startBackend();
  await createI18n(startWords, 'en');
  await addWords(portalWords);
  const services = createServices({ baseUrl: `${location.origin}/api/v1` });
  await services.session.login(`${user}@portal.example`, demoPassword);
  const { routes } = createPortal(services, []);
  history.replaceState(null, '', at);
  const router = createBrowserRouter([rootRoute(within(routes, [{ path, Component }]))]);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<App services={services} router={router} />);
};
