import { http } from 'msw';
import { setupServer } from 'msw/node';
import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { renderApp } from '../render-app';
import { createContractOnly, type ContractOnlySettings } from './handler';
// Lazy in the portal; here so that no test waits while they are transformed.
import '@pages/account/own/account-page';
import '@pages/dashboard/dashboard-page';
import '@pages/openapi/openapi-page';
import '@ui/detail/detail-view';

/** The portal of this test file over the stand-in of a provider's server. */
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
    missed: () => provider.missed,
    /** Another server, which knows nothing of the calls before. */
    provide: (settings: ContractOnlySettings = {}) => {
      provider = createContractOnly(settings);
    },
    open: (path: string, user: 'admin' | 'agency' = 'admin', language: 'en' | 'es' = 'en') => {
      const pair = provider.pairOf(user === 'admin' ? 1 : 2);
      const api = { ready: Promise.resolve(), signIn: () => Promise.resolve(pair) };
      return renderApp({ api, path, user, language });
    },
    /** No placeholder is left. */
    settled: () =>
      waitFor(() => {
        expect(document.querySelectorAll('h1')).toHaveLength(1);
        expect(document.querySelector('.MuiSkeleton-root, [aria-busy="true"]')).toBeNull();
      }),
  };
};

/** What the page says has failed. */
export const alerts = (): string[] =>
  [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent).filter(Boolean);
