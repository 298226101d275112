import { replace, type LoaderFunction } from 'react-router';
import { decodeToken, isWholeToken } from '@core/session/token';
import { removeLinkToken, readLinkToken } from './link-token';
import { employeeHome } from './employee-home';
import { withLanguage } from './public-addresses';
import type { Services } from './services';

/** A mailed link: its token, or null for a broken token, as left by mail programs that cut long links. */
export type MailedLink = { readonly token: string } | { readonly token: null; readonly isSignedIn: boolean };

/** Without a token the page has nothing to show: redirects to the start page or the login. */
const withoutToken = (session: Services['session'], url: string) =>
  replace(session.current() ? withLanguage('/', url) : `/login${new URL(url).search}`);

/**
 * Returns the token of a mailed link. Signs out another user of this browser; the link's own user is sent on to the
 * portal. The token is only decoded, not verified: a forged one can at most sign a user out.
 */
export const passwordLinkLoader =
  ({ session }: Services): LoaderFunction =>
  async ({ request }) => {
    const token = readLinkToken();
    if (!token) return withoutToken(session, request.url);
    const owner = isWholeToken(token) ? decodeToken(token) : null;
    const user = session.current();
    if (!owner) return { token: null, isSignedIn: user !== null } satisfies MailedLink;
    if (user?.userId === owner.id) {
      removeLinkToken();
      return replace((await employeeHome(user)) === null ? '/clients' : withLanguage('/', request.url));
    }
    if (user) await session.logout();
    return { token } satisfies MailedLink;
  };

/** An address can be confirmed with any session: the token names its user. */
export const addressLinkLoader =
  ({ session }: Services): LoaderFunction =>
  ({ request }) => {
    const token = readLinkToken();
    if (!token) return withoutToken(session, request.url);
    const isReadable = isWholeToken(token) && decodeToken(token) !== null;
    return (
      isReadable ? { token } : { token: null, isSignedIn: session.current() !== null }
    ) satisfies MailedLink;
  };
