import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createMockApi } from '@mocks/node';
import { renderApp } from '@tests/helpers/render-app';
import { answers } from './dashboard-answers';
// Lazy in the portal. Imported here so that no test waits while they are transformed.
import '@pages/dashboard/dashboard-page';
import '@ui/charts/bar-plot';
import '@ui/charts/line-plot';

export const paths = Object.keys(answers);
export const card = (name: string) => screen.findByRole('region', { name });
export const tile = async (name: string) => {
  const tiles = within(await screen.findByRole('list', { name: 'Key figures' }));
  return tiles.getByText(name).closest('li')!;
};
export const settled = () => waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());

/** Renders the dashboard with a mock API for this test file. */
export const dashboardFixture = () => {
  const api = createMockApi();
  const requestedPaths: string[] = [];
  beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    api.server.resetHandlers();
    requestedPaths.length = 0;
  });
  afterAll(() => api.server.close());
  return {
    api,
    requestedPaths,
    /** Responds to every call of the dashboard, with 500 to those in `failing`. */
    serve: (answered = answers, failing = new Set<string>()) =>
      api.server.use(
        ...paths.map((path) =>
          http.get(`*/api/eip/clients/:id/${path}`, () => {
            requestedPaths.push(path);
            return failing.has(path)
              ? HttpResponse.json({ detail: 'internal error' }, { status: 500 })
              : HttpResponse.json(answered[path]);
          }),
        ),
      ),
    open: async (language?: 'es') => {
      const view = await renderApp({
        api,
        path: '/dashboard',
        user: 'staff',
        ...(language && { language }),
      });
      await screen.findByText(language ? 'Panel' : 'Dashboard', { selector: 'h1' });
      return view;
    },
  };
};
