import type { RouteObject } from 'react-router';
import { clientsPath, openapiPath } from '@core/navigation/paths';
import { addPageWords } from '@lib/words/add-page-words';
import type { Services } from '../services';
import { accessContext, type AccessSource, type Areas } from './access';
import { clientRouteId, lazyOf, portalRouteId } from './area-handle';
import { clientGuard, clientIdOf, createRefusal, type Refusal, sessionGuard } from './guards';
import { pageRoute } from './page-routes';
import type { AwaitRows } from './prefetch';
import {
  agencyIndexRoute,
  clientIndexLoader,
  keptClientLoader,
  shortPathRoutes,
  type ClientChoice,
} from './redirects';
import { resourceRoutes } from './resource-routes';
import { ShellLayout } from './shell-layout';

/** The page about the API, for all signed-in users. It is rarely used, so its script and texts are loaded on demand. */
const openapiRoute: RouteObject = {
  path: openapiPath,
  lazy: lazyOf(async () => {
    const [{ OpenapiPage }] = await Promise.all([
      import('@pages/openapi/openapi-page'),
      addPageWords('api-page'),
    ]);
    return OpenapiPage;
  }),
};

interface RouteParts {
  readonly services: Services;
  readonly areas: Areas;
  readonly access: AccessSource;
  readonly choice: ClientChoice;
  readonly awaitRows: AwaitRows;
  readonly PortalLayout: NonNullable<RouteObject['Component']>;
}

const clientRoute = (
  { services, areas, choice }: RouteParts,
  refusal: Refusal,
  children: RouteObject[],
): RouteObject => ({
  id: clientRouteId,
  path: `${clientsPath}/:clientId`,
  middleware: [clientGuard(services, refusal)],
  loader: ({ params }) => services.profile.client(clientIdOf(params['clientId']) ?? 0),
  children: [{ index: true, element: null, loader: clientIndexLoader(areas, choice, refusal) }, ...children],
});

/** Creates all routes behind the login from the registry. */
export const portalRoutes = (parts: RouteParts): RouteObject[] => {
  const { services, areas, access, choice, awaitRows, PortalLayout } = parts;
  const refusal = createRefusal();
  const routesOf = (isInClient: boolean) =>
    areas
      .filter(({ scope }) => (scope === 'client') === isInClient)
      .flatMap((area) =>
        area.kind === 'resource'
          ? resourceRoutes(area, refusal, awaitRows)
          : [pageRoute(area, refusal, keptClientLoader(services, choice))],
      );
  return [
    {
      id: portalRouteId,
      middleware: [sessionGuard(services, access)],
      loader: ({ context }) => context.get(accessContext),
      Component: PortalLayout,
      children: [
        {
          path: '/forbidden',
          loader: refusal.take,
          lazy: lazyOf(async () => (await import('./forbidden-route')).ForbiddenRoute),
        },
        {
          path: `${clientsPath}/forbidden`,
          loader: refusal.take,
          lazy: lazyOf(async () => (await import('./forbidden-route')).ForbiddenClientRoute),
        },
        {
          path: `${clientsPath}/not-found`,
          lazy: lazyOf(async () => (await import('@pages/errors/client-not-found-page')).ClientNotFoundPage),
        },
        agencyIndexRoute(areas),
        ...shortPathRoutes(areas, choice),
        {
          Component: ShellLayout,
          children: [openapiRoute, ...routesOf(false), clientRoute(parts, refusal, routesOf(true))],
        },
      ],
    },
  ];
};
