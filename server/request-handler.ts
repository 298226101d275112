import type { Fetch, HostEnv } from './api/deps';
import { type Log, silentLog } from './log';
import type { Settings } from './settings/read-settings';
import type { Storage } from './storage/storage';
import { guarded } from './web/guarded';
import { pathOf } from './web/path-of';
import { createPortal } from './web/portal';
import { securityText } from './web/security-text';

/** Responds with 200 while the database is available, otherwise with 503. */
const healthz = async (storage: Storage): Promise<Response> => {
  const ok = await storage
    .table('feature_flags')
    .count([])
    .then(
      () => true,
      () => false,
    );
  return Response.json(
    { status: ok ? 'ok' : 'unavailable' },
    { status: ok ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
};

interface HandlerParts {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly api: Fetch;
  /** Pages of the stand-in for the e-signature provider. Returns null for other addresses. */
  readonly signingPages?: ((request: Request) => Promise<Response | null>) | undefined;
  /** Description of the API for programs. Returns null for other addresses. */
  readonly description?: (request: Request) => Promise<Response | null>;
  readonly log?: Log;
}

const isCall = (path: string): boolean => /^\/api(\/|$)/.test(path);
const isHealthCheck = (path: string): boolean => path === '/healthz';
const isDescription = (path: string): boolean => /^\/openapi\.(json|d\.ts)$/.test(path);
const isSecurityText = (path: string): boolean => path === '/.well-known/security.txt';
const isSigningPage = (path: string): boolean => path.startsWith('/signing/');

/** Whether a path belongs to the portal: its page or one of its files. */
export const isPortal = (path: string): boolean =>
  ![isCall, isHealthCheck, isDescription, isSecurityText, isSigningPage].some((isOne) => isOne(path));

/** Returns the error response for a caller without a valid session, or null for a caller with one. */
const refusalOf = async (
  api: Fetch,
  request: Request,
  environment: HostEnv | undefined,
): Promise<Response | null> => {
  const authorization = request.headers.get('Authorization') ?? '';
  const me = new Request(new URL('/api/v1/users/me', request.url), { headers: { authorization } });
  const answer = await api(me, environment);
  return answer.ok ? null : answer;
};

/**
 * Routes each request to the API, the signing pages, the health check or the portal, and sets the security headers of the
 * responses.
 */
export const createRequestHandler = (parts: HandlerParts): Fetch => {
  const { settings, storage, api, signingPages, description, log = silentLog } = parts;
  const portal = createPortal(settings.portalFolder, settings);

  const serveDescription: Fetch = async (request, environment) => {
    // Programs on this machine may read it freely. On a public portal it would describe the API to strangers.
    const refusal = settings.isLocal ? null : await refusalOf(api, request, environment);
    const response = refusal ?? (await description?.(request)) ?? (await portal(request));
    // The response for one caller must not be cached for another.
    if (!settings.isLocal) response.headers.set('Cache-Control', 'no-store');
    return response;
  };

  const answer: Fetch = async (request, environment) => {
    const path = pathOf(request);
    if (isCall(path)) return api(request, environment);
    if (isHealthCheck(path)) return healthz(storage);
    if (isSecurityText(path)) return securityText(settings, Date.now());
    if (isDescription(path)) return serveDescription(request, environment);
    return (await signingPages?.(request)) ?? portal(request);
  };

  return guarded(answer, { https: settings.publicUrl.startsWith('https:'), log });
};
