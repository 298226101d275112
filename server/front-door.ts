import { languageOf, type Language } from './words/language';
import { type Log, silentLog } from './log';
import type { Outbox } from './mail/outbox';
import type { Settings } from './settings';
import type { Storage } from './storage/storage';
import { StorageUnavailable } from './storage/storage-unavailable';
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
  /** What describes the API to people and programs; answers null for addresses that are not its own. */
  readonly description?: (request: Request, language: Language) => Promise<Response | null>;
  readonly log?: Log;
}

const outboxFile = (outbox: Outbox | null, path: string): Promise<Response | null> =>
  outbox ? outboxAttachment(outbox, path) : Promise.resolve(null);

/** For pages that could not be made; the API answers its failures itself. */
const failurePage = (log: Log, error: unknown): Response => {
  const isAway = error instanceof StorageUnavailable;
  if (isAway) log.error('storage unavailable', { error: error.message });
  else
    log.error('page failed', { error: error instanceof Error ? (error.stack ?? error.message) : 'unknown' });
  return new Response(isAway ? 'Unavailable' : 'Failed', {
    status: isAway ? 503 : 500,
    headers: { 'Cache-Control': 'no-store', ...(isAway && { 'Retry-After': '2' }) },
  });
};

/** Sends each call to the API, the outbox, the signing pages, the health check or the portal, and puts the security headers on whatever they answer. */
export const createFrontDoor = (parts: FrontDoor): Fetch => {
  const { settings, storage, outbox, api, signingPages, description, log = silentLog } = parts;
  const portal = createPortal(settings.portalFolder, settings);
  const headers = Object.entries(commonHeaders(settings.publicUrl.startsWith('https:')));

  const answer: Fetch = async (request, environment) => {
    const { pathname } = new URL(request.url);
    if (/^\/api(\/|$)/.test(pathname)) return api(request, environment);
    if (pathname === '/healthz') return healthz(storage);
    if (pathname === '/outbox' && outbox) return outboxPage(outbox, languageOf(request.headers));
    const beside =
      (await outboxFile(outbox, pathname)) ??
      (await signingPages?.(request)) ??
      (await description?.(request, languageOf(request.headers)));
    return beside ?? portal(request);
  };

  return async (request, environment) => {
    const response = await answer(request, environment).catch((error: unknown) => failurePage(log, error));
    for (const [name, value] of headers) response.headers.set(name, value);
    if (!response.headers.has('Content-Security-Policy'))
      response.headers.set('Content-Security-Policy', closedPolicy);
    return response;
  };
};
