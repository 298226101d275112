import type { Fetch } from '../api/deps';
import type { Log } from '../log';
import { StorageUnavailable } from '../storage/storage-unavailable';
import { closedPolicy, commonHeaders } from './security-headers';

/** The response for pages that failed. The API handles its errors itself. */
const failurePage = (log: Log, error: unknown): Response => {
  const isUnavailable = error instanceof StorageUnavailable;
  if (isUnavailable) log.error('The database does not answer.', { error: error.message });
  else
    log.error('A page could not be served.', {
      error: error instanceof Error ? (error.stack ?? error.message) : 'unknown',
    });
  return new Response(isUnavailable ? 'Unavailable' : 'Failed', {
    status: isUnavailable ? 503 : 500,
    headers: { 'Cache-Control': 'no-store', ...(isUnavailable && { 'Retry-After': '2' }) },
  });
};

/** Sets the security headers of every response, and turns every error into a response. */
export const guarded = (answer: Fetch, { https, log }: { https: boolean; log: Log }): Fetch => {
  const headers = Object.entries(commonHeaders(https));
  return async (request, environment) => {
    const response = await answer(request, environment).catch((error: unknown) => failurePage(log, error));
    for (const [name, value] of headers) response.headers.set(name, value);
    if (!response.headers.has('Content-Security-Policy'))
      response.headers.set('Content-Security-Policy', closedPolicy);
    return response;
  };
};
