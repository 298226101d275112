import { applyAppearance } from '@lib/choices';
import { connection } from '@lib/connection';
import { createI18n, languageOf } from '@lib/i18n';
import { notify } from '@lib/notify';
import { startWords } from '@lib/words/start-words';
import { followTabs } from '@providers/session/tabs';
import { App } from './app';
import type { FirstRequests } from './first-calls';
import { readInitialScreen, renderInto, isSameScreen } from './first-screen/render-into';
import { createPortalRouter, type PortalRouter } from './router';
import type { Services } from './services';
import { createStyles, pageNonce } from './style-frame';

/**
 * Shows a notice, once and until it is closed, if the browser cannot store the session: a reload would sign the user
 * out. Call this after the router has subscribed to the session, because the router clears the notices of the
 * previous user.
 */
export const notifyIfNotPersisted = (
  { session, isOnlyHere }: Pick<Services, 'session' | 'isOnlyHere'>,
  text: () => string,
): void => {
  let wasNotified = false;
  session.subscribe(() => {
    const shouldNotify = isOnlyHere() && !wasNotified;
    wasNotified = isOnlyHere();
    if (shouldNotify) notify({ kind: 'info', key: 'only-here', text: text(), durationMs: null });
  });
};

/** Hides the page without removing it, so that it keeps its scroll position. */
const setPageHidden = (isHidden: boolean) => {
  document.documentElement.style.visibility = isHidden ? 'hidden' : '';
};

/**
 * Resolves when the router has its first screen, so that the screen already shown is hydrated without a loading state
 * between.
 */
const untilInitialized = (router: PortalRouter) =>
  new Promise<void>((done) => {
    const onStateChange = ({ initialized }: PortalRouter['state']) => {
      if (initialized) done();
    };
    router.subscribe(onStateChange);
    onStateChange(router.state);
  });

/** Whether the route is the login without a message about an expired code, an ended session or a broken link. */
const isPlainLogin = ({ state: { location, loaderData } }: PortalRouter) =>
  location.pathname.replace(/\/+$/, '') === '/login' &&
  (location.state as { readonly notice?: unknown } | null)?.notice === undefined &&
  Object.values(loaderData).every((value) => value === null);

/** Renders everything except the membership form: the pages before the login, and the portal behind it. */
export const renderPortal = async (
  root: HTMLElement,
  { services, firstRows }: FirstRequests,
): Promise<void> => {
  applyAppearance();
  const i18n = await createI18n(
    startWords,
    languageOf(new URLSearchParams(window.location.search).get('lang')),
  );
  connection.follow(window);
  followTabs({
    syncSession: services.syncSession,
    reload: () => window.location.reload(),
    setPageHidden,
  });
  const router = createPortalRouter(services, firstRows);
  notifyIfNotPersisted(services, () => i18n.t('onlyHere', { ns: 'account' }));
  if (readInitialScreen(root)) await untilInitialized(router);
  renderInto(
    root,
    <App services={services} router={router} styles={createStyles(pageNonce())} />,
    (initialScreen) => isSameScreen(initialScreen, 'login', i18n.language) && isPlainLogin(router),
  );
};
