import { setupWorker } from 'msw/browser';
import { handlersOf } from '@mocks/handlers';
import { createMockBackend } from '@mocks/mock-backend';

export const backend = createMockBackend({ publicUrl: location.origin });

/** Every API call that a page has made since it was opened: method and address. */
export const calls: string[] = [];

const worker = setupWorker(...handlersOf(backend));
worker.events.on('request:start', ({ request }) => {
  const { pathname, search } = new URL(request.url);
  if (pathname.startsWith('/api/')) calls.push(`${request.method} ${pathname}${search}`);
});

const started = worker.start({ quiet: true, onUnhandledRequest: 'bypass' });

/** Starts the provider's API in memory, behind a service worker of this page. Resolves when it is ready. */
export const startBackend = async (): Promise<void> => {
  await started;
  await backend.ready;
};
