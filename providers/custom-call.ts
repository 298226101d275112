import type { CustomParams } from '@refinedev/core';
import type { Call } from '@lib/http';

const methods = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const;

const isMethod = (method: string): method is keyof typeof methods => Object.hasOwn(methods, method);

/** Refine asks for the values of a mutation that has none; then they are an empty object. */
const isWithout = (payload: unknown): boolean => payload === undefined || JSON.stringify(payload) === '{}';

const backends = ['v1', 'eip', 'form'] as const;

/**
 * The call of Refine's `useCustom` and `useCustomMutation`: `url` is a path below the API, and
 * `meta.backend` names one of its parts (`v1` when absent). A mutation has its parameters in `meta.query`. Throws for what the API has no
 * words for; another server is never called, because the session's token would go with it.
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
  // As the documentation writes it: `${useApiUrl()}/path`.
  const path = url.replace(/^\//, '');
  const steps = path.split('/');
  if (/^[a-z][a-z\d+.-]*:|^\/|[?#\\]/i.test(path) || steps.some((step) => step === '..' || step === '.'))
    throw new Error('A custom call takes a path below the API ("users/me"), with its parameters in "query".');
  const backend = backends.find((one) => one === meta?.['backend']) ?? 'v1';
  const params = (query ?? meta?.['query']) as Call['query'];
  const key: unknown = meta?.['idempotencyKey'];
  return {
    backend,
    method: methods[method],
    path,
    ...(params !== undefined && { query: params }),
    ...(!isWithout(payload) && { body: payload }),
    ...(typeof key === 'string' && { idempotencyKey: key }),
  };
};
