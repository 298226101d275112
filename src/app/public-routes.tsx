import type { RouteObject } from 'react-router';
import { takeLoginNote } from '@lib/login-note';
import type { SessionUser } from '@lib/session-context';
import { addPageWords } from '@lib/words/add-page-words';
import { hideLinkToken } from './link-token';
import type { Portal } from './portal/portal';
import { employeeHome, toEmployeeHome } from './employee-home';
import { getTheAppPath, withLanguage, loginAddress, startPath } from './public-addresses';
import { redirectFrom } from './redirect-from';
import type { AccountRoute } from './router-types';
import type { Services } from './services';

export interface PublicParts {
  readonly services: Services;
  readonly loadPortal: () => Promise<Portal>;
  /** Loads the code for after the login. Does not wait and does not throw. */
  readonly warmUp: () => void;
}

/** Returns the `redirect` of an address, if it leads to a screen of the portal. */
const requestedRedirect = async (address: string): Promise<string | null> => {
  const { searchParams, origin } = new URL(address);
  const requested = searchParams.get('redirect');
  return requested === null ? null : (await import('./portal-paths')).portalAddress(requested, origin);
};

/** Redirects employees to their own page, without loading the portal. Redirects other users to the portal's path. */
const redirectToHome = async (
  user: SessionUser,
  from: string,
  inPortal: () => Promise<string>,
): Promise<Response> => {
  const home = await employeeHome(user);
  return home === null ? redirectFrom(from, await inPortal()) : toEmployeeHome(home, from);
};

/** An account screen that is rarely used: its script and texts are loaded on demand. */
const accountRoute = (
  path: string,
  words: Parameters<typeof addPageWords>[0],
  load: () => Promise<AccountRoute>,
): RouteObject => ({ path, lazy: async () => (await Promise.all([load(), addPageWords(words)]))[0] });

/** The screens that need no session. They load neither Refine nor the grid. */
export const publicRoutes = ({ services, loadPortal, warmUp }: PublicParts): RouteObject[] => {
  const { session } = services;
  hideLinkToken();
  return [
    {
      index: true,
      element: null,
      loader: async ({ request: { url } }) => {
        const user = session.current();
        if (!user) return redirectFrom(url, withLanguage('/login', url));
        return redirectToHome(user, url, async () => (await loadPortal()).home(user));
      },
    },
    {
      path: startPath,
      element: null,
      loader: async ({ request: { url } }) => {
        const user = session.current();
        if (!user) return redirectFrom(url, withLanguage('/login', url));
        const requested = await requestedRedirect(url);
        if (requested === null)
          return redirectToHome(user, url, async () => (await loadPortal()).landing(user));
        // Start with what the guards wait for.
        services.profile.load().catch(() => undefined);
        loadPortal().then(
          ({ fetchAhead }) => fetchAhead(requested),
          () => undefined,
        );
        return redirectFrom(url, requested);
      },
    },
    {
      path: '/login',
      loader: async ({ request: { url } }) => {
        const note = takeLoginNote();
        return session.current()
          ? redirectFrom(url, (await requestedRedirect(url)) ?? withLanguage('/', url))
          : note;
      },
      // Changing the language changes the address, and the note has to stay.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      lazy: async () => ({ Component: (await import('./login-route')).createLoginRoute(warmUp) }),
    },
    accountRoute('/forgot-password', 'forgot-password', async () => ({
      Component: (await import('@pages/account/forgot-password-page')).ForgotPasswordPage,
      loader: ({ request: { url } }) =>
        session.current() ? redirectFrom(url, withLanguage('/', url)) : null,
    })),
    accountRoute('/two-factor', 'two-factor', async () =>
      (await import('./two-factor-route')).twoFactorRoute(session),
    ),
    accountRoute('/activate-account', 'new-password', async () =>
      (await import('./new-password-route')).newPasswordRoute('activate', services),
    ),
    accountRoute('/reset-password', 'new-password', async () =>
      (await import('./new-password-route')).newPasswordRoute('reset', services),
    ),
    accountRoute('/confirm-address', 'confirm-address', async () =>
      (await import('./confirm-address-route')).confirmAddressRoute(services),
    ),
    accountRoute(getTheAppPath, 'get-the-app', async () =>
      (await import('./get-the-app-route')).getTheAppRoute(session),
    ),
    {
      path: '*',
      loader: async ({ request }) => {
        const { isPortalPath } = await import('./portal-paths');
        const isWaiting = !session.current() && isPortalPath(new URL(request.url).pathname);
        return isWaiting ? redirectFrom(request.url, loginAddress(request.url)) : null;
      },
      lazy: async () => ({ Component: (await import('@pages/errors/not-found-page')).NotFoundPage }),
    },
  ];
};
