import type { FirstCall } from '@core/list/first-call';
import { callAddress, type CallTarget } from '@core/resource/call-address';
import { decodeToken, type TokenClaims } from '@core/session/token';
import { apiAddress } from '@lib/api-address';
import { localStore } from '@lib/storage';

interface EarlyCall {
  readonly authorization: string;
  readonly answer: Promise<Response>;
}

/** An answer that was not asked for by then is forgotten (spec, section 9: what was fetched ahead serves for 30 s). */
const keptMs = 30_000;
/** A token that ends within this time is left to the session, which renews it first. */
const restMs = 60_000;

/** Screens before the login, with or without a session. */
const outside = /^\/(activate-account|reset-password|confirm-address|get-the-app)(\/|$)/;

/** What the page says that its screen will ask for first, where the token allows it (see `server/web/page.ts`). */
const firstCall = (permissions: readonly string[]): CallTarget[] => {
  const told = document.querySelector<HTMLMetaElement>('meta[name="first-call"]')?.content;
  if (!told) return [];
  const call = JSON.parse(told) as FirstCall;
  return call.permissions.every((one) => permissions.includes(one)) ? [call] : [];
};

/** What the guards ask for on every first screen behind the login (see `createProfileSource`), and the rows of its list. */
const callsFor = ({ id, permissions }: TokenClaims, pathname: string): CallTarget[] => {
  const client = /^\/clients\/(\d{1,15})(\/|$)/.exec(pathname)?.[1];
  return [
    { backend: 'v1', path: 'feature-flags/' },
    { backend: 'v1', path: `users/${id}` },
    { backend: 'v1', path: 'users/me' },
    ...(client === undefined ? [] : [{ backend: 'eip' as const, path: `clients/${Number(client)}` }]),
    ...firstCall(permissions),
  ];
};

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/**
 * Asks for what the first screen needs while its scripts are still on their way, with the session that the browser keeps. Answers a
 * `fetch` that hands each of these answers over once, to the same call with the same token, and makes every other call itself.
 */
export const startEarlyCalls = (pathname: string): typeof fetch => {
  const calls = new Map<string, EarlyCall>();
  const token = localStore.get('token') ?? '';
  const claims = outside.test(pathname) ? null : decodeToken(token);
  const isUsable = (claims?.exp ?? 0) * 1000 > Date.now() + restMs;
  // An employee has no part in the portal.
  if (claims && isUsable && claims.employeeId === undefined && localStore.get('refresh-token')) {
    const authorization = `Bearer ${token}`;
    for (const call of callsFor(claims, pathname)) {
      const address = callAddress(apiAddress(), call);
      const answer = fetch(address, { headers: { authorization } });
      // Read to its end at once: an answer that is not read holds its connection. Its caller hears of a failure.
      answer.then((response) => response.clone().arrayBuffer()).catch(() => undefined);
      calls.set(address, { authorization, answer });
    }
    setTimeout(() => calls.clear(), keptMs);
  }
  return (input, init) => {
    const address = typeof input === 'string' && init?.method === 'GET' ? input : '';
    const call = calls.get(address);
    calls.delete(address);
    if (call === undefined) return fetch(input, init);
    const isSame = new Headers(init?.headers).get('authorization') === call.authorization;
    if (!isSame) return fetch(input, init);
    return init?.signal ? Promise.race([call.answer, aborted(init.signal)]) : call.answer;
  };
};
