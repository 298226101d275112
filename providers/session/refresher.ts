import { decodeToken } from '@core/session/token';
import { statusOf } from '@lib/api-failure';
import type { Transport } from '@lib/transport';
import type { Exclusive } from './exclusive';
import { pairOf, recordOf, type SessionRecord, type SessionStore } from './session-record';

const maxTries = 10;
const windowMs = 30_000;

/**
 * A circuit breaker: blocks for 30 s after ten tries within 30 s, so that an endpoint that always returns 401 cannot
 * cause a storm.
 */
const createBreaker = (now: () => number) => {
  let tries: number[] = [];
  let blockedUntil = 0;
  return {
    allows: (): boolean => {
      const at = now();
      if (at < blockedUntil) return false;
      tries = [...tries.filter((time) => at - time < windowMs), at];
      if (tries.length <= maxTries) return true;
      blockedUntil = at + windowMs;
      tries = [];
      return false;
    },
  };
};

const pauseMs = 30_000;

/**
 * Decides whether a 403 is a reason to fetch the current permissions from the server. This happens once per token and
 * at most once in 30 s: the new token contains them, and another 403 with it adds nothing.
 */
const createForbiddenThrottle = (now: () => number) => {
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
  /** Resolves when no other call is replacing the tokens. The refresh token of before is rejected meanwhile. */
  readonly replaced: () => Promise<void>;
  /** Called when a refresh has finished and the stored session may have changed. */
  readonly onSettled: () => void;
  /** Called when the server rejected the refresh token: the session has ended and was removed from the storage. */
  readonly onEnded: () => void;
}

const maxWaitMs = 10_000;
const callTimeoutMs = 10_000;

interface Flight {
  readonly token: string;
  readonly done: Promise<boolean>;
}

const isSame = (one: SessionRecord | null, other: SessionRecord): boolean =>
  one?.refreshToken === other.refreshToken && one.userId === other.userId;

/** Renews the session's tokens, with one call per rejected token, however many requests wait for it. */
export const createRefresher = (settings: RefresherSettings) => {
  const { store, transport, exclusive } = settings;
  const breaker = createBreaker(settings.now);
  const forbiddenThrottle = createForbiddenThrottle(settings.now);
  let flight: Flight | null = null;

  const renew = async (before: SessionRecord): Promise<boolean | 'ended'> => {
    const isReplaced = () => !isSame(store.read(), before);
    // If another tab was faster, its tokens are used. After a logout or a change of user there are none to use.
    const isSameUser = () => store.read()?.userId === before.userId;
    if (isReplaced()) return isSameUser();
    let status: number | undefined;
    const answer = await transport<unknown>(
      {
        backend: 'v1',
        method: 'POST',
        path: 'auth/refresh-token',
        query: { refresh_token: before.refreshToken },
        open: true,
        timeoutMs: callTimeoutMs,
      },
      null,
    ).catch((reason: unknown) => {
      status = statusOf(reason);
      return null;
    });
    if (status === 401) await settings.replaced();
    if (isReplaced()) return isSameUser();
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
      // A later refresh, for the next user, must continue.
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
    const stored = store.read();
    if (!stored) return false;
    if (flight?.token === token) return flight.done;
    // The call must not be repeated with the token of another user.
    if (stored.token !== token) return decodeToken(token)?.id === stored.userId;
    return breaker.allows() && start(stored);
  };

  return {
    /**
     * Call it after a 401 for this token. Resolves with true if the stored token is a newer one of the same user. Never
     * rejects.
     */
    refused,
    /** Call it after a 403 for this token. Fetches the current permissions. */
    forbidden: (token: string): void => {
      if (store.read()?.token === token && forbiddenThrottle.isNew(token)) void refused(token);
    },
    /** Resolves when no refresh of the stored token is in flight, after 10 s at the latest. */
    settled: async (): Promise<void> => {
      if (!flight || store.read()?.token !== flight.token) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, maxWaitMs)));
      await Promise.race([flight.done, limit]);
      clearTimeout(timer);
    },
  };
};
