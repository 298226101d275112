import { useLoaderData } from 'react-router';
import type { setPasswordCall } from '@core/calls/auth';
import type { SentOf } from '@core/calls/call';
import { ApiFailure, type Http } from '@lib/http';
import { setLoginName } from '@lib/login-name';
import { LinkResultView, type LinkKind } from '@pages/account/link-result';
import { NewPasswordPage } from '@pages/account/new-password-page';
import { removeLinkToken } from './link-token';
import { type MailedLink, passwordLinkLoader } from './mailed-link';
import type { AccountRoute } from './router-types';
import type { Services } from './services';

/** Returns the login name, which some servers include in the response. */
const nameIn = (answer: unknown): string => {
  const { username } = answer as { readonly username?: unknown };
  return typeof username === 'string' ? username : '';
};

/** Sets the password with the token of a link. An empty response is a failure (spec, section 5). */
const setPassword = async (http: Http, password: string, token: string): Promise<void> => {
  const answer = await http.request<unknown>({
    backend: 'v1',
    method: 'POST',
    path: 'auth/set-password',
    body: { password, token } satisfies SentOf<typeof setPasswordCall>,
    open: true,
  });
  if (!answer) throw new ApiFailure({ status: 200, detail: 'unusable answer' });
  setLoginName(nameIn(answer));
  removeLinkToken();
};

const createNewPasswordRoute = (kind: LinkKind, http: Http) =>
  function NewPasswordRoute() {
    const link = useLoaderData<MailedLink>();
    if (link.token === null)
      return <LinkResultView kind={kind} linkResult="incomplete" isSignedIn={link.isSignedIn} />;
    const { token } = link;
    return (
      <NewPasswordPage key={token} kind={kind} save={(password) => setPassword(http, password, token)} />
    );
  };

export const newPasswordRoute = (kind: LinkKind, services: Services): AccountRoute => ({
  loader: passwordLinkLoader(services),
  Component: createNewPasswordRoute(kind, services.http),
});
