import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { useSession } from '@lib/session-context';
import { ErrorPage } from '@pages/errors/error-page';
import { NotFoundPage } from '@pages/errors/not-found-page';
import { useRecovery } from './use-recovery';

/** The page for errors that no nearer boundary caught. */
export const RouteError = () => {
  const reason = useRouteError();
  const session = useSession();
  const { revalidate } = useRevalidator();
  useRecovery(reason, () => void revalidate());
  if (isRouteErrorResponse(reason) && reason.status === 404) return <NotFoundPage />;
  const toLogin = () => void session.logout().then(() => window.location.assign('/login'));
  return <ErrorPage onLogin={toLogin} />;
};
