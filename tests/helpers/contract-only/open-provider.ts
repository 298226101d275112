import { http } from 'msw';
import { setupServer } from 'msw/node';
import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { renderApp } from '../render-app';
import { createContractOnly, type ContractOnlySettings } from './handler';
// Lazy in the portal; imported here so that no test waits for their transform.
import '@pages/account/own/account-page';
import '@pages/dashboard/dashboard-page';
import '@pages/openapi/openapi-page';
import '@ui/detail/detail-view';

/** Sets up the portal of this test file over a stand-in for a provider's server. */
export const openProvider = () => {
  let provider = createContractOnly();
  const server = setupServer(http.all('*', ({ request }) => provider.handle(request)));
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    server.events.removeAllListeners();
  });
  afterAll(() => server.close());
  return {
    server,
    unknownCalls: () => provider.unknownCalls,
    /** Replaces the server with a new one that knows nothing of previous calls. */
    provide: (settings: ContractOnlySettings = {}) => {
      provider = createContractOnly(settings);
    },
    open: (path: string, user: 'admin' | 'agency' = 'admin', language: 'en' | 'es' = 'en') => {
      const pair = provider.pairOf(user === 'admin' ? 1 : 2);
      const api = { ready: Promise.resolve(), signIn: () => Promise.resolve(pair) };
      return renderApp({ api, path, user, language });
    },
    /** Waits until no placeholder is left. */
    settled: () =>
      waitFor(() => {
        expect(document.querySelectorAll('h1')).toHaveLength(1);
        expect(document.querySelector('.MuiSkeleton-root, [aria-busy="true"]')).toBeNull();
      }),
  };
};

/** Returns the error messages on the page. */
export const alerts = (): string[] =>
  [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent).filter(Boolean);
