import { decodeToken } from '@core/session/token';
import { forgetChoices, logIn, type Pair } from './api';

/** What the portal stores for this pair. */
export const entriesOf = ({ token, refresh_token: refreshToken }: Pair): Record<string, string> => ({
  'portal.user': JSON.stringify({ v: 1, id: decodeToken(token)?.id }),
  'portal.refresh-token': refreshToken,
  'portal.token': token,
});

export interface Session {
  readonly key: string;
  readonly pair: Pair;
  readonly since: number;
}

/** Well before an access token runs out. In milliseconds. */
const freshMs = 8 * 60_000;
const free: Session[] = [];

/**
 * A session of a user without any choices that no other visit has: one that an earlier visit has left as it was, as a login hashes a password.
 * What a journey before has ended, such as all sessions of a user whose role it changed, is not given again.
 */
export const takeSession = async (username: string, url: string): Promise<Session> => {
  const key = `${url} ${username}`;
  for (;;) {
    const at = free.findIndex((one) => one.key === key);
    const session = free.splice(at, at < 0 ? 0 : 1)[0] ?? {
      key,
      pair: await logIn(username, url),
      since: Date.now(),
    };
    if (Date.now() - session.since < freshMs && (await forgetChoices(session.pair.token, url)))
      return session;
  }
};

/** For the next visit: those that no page has asked for, renewed or ended. */
export const giveSessions = (sessions: readonly Session[]): void => {
  free.push(...sessions);
};
