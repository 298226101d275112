import { http, type HttpHandler } from 'msw';
import type { MockBackend } from './mock-backend';

/** Forwards every API call to the handlers that the bundled server runs. */
export const handlersOf = (
  { app, ready }: MockBackend,
  before?: (request: Request) => Promise<void>,
): HttpHandler[] => [
  http.all('*/api/*', async ({ request }) => {
    await ready;
    await before?.(request);
    return app.fetch(request);
  }),
];
