import { replace, type LoaderFunction, type RouteObject } from 'react-router';
import { decodeToken } from '@core/session/token';
import { addPageWords } from '@lib/words/add-page-words';
import type { LinkKind } from '@pages/account/link-end';
import { employeeHome, getTheAppPath, toEmployeeHome } from './employee-home';
import { dropLinkToken, presentLinkToken } from './link-token';
import { keepLanguage } from './redirect-from';
import type { Services } from './services';

/** What a mailed link turned out to be: its token, or a part of one, as mail programs leave it that break lines. */
export type MailedLink = { readonly token: string } | { readonly token: null; readonly isSignedIn: boolean };

/** Without a token there is nothing to say, and the way is the usual one. */
const withoutToken = (session: Services['session'], url: string) =>
  replace(session.current() ? keepLanguage('/', url) : `/login${new URL(url).search}`);

/**
 * Answers the token of a mailed link. Another user who is signed in here is signed out; the link's own user needs no session. The token
 * is only read: a made-up one can at most sign a user out.
 */
const linkLoader =
  ({ session }: Services): LoaderFunction =>
  async ({ request }) => {
    const token = presentLinkToken();
    if (!token) return withoutToken(session, request.url);
    const owner = decodeToken(token);
    const user = session.current();
    if (!owner) return { token: null, isSignedIn: user !== null } satisfies MailedLink;
    if (user?.userId === owner.id) {
      dropLinkToken();
      return replace((await employeeHome(user)) === null ? '/clients' : keepLanguage('/', request.url));
    }
    if (user) await session.logout();
    return { token } satisfies MailedLink;
  };

/** Another address may be confirmed with any session: the link says whose it is. */
const confirmLoader =
  ({ session }: Services): LoaderFunction =>
  ({ request }) => {
    const token = presentLinkToken();
    if (!token) return withoutToken(session, request.url);
    const isReadable = decodeToken(token) !== null;
    return (
      isReadable ? { token } : { token: null, isSignedIn: session.current() !== null }
    ) satisfies MailedLink;
  };

const linkRoute = (path: string, kind: LinkKind, services: Services): RouteObject => ({
  path,
  loader: linkLoader(services),
  lazy: async () => {
    const [{ createNewPasswordRoute }] = await Promise.all([
      import('./new-password-route'),
      addPageWords('new-password'),
    ]);
    return { Component: createNewPasswordRoute(kind, services.http) };
  },
});

/** Screens of an account that few people see; their scripts and words come when they are opened. */
export const accountRoutes = (services: Services): RouteObject[] => [
  {
    path: '/two-factor',
    loader: ({ request: { url } }) => {
      const { session } = services;
      if (session.current()) return replace(keepLanguage('/', url));
      return session.twoFactorPending() ? null : replace(`/login${new URL(url).search}`);
    },
    lazy: async () => {
      const [{ TwoFactorRoute }] = await Promise.all([
        import('./two-factor-route'),
        addPageWords('two-factor'),
      ]);
      return { Component: TwoFactorRoute };
    },
  },
  linkRoute('/activate-account', 'activate', services),
  linkRoute('/reset-password', 'reset', services),
  {
    path: '/confirm-address',
    loader: confirmLoader(services),
    lazy: async () => {
      const [{ createConfirmAddressRoute }] = await Promise.all([
        import('./confirm-address-route'),
        addPageWords('confirm-address'),
      ]);
      return { Component: createConfirmAddressRoute(services) };
    },
  },
  {
    path: getTheAppPath,
    loader: async ({ request: { url } }) => {
      const user = services.session.current();
      if (!user) return replace(keepLanguage('/login', url));
      const home = await employeeHome(user);
      if (home === null) return replace('/');
      return home === getTheAppPath ? null : toEmployeeHome(home, url);
    },
    lazy: async () => {
      const [{ GetTheAppRoute }] = await Promise.all([
        import('./get-the-app-route'),
        addPageWords('get-the-app'),
      ]);
      return { Component: GetTheAppRoute };
    },
  },
];
