import { showAppearance } from '@lib/choices';
import { connection } from '@lib/connection';
import { createI18n, languageOf } from '@lib/i18n';
import { notify } from '@lib/notify';
import { startWords } from '@lib/words/start-words';
import { followTabs } from '@providers/session/tabs';
import { App } from './app';
import type { Begun } from './first-calls';
import { broughtIn, drawInto, isThere } from './first-screen/take-over';
import { createPortalRouter, type PortalRouter } from './router';
import type { Services } from './services';
import { createStyles, pageNonce } from './style-frame';

/**
 * Shows a notice, once and until it is closed, if the browser cannot store the session: a reload would sign the user
 * out. Call this after the router has subscribed to the session, because the router clears the notices of the
 * previous user.
 */
export const noticeWhenOnlyHere = (
  { session, isOnlyHere }: Pick<Services, 'session' | 'isOnlyHere'>,
  text: () => string,
): void => {
  let isSaid = false;
  session.subscribe(() => {
    const isNews = isOnlyHere() && !isSaid;
    isSaid = isOnlyHere();
    if (isNews) notify({ kind: 'info', key: 'only-here', text: text(), durationMs: null });
  });
};

/** Hides the page without removing it, so that it keeps its scroll position. */
const cover = (isCovered: boolean) => {
  document.documentElement.style.visibility = isCovered ? 'hidden' : '';
};

/**
 * Resolves when the router has its first screen, so that the screen already shown is hydrated without a loading state
 * between.
 */
const arrived = (router: PortalRouter) =>
  new Promise<void>((done) => {
    const look = ({ initialized }: PortalRouter['state']) => {
      if (initialized) done();
    };
    router.subscribe(look);
    look(router.state);
  });

/** Whether the route is the login without a message about an expired code, an ended session or a broken link. */
const isPlainLogin = ({ state: { location, loaderData } }: PortalRouter) =>
  location.pathname.replace(/\/+$/, '') === '/login' &&
  (location.state as { readonly notice?: unknown } | null)?.notice === undefined &&
  Object.values(loaderData).every((told) => told === null);

/** Renders everything except the membership form: the pages before the login, and the portal behind it. */
export const drawPortal = async (root: HTMLElement, { services, firstRows }: Begun): Promise<void> => {
  showAppearance();
  const i18n = await createI18n(
    startWords,
    languageOf(new URLSearchParams(window.location.search).get('lang')),
  );
  connection.follow(window);
  followTabs({ look: services.look, reload: () => window.location.reload(), cover });
  const router = createPortalRouter(services, firstRows);
  noticeWhenOnlyHere(services, () => i18n.t('onlyHere', { ns: 'account' }));
  if (broughtIn(root)) await arrived(router);
  drawInto(
    root,
    <App services={services} router={router} styles={createStyles(pageNonce())} />,
    (brought) => isThere(brought, 'login', i18n.language) && isPlainLogin(router),
  );
};
