import { decodeToken } from '@core/session/token';
import { ApiFailure, type Call } from '@lib/http';
import { makeToken } from './token';

const refuse = (status: number): never => {
  throw new ApiFailure({ status });
};

interface Family {
  readonly userId: number;
  isAlive: boolean;
}

/** How a refresh fails: rejected before anything happened, or with an unusable response. */
export type RefreshFault = 'none' | 'busy' | 'offline' | 'empty';

/**
 * Models the tokens of the provider's API: one family for each login, access tokens that expire, refresh tokens that work once.
 * Without grace, a second use ends the family, as a late replay does.
 */
export const createSessionServer = (hasGrace: boolean, faults: readonly RefreshFault[]) => {
  const families: Family[] = [];
  const access = new Map<string, Family>();
  const refresh = new Map<string, { readonly family: Family; pair?: object }>();
  const sent = new Map<string, { times: number; failed: number }>();
  const alive = new Set<string>();
  let count = 0;
  let replays = 0;
  let refreshes = 0;

  const issue = (family: Family) => {
    count += 1;
    const token = makeToken(
      { id: family.userId, permissions: [`p${count}`] },
      `${families.indexOf(family)}.${count}`,
    );
    access.set(token, family);
    alive.add(token);
    refresh.set(`r${count}`, { family });
    return { token, refresh_token: `r${count}` };
  };
  const login = (userId: number) => {
    const family = { userId, isAlive: true };
    families.push(family);
    return issue(family);
  };
  const renew = (secret: string) => {
    const entry = refresh.get(secret);
    const tally = sent.get(secret) ?? { times: 0, failed: 0 };
    tally.times += 1;
    sent.set(secret, tally);
    const fault = faults[refreshes++ % Math.max(1, faults.length)] ?? 'none';
    if (fault !== 'none') {
      tally.failed += 1;
      return fault === 'empty' ? {} : refuse(fault === 'busy' ? 503 : 0);
    }
    if (!entry?.family.isAlive) return refuse(401);
    if (entry.pair) {
      replays += 1;
      if (hasGrace) return entry.pair;
      entry.family.isAlive = false;
      return refuse(401);
    }
    entry.pair = issue(entry.family);
    return entry.pair;
  };
  const familyOf = (token: string | null): Family | undefined =>
    token !== null && alive.has(token) ? access.get(token) : undefined;

  return {
    login,
    /** Expires all access tokens. */
    expire: () => alive.clear(),
    /** Handles a call at the moment it arrives. */
    answer: (call: Call, token: string | null): unknown => {
      if (call.path === 'auth/login') return login(Number((call.body as { username: string }).username));
      if (call.path === 'auth/refresh-token') return renew(String(call.query?.['refresh_token']));
      const family = familyOf(token);
      if (!family?.isAlive) return refuse(401);
      if (call.path === 'auth/logout') family.isAlive = false;
      if (call.path === 'forbidden') return refuse(403);
      return { userId: family.userId };
    },
    /** Returns the number of the login that a token belongs to; undefined for an unknown token. */
    loginOf: (token: string): number | undefined => {
      const family = access.get(token);
      return family && families.indexOf(family);
    },
    refreshes: () => refreshes,
    /** Returns how often a replaced refresh token was used. */
    replays: () => replays,
    /** Returns how many refresh tokens were sent more often than their failures explain. */
    resent: () => [...sent.values()].filter(({ times, failed }) => times > 1 + failed).length,
    userOf: (token: string) => decodeToken(token)?.id,
  };
};

export type SessionServer = ReturnType<typeof createSessionServer>;
