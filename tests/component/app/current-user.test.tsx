import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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
});
afterAll(() => api.server.close());

const open = async () => {
  await renderApp({ api, path: '/clients/1/worksites', user: 'admin' });
  await screen.findByText('Worksites', { selector: 'h1' });
};
const me = '/api/v1/users/me';

describe('the signed-in user in the top bar', () => {
  it("is fetched after the user's record has loaded", async () => {
    await open();
    await waitFor(() => expect(requestedPaths).toContain(me));
    const own = requestedPaths.findIndex((path) => /^\/api\/v1\/users\/\d+$/.test(path));
    expect(own).toBeGreaterThanOrEqual(0);
    expect(requestedPaths.indexOf(me)).toBeGreaterThan(own);
  });

  it('is not fetched without such a record', async () => {
    api.server.use(
      http.get(/\/api\/v1\/users\/\d+$/, () => HttpResponse.json({ detail: 'not found' }, { status: 404 })),
    );
    await open();
    await waitFor(() => expect(requestedPaths.some((path) => path.endsWith('/locations'))).toBe(true));
    expect(requestedPaths).not.toContain(me);
  });
});
