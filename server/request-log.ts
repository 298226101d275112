import { AsyncLocalStorage } from 'node:async_hooks';
import type { Trace, Fetch } from './api/deps';
import type { Log } from './log';
import { pathOf } from './web/path-of';

const requestScope = new AsyncLocalStorage<string>();

/** Returns the id of the request that the current work belongs to, also in the jobs that it caused. */
export const currentRequestId = (): string | undefined => requestScope.getStore();

/** Runs the work of a request after its response. Undefined for work that belongs to none. */
export const ofRequest = <T>(id: string | undefined, work: () => T): T =>
  id === undefined ? requestScope.exit(work) : requestScope.run(id, work);

/** Paths of the portal only have these characters. Anything else was typed by the caller and may contain a name. */
const isOwnPart = (part: string): boolean => /^[\w.-]{0,64}$/.test(part);

/** The path for the log. The address of a signing page and the `form_id` of a membership form are secrets. */
const loggedPath = (request: Request): string =>
  pathOf(request)
    .replace(/^(\/signing\/|\/api\/pact-form\/forms\/)[^/]+/i, '$1…')
    .split('/')
    .map((part) => (isOwnPart(part) ? part : '…'))
    .join('/');

/**
 * Gives every request an id, which every line of the log about it has, and logs it in one line: id, the signed-in user's id, method, path, status and duration.
 * Never logs query, headers or body. The response has the id in `X-Request-Id`.
 */
export const withRequestLog =
  (log: Log, fetch: Fetch): Fetch =>
  async (request, environment) => {
    const start = performance.now();
    const trace: Trace = { id: crypto.randomUUID() };
    return requestScope.run(trace.id, async () => {
      const response = await fetch(request, { ...environment, trace });
      response.headers.set('X-Request-Id', trace.id);
      log.info('request', {
        user: trace.user,
        method: request.method,
        path: loggedPath(request),
        status: response.status,
        ms: Math.round(performance.now() - start),
      });
      return response;
    });
  };
