import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../lib/session-context';
import { GetTheAppPage } from '../pages/account/get-the-app-page';

/** Whoever signs out here or in another tab goes to the login. */
export function GetTheAppRoute() {
  const session = useSession();
  const navigate = useNavigate();
  useEffect(
    () =>
      session.subscribe(() => {
        if (!session.current()) void navigate('/login', { replace: true });
      }),
    [session, navigate],
  );
  return <GetTheAppPage />;
}
