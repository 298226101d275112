import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createMockApi } from '@mocks/node';
import { renderApp } from '@tests/helpers/render-app';

/** Renders lists of a client with a mock API for this test file, and records the calls. */
export const listFixture = () => {
  const api = createMockApi();
  const calls: URL[] = [];
  api.server.events.on('request:start', ({ request }) => void calls.push(new URL(request.url)));
  beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    calls.length = 0;
    api.server.resetHandlers();
  });
  afterAll(() => api.server.close());
  return {
    open: (path: string, language: 'en' | 'es' = 'en') =>
      renderApp({ api, path: `/clients/7/${path}`, user: 'staff', language }),
    /** Returns the calls to a path under the client. */
    callsTo: (path: string) => calls.filter(({ pathname }) => pathname.endsWith(`/clients/7/${path}`)),
    /** Sets the response of every later call to the path. */
    answer: (path: string, make: () => Response | Promise<Response>) =>
      api.server.use(http.get(`*/api/eip/clients/7/${path}`, make)),
    /** Restores the mock API's own responses. */
    restore: () => api.server.resetHandlers(),
  };
};

export const serverError = () => HttpResponse.json({ detail: 'broken' }, { status: 500 });
