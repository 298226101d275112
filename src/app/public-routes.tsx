import { useLoaderData, useLocation, useNavigate, type RouteObject } from 'react-router';
import { safeRedirect } from '@core/navigation/redirect';
import { takeLoginNote, type LoginNote } from '@lib/login-note';
import type { SessionUser } from '@lib/session-context';
import { addPageWords } from '@lib/words/add-page-words';
import { LoginPage } from '@pages/account/login-page';
import { NotFoundPage } from '@pages/errors/not-found-page';
import { accountRoutes } from './account-routes';
import { employeeHome, toEmployeeHome } from './employee-home';
import { hideLinkToken } from './link-token';
import type { Portal } from './portal/portal';
import { keepLanguage, loginAddress, redirectFrom } from './redirect-from';
import type { Services } from './services';
import { startPath, useStart } from './use-start';

export interface PublicParts {
  readonly services: Services;
  readonly loadPortal: () => Promise<Portal>;
  /** Fetches what comes after the login, without a wait and without a failure. */
  readonly warmUp: () => void;
}

/** The `redirect` of an address, when it leads to a screen of the portal. */
const wishOf = async (address: string): Promise<string | null> => {
  const { searchParams, origin } = new URL(address);
  const wish = safeRedirect(searchParams.get('redirect'), origin);
  if (wish === null) return null;
  const { isPortalPath } = await import('./portal-paths');
  return isPortalPath(new URL(wish, origin).pathname) ? wish : null;
};

const createLoginRoute = (warmUp: () => void) =>
  function LoginRoute() {
    const navigate = useNavigate();
    const { search } = useLocation();
    return (
      <LoginPage
        onSignedIn={useStart()}
        onTwoFactor={() => void navigate({ pathname: '/two-factor', search })}
        onTyping={warmUp}
        note={useLoaderData<LoginNote | null>()}
      />
    );
  };

/** Employees have a place of their own and need nothing of the portal; everybody else goes where the portal says. */
const rankOf = async (
  user: SessionUser,
  from: string,
  inPortal: () => Promise<string>,
): Promise<Response> => {
  const home = await employeeHome(user);
  return home === null ? redirectFrom(from, await inPortal()) : toEmployeeHome(home, from);
};

/** The screens that need no session; they carry neither Refine nor the grid. */
export const publicRoutes = ({ services, loadPortal, warmUp }: PublicParts): RouteObject[] => {
  const { session } = services;
  hideLinkToken();
  return [
    {
      index: true,
      element: null,
      loader: async ({ request: { url } }) => {
        const user = session.current();
        if (!user) return redirectFrom(url, keepLanguage('/login', url));
        return rankOf(user, url, async () => (await loadPortal()).home(user));
      },
    },
    {
      path: startPath,
      element: null,
      loader: async ({ request: { url } }) => {
        const user = session.current();
        if (!user) return redirectFrom(url, keepLanguage('/login', url));
        const wish = await wishOf(url);
        if (wish === null) return rankOf(user, url, async () => (await loadPortal()).landing(user));
        // What the guards wait for goes first.
        services.profile.load().catch(() => undefined);
        loadPortal().then(
          ({ fetchAhead }) => fetchAhead(wish),
          () => undefined,
        );
        return redirectFrom(url, wish);
      },
    },
    {
      path: '/login',
      loader: async ({ request: { url } }) => {
        const note = takeLoginNote();
        return session.current() ? redirectFrom(url, (await wishOf(url)) ?? keepLanguage('/', url)) : note;
      },
      // Another language changes the address, and the note stays.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      Component: createLoginRoute(warmUp),
    },
    {
      path: '/forgot-password',
      loader: ({ request: { url } }) =>
        session.current() ? redirectFrom(url, keepLanguage('/', url)) : null,
      lazy: async () => {
        const [{ ForgotPasswordPage }] = await Promise.all([
          import('@pages/account/forgot-password-page'),
          addPageWords('forgot-password'),
        ]);
        return { Component: ForgotPasswordPage };
      },
    },
    ...accountRoutes(services),
    {
      path: '*',
      loader: async ({ request }) => {
        const { isPortalPath } = await import('./portal-paths');
        const isWaiting = !session.current() && isPortalPath(new URL(request.url).pathname);
        return isWaiting ? redirectFrom(request.url, loginAddress(request.url)) : null;
      },
      Component: NotFoundPage,
    },
  ];
};
