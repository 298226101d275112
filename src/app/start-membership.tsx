import { apiAddress } from '../lib/api-address';
import { connection } from '../lib/connection';
import { createHttp } from '../lib/http';
import { createI18n, languageOf } from '../lib/i18n';
import { beginsWithWelcome } from '../pages/membership/arrival';
import { membershipWords } from '../pages/membership/words';
import { drawInto, isThere } from './first-screen/take-over';
import { MembershipApp } from './membership-app';
import { pageNonce } from './page-nonce';
import { createStyles } from './style-frame';

/** Whether the server keeps the form closed, as it says in `<meta name="membership">`. */
const isFormClosed = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="membership"]')?.content === 'closed';

/** Draws the public membership form. It knows no session: whoever is signed in in this browser sends no token with it. */
export const drawMembership = async (place: HTMLElement): Promise<void> => {
  const { search } = window.location;
  const i18n = await createI18n(membershipWords, languageOf(new URLSearchParams(search).get('lang')));
  const http = createHttp({
    baseUrl: apiAddress(),
    token: () => null,
    language: () => document.documentElement.lang,
    track: connection.track,
  });
  connection.follow(window);
  drawInto(
    place,
    <MembershipApp
      isClosed={isFormClosed()}
      http={http}
      search={search}
      styles={createStyles(pageNonce())}
    />,
    (brought) => isThere(brought, 'membership', i18n.language) && beginsWithWelcome(search),
  );
};
