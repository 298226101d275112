import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useSession } from '../lib/session-context';
import { ErrorPage } from '../pages/errors/error-page';
import { NotFoundPage } from '../pages/errors/not-found-page';
import { isLazyFailure, mayReloadFor } from './lazy-failure';

/** The page for whatever no nearer boundary caught. */
export const RouteError = () => {
  const reason = useRouteError();
  const session = useSession();
  useEffect(() => {
    if (isLazyFailure(reason) && mayReloadFor(reason)) window.location.reload();
  }, [reason]);
  if (isRouteErrorResponse(reason) && reason.status === 404) return <NotFoundPage />;
  const toLogin = () => void session.logout().then(() => window.location.assign('/login'));
  return <ErrorPage onLogin={toLogin} />;
};
