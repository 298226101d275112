import { screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMockApi } from '@mocks/node';
import { renderApp } from '@tests/helpers/render-app';

const api = createMockApi();
let requestedPaths: string[] = [];
api.server.events.on(
  'request:start',
  ({ request }) => void requestedPaths.push(new URL(request.url).pathname),
);

beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  requestedPaths = [];
  api.server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => api.server.close());

const places = () => document.querySelectorAll('.loading').length;
const callsFor = (path: string) => requestedPaths.filter((one) => one.endsWith(path)).length;

/** Returns the highest number of row placeholders seen during the work. */
const placesDuring = async (work: () => Promise<unknown>) => {
  let maxPlaces = 0;
  const observer = new MutationObserver(() => {
    maxPlaces = Math.max(maxPlaces, places());
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await work();
  observer.disconnect();
  return maxPlaces;
};

const openWorksites = async (prefetchTimeoutMs: number) => {
  const { router } = await renderApp({ api, path: '/clients/1/worksites', user: 'admin', prefetchTimeoutMs });
  await screen.findByText('Worksites', { selector: 'h1' });
  return router;
};
const claims = () => screen.findByText('Claims', { selector: 'h1' });

describe('opening a list', () => {
  it('renders it once, with its rows, when they arrive in time', async () => {
    // Long enough for a list to render if it did not wait. The handler returns no response, so the call continues to the API.
    const slowHandler = () => delay(400);
    api.server.use(
      http.get('*/clients/1/locations', slowHandler),
      http.get('*/clients/1/claims', slowHandler),
    );
    const opened = await placesDuring(async () => {
      const router = await openWorksites(60_000);
      await router.navigate('/clients/1/claims');
      await claims();
    });
    expect(opened).toBe(0);
    expect(callsFor('/locations')).toBe(1);
    expect(callsFor('/claims')).toBe(1);
  });

  it('fetches the rows again when it is reopened later', async () => {
    const router = await openWorksites(60_000);
    await router.navigate('/clients/1/claims');
    await claims();
    const later = Date.now() + 6_000;
    vi.spyOn(Date, 'now').mockImplementation(() => later);
    await router.navigate('/clients/1/worksites');
    await waitFor(() => expect(callsFor('/locations')).toBe(2));
    expect(places()).toBe(0);
  });

  it('shows placeholders for its rows when they take longer', async () => {
    api.server.use(http.get('*/clients/1/claims', () => delay('infinite')));
    const router = await openWorksites(1);
    void router.navigate('/clients/1/claims');
    await claims();
    await waitFor(() => expect(places()).toBeGreaterThan(0));
    expect(callsFor('/claims')).toBe(1);
  });

  it.each(['claims', 'claims/kpi'])('fetches %s three times in all when the call fails', async (call) => {
    // The first call is still in flight when the list renders, as it is with the usual delays.
    let fail: () => void = () => undefined;
    const drawn = new Promise<void>((resolve) => (fail = resolve));
    const answer = () => drawn.then(() => new Response(null, { status: 500 }));
    api.server.use(http.get(`*/clients/1/${call}`, answer));
    await renderApp({ api, path: '/clients/1/claims', user: 'admin', prefetchTimeoutMs: 1 });
    await claims();
    await waitFor(() => expect(callsFor(`/${call}`)).toBe(1));
    fail();
    await waitFor(() => expect(document.querySelector('[role="alert"] button')).not.toBeNull());
    expect(callsFor(`/${call}`)).toBe(3);
  });
});
