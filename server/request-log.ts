import type { Fetch } from './front-door';
import type { Log } from './log';

/** The caller's address as the connection shows it, or as the proxy in front tells it where that one is trusted. */
export const addressFinder =
  (trustProxy: boolean) =>
  (request: Request, environment: unknown): string => {
    const forwarded = trustProxy
      ? request.headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim()
      : undefined;
    const { incoming } = (environment ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
    return forwarded ?? incoming?.socket?.remoteAddress ?? 'unknown';
  };

/** The path as it is logged: an address of a signing page is a secret. */
const loggedPath = (request: Request): string =>
  new URL(request.url).pathname.replace(/^(\/signing\/)[^/]+/, '$1…');

/** Logs every call in one line: method, path, status and duration. Never its query, its headers or its body. */
export const withRequestLog =
  (log: Log, fetch: Fetch): Fetch =>
  async (request, environment) => {
    const start = performance.now();
    const response = await fetch(request, environment);
    log.info('request', {
      method: request.method,
      path: loggedPath(request),
      status: response.status,
      ms: Math.round(performance.now() - start),
    });
    return response;
  };
