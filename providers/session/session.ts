import type { loginCall, resetPasswordCall } from '@core/calls/auth';
import type { SentOf } from '@core/calls/call';
import { decodeToken } from '@core/session/token';
import { ApiFailure, statusOf } from '@lib/api-failure';
import type { Bearer } from '@lib/http';
import type { SessionService } from '@lib/session-context';
import type { KeyStore } from '@lib/storage';
import type { Transport } from '@lib/transport';
import { createExclusive, type Propagation } from './exclusive';
import { createRefresher } from './refresher';
import { createSessionStore, pairOf, recordOf, type SessionStore } from './session-record';
import { challengeOf, createTwoFactor } from './two-factor';

const callTimeoutMs = 5_000;

const withTimeout = async (work: Promise<unknown>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, callTimeoutMs)))]);
  clearTimeout(timer);
};

interface LogoutSettings {
  readonly store: SessionStore;
  readonly transport: Transport;
  readonly refused: (token: string) => Promise<boolean>;
}

/**
 * Tells the server that the user's session ends. After a 401, and while the user is still stored, it is called once
 * more with the token stored then. Waits at most 5 s for each response. Never rejects.
 */
const sendLogout = async (
  { store, transport, refused }: LogoutSettings,
  userId: number | undefined,
): Promise<void> => {
  for (const isLast of [false, true]) {
    const stored = store.read();
    if (!stored || stored.userId !== userId) return;
    const status = await transport(
      { backend: 'v1', method: 'POST', path: 'auth/logout', timeoutMs: callTimeoutMs },
      stored.token,
    ).then(() => undefined, statusOf);
    if (status !== 401 || isLast) return;
    await withTimeout(refused(stored.token));
  }
};

export interface SessionSettings {
  readonly transport: Transport;
  readonly keyStore: KeyStore;
  /** Reloads the page after a forced logout. */
  readonly reload: () => void;
  /** Loads the start page of the portal, because another user signed in in another tab. */
  readonly restart: () => void;
  readonly locks?: LockManager | undefined;
  /** Milliseconds since any fixed moment. */
  readonly now?: () => number;
  readonly propagation?: Propagation;
}

export interface Session {
  readonly service: SessionService;
  readonly bearer: Required<Bearer>;
  /**
   * Compares the stored session with the one this page last knew and notifies the listeners of a change. Returns true
   * if the page can keep its content: the same user is signed in, or still no user is.
   */
  readonly syncSession: () => boolean;
  /** Whether the browser could not store the session, so that it exists only in this tab until a reload. */
  readonly isOnlyHere: () => boolean;
}

/** Creates the session of this browser: the signed-in user, the login, the renewal of tokens, and the logout. */
export const createSession = ({
  transport,
  keyStore,
  reload,
  restart,
  locks,
  now,
  propagation,
}: SessionSettings): Session => {
  const store = createSessionStore(keyStore);
  const twoFactor = createTwoFactor(transport);
  const listeners = new Set<() => void>();
  let known = store.read();
  const notifyListeners = () => {
    known = store.read();
    for (const listener of listeners) listener();
  };
  const syncSession = (): boolean => {
    const [before, stored] = [known, store.read()];
    if (before === stored) return true;
    if (before && stored && before.userId !== stored.userId) restart();
    else notifyListeners();
    return before?.userId === stored?.userId;
  };
  const forget = () => {
    store.clear();
    notifyListeners();
  };
  /** Settles when no call is replacing the tokens. */
  let replacement: Promise<unknown> = Promise.resolve();
  const refresher = createRefresher({
    store,
    transport,
    exclusive: createExclusive(locks, 'portal.refresh', propagation),
    now: now ?? (() => performance.now()),
    replaced: () => withTimeout(replacement),
    onSettled: syncSession,
    onEnded: () => {
      // The listeners are not notified: the reloaded page shows the login, and this page keeps the address that the
      // login returns to.
      known = null;
      reload();
    },
  });

  const startSession = (answer: unknown) => {
    const pair = pairOf(answer);
    const record = pair && recordOf(pair);
    if (!record) throw new ApiFailure({ status: 401, detail: 'unusable answer' });
    store.clear();
    store.write(record);
    twoFactor.setPending(null);
    notifyListeners();
  };

  const service: SessionService = {
    current: () => store.read(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    login: async (username, password) => {
      const body: SentOf<typeof loginCall> = { username, password };
      const answer = await transport<unknown>(
        { backend: 'v1', method: 'POST', path: 'auth/login', body, open: true },
        null,
      );
      const challenge = challengeOf(answer);
      twoFactor.setPending(challenge);
      if (challenge) return 'two-factor';
      startSession(answer);
      return 'signed-in';
    },
    twoFactorPending: twoFactor.isPending,
    twoFactorKind: twoFactor.kind,
    verifyCode: async (code) => startSession(await twoFactor.verify({ code })),
    verifyRecoveryCode: async (code) => startSession(await twoFactor.verify({ recovery_code: code })),
    resendCode: twoFactor.resend,
    requestReset: async (username) => {
      const call = { backend: 'v1', method: 'PUT', path: 'auth/reset-password', open: true } as const;
      const body: SentOf<typeof resetPasswordCall> = { username };
      await transport({ ...call, body }, null);
    },
    replaceTokens: async (call) => {
      const userId = store.read()?.userId;
      const stored = call().then((answer) => {
        const pair = pairOf(answer);
        const record = pair && recordOf(pair);
        if (!record || record.userId !== userId || store.read()?.userId !== userId) return;
        store.write(record);
        notifyListeners();
      });
      replacement = stored.catch(() => undefined);
      await stored;
    },
    logout: async () => {
      const leavingId = store.read()?.userId;
      await sendLogout({ store, transport, refused: refresher.refused }, leavingId);
      const storedId = store.read()?.userId;
      // If another user signed in in another tab in the meantime, that user stays signed in.
      if (storedId === undefined || storedId === leavingId) forget();
      else syncSession();
    },
    forget,
  };
  const token = (earlier?: string): string | null => {
    // Another tab or the user may have changed the storage, and no event has reported it yet.
    syncSession();
    const stored = store.read();
    const userId = earlier === undefined ? known?.userId : decodeToken(earlier)?.id;
    return stored && stored.userId === userId ? stored.token : null;
  };
  return { service, bearer: { ...refresher, token }, syncSession, isOnlyHere: () => store.isOnlyHere() };
};
