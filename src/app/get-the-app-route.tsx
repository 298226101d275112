import { useEffect } from 'react';
import { replace, useLocation, useNavigate } from 'react-router';
import { type SessionService, useSession } from '@lib/session-context';
import { GetTheAppPage } from '@pages/account/get-the-app-page';
import { employeeHome, toEmployeeHome } from './employee-home';
import { getTheAppPath, withLanguage } from './public-addresses';
import type { AccountRoute } from './router-types';

/** Redirects to the login when the user signs out here or in another tab. */
function GetTheAppRoute() {
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

export const getTheAppRoute = (session: SessionService): AccountRoute => ({
  loader: async ({ request: { url } }) => {
    const user = session.current();
    if (!user) return replace(withLanguage('/login', url));
    const home = await employeeHome(user);
    if (home === null) return replace('/');
    return home === getTheAppPath ? null : toEmployeeHome(home, url);
  },
  Component: GetTheAppRoute,
});
