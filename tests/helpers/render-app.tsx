import { render } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { App } from '@app/app';
import { createPortalRouter } from '@app/router';
import { createServices } from '@app/services';
import { createI18n, type Language } from '@lib/i18n';
import { startWords } from '@lib/words/start-words';
import { decodeToken } from '@core/session/token';
// Lazy in the portal; imported here so that no test waits for their transform, or ends before they are loaded.
import '@app/portal/portal';
import '@ui/charts/bar-plot';
import '@ui/charts/line-plot';
import '@mui/x-charts/ChartsTooltip';
import '@ui/form/form-page';
import '@ui/list/wide-list';
import '@ui/list/list-page';
import '@ui/list/phone-list';
import type { MockApi, MockTokens } from '@mocks/node';

/** Puts a session into the browser's storage, as a login would. */
const storeSession = ({ token, refresh_token: refreshToken }: MockTokens): void => {
  const id = decodeToken(token)?.id;
  localStorage.setItem('portal.user', JSON.stringify({ v: 1, id }));
  localStorage.setItem('portal.refresh-token', refreshToken);
  localStorage.setItem('portal.token', token);
};

interface AppOptions {
  readonly api: Pick<MockApi, 'signIn' | 'ready'>;
  /** Address to open, with its query. */
  readonly path?: string;
  /** The part of a demo account before the `@`, such as `staff`. No session when absent. */
  readonly user?: string;
  readonly language?: Language;
  /** The state of the history entry that is opened, as after a reload. */
  readonly entry?: unknown;
  /** How long the portal waits for an opened list; 0 when absent, so that loading states are shown. */
  readonly prefetchTimeoutMs?: number;
}

/** Returns a fetch that does nothing after the test: the next file's mock API would reject its calls and fail that file. */
const fetchUntilEnd = (): typeof fetch => {
  let hasEnded = false;
  onTestFinished(() => {
    hasEnded = true;
  });
  return (input, init) => (hasEnded ? new Promise<never>(() => undefined) : fetch(input, init));
};

/** Renders the real portal (routes, providers, Refine) over the mock API, which the test has started. */
export const renderApp = async (options: AppOptions) => {
  const { api, path = '/', user, language = 'en', entry = null, prefetchTimeoutMs = 0 } = options;
  const tokens = user ? await api.signIn(`${user}@portal.example`) : undefined;
  await api.ready;
  await createI18n(startWords, language);
  // Set address and session last, so that nothing a previous test started can change them before the router reads them.
  if (tokens) storeSession(tokens);
  window.history.replaceState(entry, '', path);
  // Retry at once: the delay has its own tests.
  const services = createServices({
    baseUrl: `${window.location.origin}/api/v1`,
    fetch: fetchUntilEnd(),
    retryDelay: () => 0,
    prefetchTimeoutMs,
  });
  const router = createPortalRouter(services);
  // A router that keeps running would follow the navigation of later tests in the shared window.
  onTestFinished(() => router.dispose());
  const view = render(<App services={services} router={router} />);
  const address = () => window.location.pathname + window.location.search;
  return { ...view, services, router, address };
};
