import { isChunkLoadError, reloadFor } from '@lib/chunk-load-error';
import { hideLinkToken } from './link-token';
import { isMembershipPath } from '@core/membership/path';
import { showStartFailure } from './start-failure';

const findRoot = (): HTMLElement => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root for the portal');
  return root;
};

/** Two programs share the page: the membership form, which has to be small, and everything else. */
const render = async (root: HTMLElement): Promise<void> => {
  if (isMembershipPath(window.location.pathname)) {
    const { renderMembership } = await import('./start-membership');
    return renderMembership(root);
  }
  // The first requests are sent as soon as the first, smaller script has loaded.
  const firstRequests = import('./first-calls').then(({ sendFirstRequests }) =>
    sendFirstRequests(window.location.pathname),
  );
  // Without a session the login follows. The code that renders it shows a failure.
  firstRequests
    .then(({ services: { session } }) => (session.current() ? undefined : import('./login-route')))
    .catch(() => undefined);
  const [{ renderPortal }, services] = await Promise.all([import('./start-portal'), firstRequests]);
  return renderPortal(root, services);
};

const start = async () => {
  hideLinkToken();
  if (__DEMO__) await (await import('@mocks/browser')).startDemo();
  await render(findRoot());
};

start().catch(async (reason: unknown) => {
  const isLazy = isChunkLoadError(reason);
  if (isLazy && (await reloadFor(reason))) return;
  showStartFailure(findRoot());
  // Browsers fire `online` some time before requests succeed.
  if (isLazy) window.addEventListener('online', () => void reloadFor(reason, { tries: 6 }));
});
