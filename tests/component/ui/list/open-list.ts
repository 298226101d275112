import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createMockApi } from '@mocks/node';
import { renderApp } from '@tests/helpers/render-app';

/** The portal over a mock API of this test file, the calls below a client written down. */
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
    /** What was asked for at a path below the client's. */
    made: (path: string) => calls.filter(({ pathname }) => pathname.endsWith(`/clients/7/${path}`)),
    /** Every call to that path is answered so from now on. */
    answer: (path: string, make: () => Response | Promise<Response>) =>
      api.server.use(http.get(`*/api/eip/clients/7/${path}`, make)),
    /** From now on the calls are answered by the server again. */
    mend: () => api.server.resetHandlers(),
  };
};

export const broken = () => HttpResponse.json({ detail: 'broken' }, { status: 500 });
