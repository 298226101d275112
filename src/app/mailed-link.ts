import { replace, type LoaderFunction } from 'react-router';
import { decodeToken } from '@core/session/token';
import { dropLinkToken, presentLinkToken } from './link-token';
import { employeeHome, keepLanguage } from './redirect-from';
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
export const passwordLinkLoader =
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
export const addressLinkLoader =
  ({ session }: Services): LoaderFunction =>
  ({ request }) => {
    const token = presentLinkToken();
    if (!token) return withoutToken(session, request.url);
    const isReadable = decodeToken(token) !== null;
    return (
      isReadable ? { token } : { token: null, isSignedIn: session.current() !== null }
    ) satisfies MailedLink;
  };
