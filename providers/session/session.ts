import { ApiFailure } from '../../src/lib/api-failure';
import type { Bearer } from '../../src/lib/http';
import type { SessionService } from '../../src/lib/session-context';
import type { KeyStore } from '../../src/lib/storage';
import type { Transport } from '../../src/lib/transport';
import { createExclusive } from './exclusive';
import { tellLogout } from './logout';
import { createRefresher } from './refresher';
import { createSessionStore, pairOf, recordOf } from './session-record';
import { createTwoFactor, twoFactorTokenOf } from './two-factor';

export interface SessionSettings {
  readonly transport: Transport;
  readonly keyStore: KeyStore;
  /** Loads the page anew, after a forced logout. */
  readonly reload: () => void;
  readonly locks?: LockManager | undefined;
  /** Milliseconds since any fixed moment. */
  readonly now?: () => number;
}

export interface Session {
  readonly service: SessionService;
  readonly bearer: Required<Bearer>;
  /** Tells everybody that what is stored may have changed, for instance by another tab. */
  readonly announce: () => void;
}

/** The session of this browser: who is signed in, how that starts, is renewed and ends. */
export const createSession = ({ transport, keyStore, reload, locks, now }: SessionSettings): Session => {
  const store = createSessionStore(keyStore);
  const twoFactor = createTwoFactor(transport);
  const listeners = new Set<() => void>();
  const announce = () => {
    for (const listener of listeners) listener();
  };
  const forget = () => {
    store.clear();
    announce();
  };
  const refresher = createRefresher({
    store,
    transport,
    exclusive: createExclusive(locks, 'portal.refresh'),
    now: now ?? (() => performance.now()),
    onRenewed: announce,
    onEnded: () => {
      store.clear();
      reload();
    },
  });

  const enter = (answer: unknown) => {
    const pair = pairOf(answer);
    const record = pair && recordOf(pair);
    if (!record) throw new ApiFailure({ status: 401, detail: 'unusable answer' });
    store.clear();
    store.write(record);
    twoFactor.begin(null);
    announce();
  };

  const service: SessionService = {
    current: () => store.read(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    login: async (username, password) => {
      const body = { username, password };
      const answer = await transport<unknown>(
        { backend: 'v1', method: 'POST', path: 'auth/login', body, open: true },
        null,
      );
      const token = twoFactorTokenOf(answer);
      twoFactor.begin(token);
      if (token) return 'two-factor';
      enter(answer);
      return 'signed-in';
    },
    twoFactorPending: twoFactor.isPending,
    verifyCode: async (code) => enter(await twoFactor.verify(code)),
    resendCode: twoFactor.resend,
    requestReset: async (username) => {
      const call = { backend: 'v1', method: 'PUT', path: 'auth/reset-password', open: true } as const;
      await transport({ ...call, body: { username } }, null);
    },
    logout: async () => {
      await tellLogout({ store, transport, refused: refresher.refused });
      forget();
    },
    forget,
  };
  const bearer = { ...refresher, token: () => store.read()?.token ?? null };
  return { service, bearer, announce };
};
