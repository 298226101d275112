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
 * The portal's router. The public routes are there at once; everything behind the login (Refine, the registry, the grid) is
 * one more script, fetched with the first address that needs it and added to the routes.
 */
export const createPortalRouter = (services: Services, firstRows: readonly FirstRows[] = []) => {
  const { session, profile } = services;
  let portal: Promise<Portal> | undefined;
  let fetched: Portal | undefined;
  let patched = false;
  const isPatched = () => patched;

  const fetchPortal = async (): Promise<Portal> => {
    // Nearly every screen is a list: its code comes along, and a failure shows itself where it is drawn.
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
    // A failure shows itself when the portal is needed.
    loadPortal().catch(() => undefined);
    // Where a login with a wish leads.
    import('./portal-paths').catch(() => undefined);
  };

  const router = createBrowserRouter([rootRoute(publicRoutes({ services, loadPortal, warmUp }))], {
    patchRoutesOnNavigation: async ({ patch, signal }) => {
      if (isPatched() || !session.current()) return;
      // Scripts and data at the same time; the first guard waits for the data and answers for its failure.
      profile.load().catch(() => undefined);
      const { routes } = await loadPortal();
      // Another navigation may have been faster.
      if (isPatched() || signal.aborted) return;
      patched = true;
      patch(rootId, routes);
    },
  });

  session.subscribe(() => {
    // Before the way out: nothing that one user fetched is shown to the next.
    fetched?.forgetOthers();
    const isInPortal = router.state.matches.some(({ route }) => route.id === portalRouteId);
    if (!isInPortal) return;
    // New tokens may bring other rights; no tokens leave nothing to see.
    void (session.current() ? router.revalidate() : router.navigate('/login', { replace: true }));
  });
  return router;
};

export type PortalRouter = ReturnType<typeof createPortalRouter>;
