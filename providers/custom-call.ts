import type { CustomParams } from '@refinedev/core';
import type { Call } from '@lib/http';

const methods = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const;

const isMethod = (method: string): method is keyof typeof methods => Object.hasOwn(methods, method);

/** Refine requires values for every mutation. A mutation without values passes an empty object. */
const isEmptyPayload = (payload: unknown): boolean =>
  payload === undefined || JSON.stringify(payload) === '{}';

const backends = ['v1', 'eip', 'form'] as const;

/**
 * Returns the call of Refine's `useCustom` or `useCustomMutation`. `url` is a path below the API, and `meta.backend`
 * names one of its backends (`v1` when absent). A mutation has its query parameters in `meta.query`. Throws for
 * requests that the API does not support and for addresses of other servers, because the session's token would be sent
 * there.
 */
export const customCall = ({
  url,
  method,
  payload,
  query,
  filters,
  sorters,
  headers,
  meta,
}: CustomParams): Call => {
  if (!isMethod(method)) throw new Error(`The API has no calls by ${method}. Use get, post, put or delete.`);
  const hasHeaders = Object.keys(headers ?? {}).length > 0;
  if (filters || sorters || hasHeaders)
    throw new Error('A custom call takes "query" and "payload"; for filters and sorters use a resource.');
  // Refine's documentation writes `${useApiUrl()}/path`, so the path may start with a slash.
  const path = url.replace(/^\//, '');
  const steps = path.split('/');
  if (/^[a-z][a-z\d+.-]*:|^\/|[?#\\]/i.test(path) || steps.some((step) => step === '..' || step === '.'))
    throw new Error('A custom call takes a path below the API ("users/me"), with its parameters in "query".');
  const backend = backends.find((one) => one === meta?.['backend']) ?? 'v1';
  const params = (query ?? meta?.['query']) as Call['query'];
  const key: unknown = meta?.['idempotencyKey'];
  const version: unknown = meta?.['version'];
  return {
    backend,
    method: methods[method],
    path,
    ...(params !== undefined && { query: params }),
    ...(!isEmptyPayload(payload) && { body: payload }),
    ...(typeof key === 'string' && { idempotencyKey: key }),
    ...(typeof version === 'number' && { version }),
  };
};
