import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '@lib/session-context';
import { GetTheAppPage } from '@pages/account/get-the-app-page';

/** A user who signs out here or in another tab goes to the login. */
export function GetTheAppRoute() {
  const session = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(
    () =>
      session.subscribe(() => {
        if (!session.current()) void navigate({ pathname: '/login', search }, { replace: true });
      }),
    [session, navigate, search],
  );
  return <GetTheAppPage />;
}
