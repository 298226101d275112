import { decodeToken } from '@core/session/token';
import { clearChoices, logIn, type Pair } from './api';

/** The local storage entries of the portal for this token pair. */
export const entriesOf = ({ token, refresh_token: refreshToken }: Pair): Record<string, string> => ({
  'portal.user': JSON.stringify({ v: 1, id: decodeToken(token)?.id }),
  'portal.refresh-token': refreshToken,
  'portal.token': token,
});

/** The state of a browser profile that is signed in at this address. */
export const storageState = (url: string, pair: Pair) => ({
  cookies: [],
  origins: [
    { origin: url, localStorage: Object.entries(entriesOf(pair)).map(([name, value]) => ({ name, value })) },
  ],
});

export interface Session {
  readonly key: string;
  readonly pair: Pair;
  readonly since: number;
}

/** Well below the lifetime of an access token. In milliseconds. */
const freshMs = 8 * 60_000;
const free: Session[] = [];

/**
 * Returns a session that no other visit uses, of a user without saved choices. Reuses a session that a previous visit
 * returned, because a login is slow (it hashes a password). Skips sessions that a journey ended, for example by
 * changing the user's role.
 */
export const acquireSession = async (username: string, url: string): Promise<Session> => {
  const key = `${url} ${username}`;
  for (;;) {
    const at = free.findIndex((one) => one.key === key);
    const session = free.splice(at, at < 0 ? 0 : 1)[0] ?? {
      key,
      pair: await logIn(username, url),
      since: Date.now(),
    };
    if (Date.now() - session.since < freshMs && (await clearChoices(session.pair.token, url))) return session;
  }
};

/** Returns sessions for reuse. Pass only sessions that no page has renewed or ended. */
export const releaseSessions = (sessions: readonly Session[]): void => {
  free.push(...sessions);
};
