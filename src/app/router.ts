import { createBrowserRouter } from 'react-router';
import { addWords } from '@lib/i18n';
import { portalWords } from '@lib/words/portal-words';
import type { FirstRows } from './first-calls';
import { portalRouteId } from './portal/area-handle';
import type { Portal } from './portal/portal';
import { publicRoutes } from './public-routes';
import { rootId, rootRoute } from './root-route';
import type { Services } from './services';

/**
 * Creates the portal's router. The public routes are available at once. Everything behind the login (Refine, the
 * registry, the grid) is a separate script, loaded with the first address that needs it and added to the routes.
 */
export const createPortalRouter = (services: Services, firstRows: readonly FirstRows[] = []) => {
  const { session, profile } = services;
  let portal: Promise<Portal> | undefined;
  let fetched: Portal | undefined;
  let patched = false;
  const isPatched = () => patched;

  const fetchPortal = async (): Promise<Portal> => {
    // Nearly every screen is a list, so load its code too. The screen shows a failure.
    import('@ui/list/list-page').then(({ fetchListView }) => fetchListView()).catch(() => undefined);
    const [{ createPortal }] = await Promise.all([import('./portal/portal'), addWords(portalWords)]);
    fetched = createPortal(services, firstRows);
    return fetched;
  };
  const loadPortal = (): Promise<Portal> => {
    portal ??= fetchPortal().catch((reason: unknown) => {
      portal = undefined;
      throw reason;
    });
    return portal;
  };
  const warmUp = () => {
    // A failure is shown when the portal is needed.
    loadPortal().catch(() => undefined);
    // Needed for a login with a `redirect`.
    import('./portal-paths').catch(() => undefined);
  };

  const router = createBrowserRouter([rootRoute(publicRoutes({ services, loadPortal, warmUp }))], {
    patchRoutesOnNavigation: async ({ patch, signal }) => {
      if (isPatched() || !session.current()) return;
      // Load scripts and data in parallel. The first guard waits for the data and handles its failure.
      profile.load().catch(() => undefined);
      const { routes } = await loadPortal();
      // Another navigation may have finished first.
      if (isPatched() || signal.aborted) return;
      patched = true;
      patch(rootId, routes);
    },
  });

  session.subscribe(() => {
    // Clear first: the data of one user is never shown to the next.
    fetched?.clearPreviousUser();
    const isInPortal = router.state.matches.some(({ route }) => route.id === portalRouteId);
    if (!isInPortal) return;
    // New tokens can change the rights. Without tokens there is nothing left to show.
    void (session.current() ? router.revalidate() : router.navigate('/login', { replace: true }));
  });
  return router;
};

export type PortalRouter = ReturnType<typeof createPortalRouter>;
