import { languageOf } from './api/auth/language';
import type { Outbox } from './mail/outbox';
import type { Settings } from './settings';
import type { Storage } from './storage/storage';
import { healthz } from './web/healthz';
import { outboxAttachment, outboxPage } from './web/outbox-page';
import { createPortal } from './web/portal';
import { closedPolicy, commonHeaders } from './web/security-headers';

/** `environment` is what the host passes beside the request, such as the connection. */
export type Fetch = (request: Request, environment?: unknown) => Promise<Response>;

interface FrontDoor {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly outbox: Outbox | null;
  readonly api: Fetch;
  /** Pages of the stand-in for the e-signature provider; answers null for addresses that are not its own. */
  readonly signingPages?: ((request: Request) => Promise<Response | null>) | undefined;
}

const outboxFile = (outbox: Outbox | null, path: string): Promise<Response | null> =>
  outbox ? outboxAttachment(outbox, path) : Promise.resolve(null);

/** Sends each call to the API, the outbox, the signing pages, the health check or the portal, and puts the security headers on whatever they answer. */
export const createFrontDoor = ({ settings, storage, outbox, api, signingPages }: FrontDoor): Fetch => {
  const portal = createPortal(settings.portalFolder, settings);
  const headers = Object.entries(commonHeaders(settings.publicUrl.startsWith('https:')));

  const answer: Fetch = async (request, environment) => {
    const { pathname } = new URL(request.url);
    if (/^\/api(\/|$)/.test(pathname)) return api(request, environment);
    if (pathname === '/healthz') return healthz(storage);
    if (pathname === '/outbox' && outbox) return outboxPage(outbox, languageOf(request.headers));
    const beside = (await outboxFile(outbox, pathname)) ?? (await signingPages?.(request));
    return beside ?? portal(request);
  };

  return async (request, environment) => {
    const response = await answer(request, environment);
    for (const [name, value] of headers) response.headers.set(name, value);
    if (!response.headers.has('Content-Security-Policy'))
      response.headers.set('Content-Security-Policy', closedPolicy);
    return response;
  };
};
