import type { HostEnv, Trace, Fetch } from './api/deps';
import type { Log } from './log';

/** The caller's address as the connection shows it, or as the proxy in front tells it where that one is trusted. */
export const addressFinder =
  (trustProxy: boolean) =>
  (request: Request, environment: HostEnv | undefined): string => {
    const forwarded = trustProxy
      ? request.headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim()
      : undefined;
    return forwarded ?? environment?.incoming?.socket?.remoteAddress ?? 'unknown';
  };

/** Addresses of the portal are made of these; anything else was typed by the caller and may name a person. */
const isOwnPart = (part: string): boolean => /^[\w.-]{0,64}$/.test(part);

/** The path as it is logged: an address of a signing page is a secret. */
const loggedPath = (request: Request): string =>
  new URL(request.url).pathname
    .replace(/^(\/signing\/)[^/]+/, '$1…')
    .split('/')
    .map((part) => (isOwnPart(part) ? part : '…'))
    .join('/');

/**
 * Gives every call a number and logs it in one line: number, the signed-in user's number, method, path, status and duration. Never its
 * query, its headers or its body. The answer carries the number in `X-Request-Id`.
 */
export const withRequestLog =
  (log: Log, fetch: Fetch): Fetch =>
  async (request, environment) => {
    const start = performance.now();
    const trace: Trace = { id: crypto.randomUUID() };
    const response = await fetch(request, { ...environment, trace });
    response.headers.set('X-Request-Id', trace.id);
    log.info('request', {
      request: trace.id,
      user: trace.user,
      method: request.method,
      path: loggedPath(request),
      status: response.status,
      ms: Math.round(performance.now() - start),
    });
    return response;
  };
