import { render } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { App } from '@app/app';
import { createPortalRouter } from '@app/router';
import { createServices } from '@app/services';
import { createI18n, type Language } from '@lib/i18n';
import { startWords } from '@lib/words/start-words';
import { decodeToken } from '@core/session/token';
// Lazy in the portal; here so that no test waits while they are transformed, or ends before they are there.
import '@app/portal/portal';
import '@ui/charts/bar-plot';
import '@ui/charts/line-plot';
import '@mui/x-charts/ChartsTooltip';
import '@ui/form/form-page';
import '@ui/list/grid-list';
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
  /** Demo account before the `@`: `staff`. No session when absent. */
  readonly user?: string;
  readonly language?: Language;
  /** The history entry on which the address is opened: that of a reload. */
  readonly entry?: unknown;
  /** How long an opened list is waited for. Not at all: what comes in between is there to be seen. */
  readonly patienceMs?: number;
}

/** A portal whose test has ended calls no more: the mock API of the next file would refuse it, and report that as its own fault. */
const fetchUntilEnd = (): typeof fetch => {
  let hasEnded = false;
  onTestFinished(() => {
    hasEnded = true;
  });
  return (input, init) => (hasEnded ? new Promise<never>(() => undefined) : fetch(input, init));
};

/** The real portal (routes, providers, Refine) over the mock API, which the test has started. */
export const renderApp = async (options: AppOptions) => {
  const { api, path = '/', user, language = 'en', entry = null, patienceMs = 0 } = options;
  const tokens = user ? await api.signIn(`${user}@portal.example`) : undefined;
  await api.ready;
  await createI18n(startWords, language);
  // Address and session last: nothing that a test before has begun can come between them and the router that reads them.
  if (tokens) storeSession(tokens);
  window.history.replaceState(entry, '', path);
  // Repetitions follow at once: how long they wait is a matter of the rule's own tests.
  const services = createServices({
    baseUrl: `${window.location.origin}/api/v1`,
    fetch: fetchUntilEnd(),
    retryDelay: () => 0,
    patienceMs,
  });
  const router = createPortalRouter(services);
  // A router that goes on would follow the steps that later tests take in the window that they share.
  onTestFinished(() => router.dispose());
  const view = render(<App services={services} router={router} />);
  const address = () => window.location.pathname + window.location.search;
  return { ...view, services, router, address };
};
