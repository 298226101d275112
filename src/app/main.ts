import { isLazyFailure, reloadFor } from './lazy-failure';
import { hideLinkToken } from './link-token';
import { isMembershipPath } from '@core/membership/path';
import { showStartFailure } from './start-failure';

const placeOfPortal = (): HTMLElement => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root for the portal');
  return root;
};

/** Two programs share the page: the membership form, which has to be small, and everything else. */
const draw = async (root: HTMLElement): Promise<void> => {
  if (isMembershipPath(window.location.pathname)) {
    const { drawMembership } = await import('./start-membership');
    return drawMembership(root);
  }
  // The first requests are sent as soon as the first, smaller script has loaded.
  const begun = import('./first-calls').then(({ begin }) => begin(window.location.pathname));
  // Without a session the login follows. The code that renders it shows a failure.
  begun
    .then(({ services: { session } }) => (session.current() ? undefined : import('./login-route')))
    .catch(() => undefined);
  const [{ drawPortal }, services] = await Promise.all([import('./start-portal'), begun]);
  return drawPortal(root, services);
};

const start = async () => {
  hideLinkToken();
  if (__DEMO__) await (await import('@mocks/browser')).startDemo();
  await draw(placeOfPortal());
};

start().catch(async (reason: unknown) => {
  const isLazy = isLazyFailure(reason);
  if (isLazy && (await reloadFor(reason))) return;
  showStartFailure(placeOfPortal());
  // Browsers fire `online` some time before requests succeed.
  if (isLazy) window.addEventListener('online', () => void reloadFor(reason, { tries: 6 }));
});
