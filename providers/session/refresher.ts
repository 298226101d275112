import { statusOf } from '../../src/lib/api-failure';
import type { Transport } from '../../src/lib/transport';
import { createBreaker } from './breaker';
import type { Exclusive } from './exclusive';
import { pairOf, recordOf, type SessionRecord, type SessionStore } from './session-record';

interface RefresherSettings {
  readonly store: SessionStore;
  readonly transport: Transport;
  readonly exclusive: Exclusive;
  readonly now: () => number;
  /** The stored pair changed. */
  readonly onRenewed: () => void;
  /** The server refused the refresh token: this session is over. */
  readonly onEnded: () => void;
}

const holdMs = 10_000;
const callMs = 10_000;

const isSame = (one: SessionRecord | null, other: SessionRecord): boolean =>
  one?.refreshToken === other.refreshToken && one.userId === other.userId;

/** Renews the session's tokens: one call per refused token, whoever and however many ask. */
export const createRefresher = (settings: RefresherSettings) => {
  const { store, transport, exclusive } = settings;
  const breaker = createBreaker(settings.now);
  let flight: { readonly token: string; readonly done: Promise<boolean> } | null = null;

  const renew = async (before: SessionRecord): Promise<boolean> => {
    const present = store.read();
    // Another tab was faster: its pair is taken over, nothing is sent.
    if (!isSame(present, before)) return present?.userId === before.userId;
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
      if (statusOf(reason) === 401 && isSame(store.read(), before)) settings.onEnded();
      return null;
    });
    const pair = pairOf(answer);
    const next = pair && recordOf(pair);
    // A logout or a change of user in the meantime wins; so does an answer for somebody else.
    if (!next || next.userId !== before.userId || !isSame(store.read(), before)) return false;
    store.write(next);
    settings.onRenewed();
    return true;
  };

  const start = (before: SessionRecord): Promise<boolean> => {
    const done = exclusive(() => renew(before))
      .catch(() => false)
      .finally(() => {
        flight = null;
      });
    flight = { token: before.token, done };
    return done;
  };

  return {
    /** A call with this token was answered 401. True: the stored token is a newer one. Never rejects. */
    refused: async (token: string): Promise<boolean> => {
      const present = store.read();
      if (!present) return false;
      if (flight?.token === token) return flight.done;
      if (present.token !== token) return true;
      return breaker.allows() && start(present);
    },
    /** Resolves when no refresh is under way, after 10 s at the latest. */
    settled: async (): Promise<void> => {
      if (!flight) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, holdMs)));
      await Promise.race([flight.done, limit]);
      clearTimeout(timer);
    },
  };
};
