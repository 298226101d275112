import type { Fetch, HostEnv } from './api/deps';
import { type Log, silentLog } from './log';
import type { Settings } from './settings';
import type { Storage } from './storage/storage';
import { guarded } from './web/guarded';
import { createPortal } from './web/portal';
import { securityText } from './web/security-text';

/** 200 while the database answers, otherwise 503. */
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
  /** Pages of the stand-in for the e-signature provider; answers null for addresses that are not its own. */
  readonly signingPages?: ((request: Request) => Promise<Response | null>) | undefined;
  /** What describes the API to programs; answers null for addresses that are not its own. */
  readonly description?: (request: Request) => Promise<Response | null>;
  readonly log?: Log;
}

const isDescription = (path: string): boolean => /^\/openapi\.(json|d\.ts)$/.test(path);

/** The calls of a closed membership form. What the signing provider still has to say of earlier forms is heard. */
const isMembershipCall = (path: string): boolean => /^\/api\/pact-form\/(?!webhooks\/)/.test(path);
const membershipClosed = (): Response =>
  Response.json({ detail: 'membership closed' }, { status: 404, headers: { 'Cache-Control': 'no-store' } });

/** The answer to a caller without a living session; null for a caller who has one. */
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

/** Sends each call to the API, the signing pages, the health check or the portal, and puts the security headers on what they answer. */
export const createRequestHandler = (parts: HandlerParts): Fetch => {
  const { settings, storage, api, signingPages, description, log = silentLog } = parts;
  const portal = createPortal(settings.portalFolder, settings);

  const described: Fetch = async (request, environment) => {
    // Programs of this machine may read it as they like; elsewhere it would show strangers the way around.
    const refusal = settings.isLocal ? null : await refusalOf(api, request, environment);
    const response = refusal ?? (await description?.(request)) ?? (await portal(request));
    // What one caller was told is no answer to the next.
    if (!settings.isLocal) response.headers.set('Cache-Control', 'no-store');
    return response;
  };

  const answer: Fetch = async (request, environment) => {
    const { pathname } = new URL(request.url);
    if (!settings.membership && isMembershipCall(pathname)) return membershipClosed();
    if (/^\/api(\/|$)/.test(pathname)) return api(request, environment);
    if (pathname === '/healthz') return healthz(storage);
    if (pathname === '/.well-known/security.txt') return securityText(settings, Date.now());
    if (isDescription(pathname)) return described(request, environment);
    return (await signingPages?.(request)) ?? portal(request);
  };

  return guarded(answer, { https: settings.publicUrl.startsWith('https:'), log });
};
