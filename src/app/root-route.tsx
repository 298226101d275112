import { useEffect, useEffectEvent } from 'react';
import { isRouteErrorResponse, type RouteObject, useRevalidator, useRouteError } from 'react-router';
import { statusOf } from '@lib/api-failure';
import { connection } from '@lib/connection';
import { useSession } from '@lib/session-context';
import { ErrorPage } from '@pages/errors/error-page';
import { NotFoundPage } from '@pages/errors/not-found-page';
import { Pending } from '@ui/feedback/pending';
import { isLazyFailure, reloadFor } from './lazy-failure';
import { RootLayout } from './root-layout';

/**
 * Does by itself what gets over a failure that left nothing else on the screen: code that could not be fetched is fetched with the
 * whole page, once; what got no answer is tried `again` as soon as the connection is back.
 */
const useRecovery = (reason: unknown, again: () => void): void => {
  const retry = useEffectEvent(again);
  useEffect(() => {
    if (isLazyFailure(reason)) {
      const reload = () => void reloadFor(reason);
      reload();
      void connection.look();
      return connection.onReturn(reload);
    }
    if (statusOf(reason) !== 0) return undefined;
    return connection.onReturn(() => retry());
  }, [reason]);
};

/** The page for errors that no nearer boundary caught. */
const RouteError = () => {
  const reason = useRouteError();
  const session = useSession();
  const { revalidate } = useRevalidator();
  useRecovery(reason, () => void revalidate());
  if (isRouteErrorResponse(reason) && reason.status === 404) return <NotFoundPage />;
  const toLogin = () => void session.logout().then(() => window.location.assign('/login'));
  return <ErrorPage onLogin={toLogin} />;
};

export const rootId = 'root';

const FirstWait = () => <Pending active fill="page" />;

/** The route around every screen, before and after login. */
export const rootRoute = (children: RouteObject[]): RouteObject => ({
  id: rootId,
  Component: RootLayout,
  ErrorBoundary: RouteError,
  HydrateFallback: FirstWait,
  children,
});
