import { decodeToken } from '@core/session/token';
import { statusOf } from '@lib/api-failure';
import type { Transport } from '@lib/transport';
import type { Exclusive } from './exclusive';
import { pairOf, recordOf, type SessionRecord, type SessionStore } from './session-record';

const most = 10;
const windowMs = 30_000;

/** Says no for 30 s after ten tries within 30 s: an endpoint that always answers 401 must not make a storm. */
const createBreaker = (now: () => number) => {
  let tries: number[] = [];
  let closedUntil = 0;
  return {
    allows: (): boolean => {
      const at = now();
      if (at < closedUntil) return false;
      tries = [...tries.filter((time) => at - time < windowMs), at];
      if (tries.length <= most) return true;
      closedUntil = at + windowMs;
      tries = [];
      return false;
    },
  };
};

const pauseMs = 30_000;

/**
 * Whether a 403 is a reason to ask the server for the present rights: once for each token, and once in 30 s, because the
 * token that comes back holds them and a 403 with that one says nothing new.
 */
const createDoubt = (now: () => number) => {
  let lastToken: string | null = null;
  let until = -Infinity;
  return {
    isNew: (token: string): boolean => {
      const at = now();
      if (token === lastToken || at < until) return false;
      lastToken = token;
      until = at + pauseMs;
      return true;
    },
  };
};

interface RefresherSettings {
  readonly store: SessionStore;
  readonly transport: Transport;
  readonly exclusive: Exclusive;
  readonly now: () => number;
  /** A refresh is through, and what is stored may have changed. */
  readonly onSettled: () => void;
  /** The server refused the refresh token: this session is over, and nothing of it is stored any more. */
  readonly onEnded: () => void;
}

const holdMs = 10_000;
const callMs = 10_000;

interface Flight {
  readonly token: string;
  readonly done: Promise<boolean>;
}

const isSame = (one: SessionRecord | null, other: SessionRecord): boolean =>
  one?.refreshToken === other.refreshToken && one.userId === other.userId;

/** Renews the session's tokens: one call per refused token, no matter how many ask. */
export const createRefresher = (settings: RefresherSettings) => {
  const { store, transport, exclusive } = settings;
  const breaker = createBreaker(settings.now);
  const doubt = createDoubt(settings.now);
  let flight: Flight | null = null;

  const renew = async (before: SessionRecord): Promise<boolean | 'ended'> => {
    const isReplaced = () => !isSame(store.read(), before);
    // Another tab was faster: its pair is taken over. After a logout or a change of user there is nothing to take.
    const takeOver = () => store.read()?.userId === before.userId;
    if (isReplaced()) return takeOver();
    let status: number | undefined;
    const answer = await transport<unknown>(
      {
        backend: 'v1',
        method: 'POST',
        path: 'auth/refresh-token',
        query: { refresh_token: before.refreshToken },
        open: true,
        timeoutMs: callMs,
      },
      null,
    ).catch((reason: unknown) => {
      status = statusOf(reason);
      return null;
    });
    if (isReplaced()) return takeOver();
    if (status === 401) {
      store.clear();
      return 'ended';
    }
    const pair = pairOf(answer);
    const next = pair && recordOf(pair);
    if (next?.userId !== before.userId) return false;
    store.write(next);
    return true;
  };

  const start = (before: SessionRecord): Promise<boolean> => {
    const finish = (outcome: boolean | 'ended'): boolean => {
      // A later flight, of the next user, must go on.
      if (flight === own) flight = null;
      if (outcome === 'ended') settings.onEnded();
      else settings.onSettled();
      return outcome === true;
    };
    const done = exclusive(() => renew(before))
      .catch(() => false)
      .then(finish);
    const own: Flight = { token: before.token, done };
    flight = own;
    return done;
  };

  const refused = async (token: string): Promise<boolean> => {
    const present = store.read();
    if (!present) return false;
    if (flight?.token === token) return flight.done;
    // A newer token of another user is no reason to make the call again in their name.
    if (present.token !== token) return decodeToken(token)?.id === present.userId;
    return breaker.allows() && start(present);
  };

  return {
    /** A call with this token was answered 401. True: the stored token is a newer one of the same user. Never rejects. */
    refused,
    /** A call with this token was answered 403: asks for the rights of now. */
    forbidden: (token: string): void => {
      if (store.read()?.token === token && doubt.isNew(token)) void refused(token);
    },
    /** Resolves when no refresh of the stored token is under way, after 10 s at the latest. */
    settled: async (): Promise<void> => {
      if (!flight || store.read()?.token !== flight.token) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, holdMs)));
      await Promise.race([flight.done, limit]);
      clearTimeout(timer);
    },
  };
};
