import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createMockApi } from '@mocks/node';
import { renderApp } from '@tests/helpers/render-app';

const api = createMockApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => api.server.close());

it('the code that may be needed next is fetched once the page is idle', async () => {
  const whenIdle = vi.fn(() => 1);
  vi.stubGlobal('requestIdleCallback', whenIdle);
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  await renderApp({ api, path: '/users', user: 'admin' });
  await screen.findByText('Users', { selector: 'h1' });
  await waitFor(() => expect(whenIdle).toHaveBeenCalled());
});
