import { setupWorker } from 'msw/browser';
import { day } from '@server/api/clock';
import { adoptSession } from './adopt-session';
import { adoptSigning } from './adopt-signing';
import { handlersOf } from './handlers';
import { createMockBackend } from './mock-backend';

const reloadedKey = 'portal.demo-reloaded';

/**
 * After a hard reload (Shift and Reload) the page bypasses service workers, so its calls would go to a server that does
 * not exist. One ordinary reload brings the worker back. `reloadedKey` keeps a browser without workers from reloading
 * forever.
 */
const isBypassed = (): boolean => navigator.serviceWorker.controller === null;

/** Starts the demo: the whole API runs in this page and stores nothing. Resolves when the first call can be made. */
export const startDemo = async (): Promise<void> => {
  const backend = createMockBackend({
    publicUrl: location.origin,
    // Not a secret: it protects fake data in the visitor's page, and must be the same after a reload.
    tokenKey: new TextEncoder().encode('the key of the demo, known to all'),
    limits: { accessToken: day },
  });
  const adopt = async (request: Request): Promise<void> => {
    await adoptSession(backend.deps, request);
    await adoptSigning(backend.deps, request);
  };
  const base = import.meta.env.BASE_URL;
  await setupWorker(...handlersOf(backend, adopt)).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${base}mockServiceWorker.js`, options: { scope: base } },
  });
  await backend.ready;
  if (!isBypassed()) {
    sessionStorage.removeItem(reloadedKey);
    return;
  }
  if (sessionStorage.getItem(reloadedKey) !== null) return;
  sessionStorage.setItem(reloadedKey, '1');
  location.reload();
  await new Promise(() => undefined);
};
