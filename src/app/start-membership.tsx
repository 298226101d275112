import { readLinkQuery } from '@core/navigation/link-query';
import { decodeToken } from '@core/session/token';
import { applyAppearance } from '@lib/choices';
import { apiAddress, connection } from '@lib/connection';
import { createHttp } from '@lib/http';
import { createI18n, languageOf } from '@lib/i18n';
import { pageLanguage } from '@lib/page-language';
import { localStore } from '@lib/storage';
import { startsWithWelcome } from '@pages/membership/arrival';
import type { SignOut } from '@pages/membership/signed-in';
import { membershipWords } from '@pages/membership/words';
import { renderInto, isSameScreen } from './first-screen/render-into';
import { MembershipApp } from './membership-app';
import { createStyles, pageNonce } from './style-frame';

/** Whether the server has closed the form, according to `<meta name="membership">`. */
const isFormClosed = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="membership"]')?.content === 'closed';

/** Returns the sign-out for a user who is signed in in this browser. Its code is loaded on click. */
const signOutOf = (token: string | null): SignOut | null =>
  token !== null && decodeToken(token)
    ? async () => (await import('./sign-out-of-form')).signOutOfForm()
    : null;

/** Renders the public membership form. It uses no session: it sends no token, even if a user is signed in in this browser. */
export const renderMembership = async (root: HTMLElement): Promise<void> => {
  applyAppearance();
  const { search } = window.location;
  const i18n = await createI18n(membershipWords, languageOf(readLinkQuery(search).get('lang')));
  const http = createHttp({
    baseUrl: apiAddress(),
    token: () => null,
    language: pageLanguage,
    track: connection.track,
  });
  connection.follow(window);
  const signedIn = signOutOf(localStore.get('token'));
  // The support line from the server is not part of the React tree. The app renders its own.
  root.querySelector('[data-support]')?.remove();
  renderInto(
    root,
    <MembershipApp
      isClosed={isFormClosed()}
      http={http}
      search={search}
      signedIn={signedIn}
      styles={createStyles(pageNonce())}
    />,
    (initialScreen) =>
      signedIn === null &&
      isSameScreen(initialScreen, 'membership', i18n.language) &&
      startsWithWelcome(search),
  );
};
