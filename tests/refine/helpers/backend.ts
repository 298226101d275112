import { setupWorker } from 'msw/browser';
import { handlersOf } from '@mocks/handlers';
import { createMockBackend } from '@mocks/mock-backend';

export const backend = createMockBackend({ publicUrl: location.origin });

/** Every call of the API that a page has made since it was opened, as its method and address. */
export const calls: string[] = [];

const worker = setupWorker(...handlersOf(backend));
worker.events.on('request:start', ({ request }) => {
  const { pathname, search } = new URL(request.url);
  if (pathname.startsWith('/api/')) calls.push(`${request.method} ${pathname}${search}`);
});

const started = worker.start({ quiet: true, onUnhandledRequest: 'bypass' });

/** The provider's API behind a service worker of this page, over memory. Resolves when it answers. */
export const startBackend = async (): Promise<void> => {
  await started;
  await backend.ready;
};
