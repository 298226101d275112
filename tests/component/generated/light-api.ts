import { flags, permissions } from '@tests/unit/generated/spec-model';
import { makeToken } from '@tests/helpers/token';

/** A client of the user, and one that is refused with 403. No other client exists. */
export const ownClient = 7;
export const refusedClient = 8;

const ok = (body: unknown) => Response.json(body);
const none = { data: [], total_count: 0 };

/** Returns the response for a path. Lists are empty, and records are not found. */
const answerOf = (pathname: string): Response => {
  const path = pathname.replace(/^.*\/api\//, '');
  if (path === 'v1/feature-flags/') return ok({ data: flags.map((name) => ({ name, value: 'on' })) });
  if (path === 'v1/users/me' || path === 'v1/users/7') return ok({ first_name: 'Ann', last_name: 'Lee' });
  if (path === `eip/clients/${ownClient}`)
    return ok({ client_account_id: ownClient, client_account_name: 'Harbor' });
  if (path === `eip/clients/${refusedClient}`) return Response.json({}, { status: 403 });
  if (/^eip\/clients\/[^/]+$/.test(path)) return Response.json({}, { status: 404 });
  // A single record: none exists.
  if (
    /\/(workers|members|users)\/[^/]+$/.test(path) &&
    !/\/(kpi|active-employees-trend|tax-cut-off)$/.test(path)
  )
    return Response.json({ detail: 'not found' }, { status: 404 });
  if (/\/dashboard$/.test(path)) return ok({});
  return ok(none);
};

/** Creates a `fetch` that records its calls and returns minimal data at once, so that thousands of addresses can be opened. */
export const createLightApi = () => {
  const calls: URL[] = [];
  const answer = (input: RequestInfo | URL): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : String(input), window.location.origin);
    calls.push(url);
    return Promise.resolve(answerOf(url.pathname));
  };
  return { calls, fetch: answer };
};

/** Stores the session of a user with these permissions. */
export const storeUser = (held: readonly string[] = permissions): void => {
  localStorage.setItem('portal.user', JSON.stringify({ v: 1, id: 7 }));
  localStorage.setItem('portal.refresh-token', 'r');
  localStorage.setItem('portal.token', makeToken({ id: 7, permissions: held }));
};
