import { decodeToken } from '@core/session/token';
import type { KeyStore } from '@lib/storage';

export interface TokenPair {
  readonly token: string;
  readonly refreshToken: string;
}

export interface SessionRecord extends TokenPair {
  readonly userId: number;
  readonly permissions: readonly string[];
  readonly employeeId?: number;
  readonly onboardingComplete?: boolean;
  /** Signs the employee's link to the membership form. */
  readonly membershipSig?: string;
}

export const tokenKey = 'token';
const refreshKey = 'refresh-token';
const userKey = 'user';
/** The token is removed first, so that other tabs never see a token without the rest of its session. */
const keys = [tokenKey, refreshKey, userKey, 'eip-client', 'eip-client-search', 'visited-clients'];
const version = 1;

/** Reads a session from a pair of tokens. Returns null if the access token cannot be used. */
export const recordOf = ({ token, refreshToken }: TokenPair): SessionRecord | null => {
  const claims = decodeToken(token);
  if (!claims || !refreshToken) return null;
  const { id, permissions, employeeId, onboardingComplete, membershipSig } = claims;
  return {
    token,
    refreshToken,
    userId: id,
    permissions,
    ...(employeeId !== undefined && { employeeId }),
    ...(onboardingComplete !== undefined && { onboardingComplete }),
    ...(membershipSig !== undefined && { membershipSig }),
  };
};

/** Reads the tokens from a login or refresh response. Returns null if they are missing or malformed. */
export const pairOf = (answer: unknown): TokenPair | null => {
  if (typeof answer !== 'object' || answer === null) return null;
  const { token, refresh_token: refreshToken } = answer as Record<string, unknown>;
  return typeof token === 'string' && typeof refreshToken === 'string' ? { token, refreshToken } : null;
};

const storedUserId = (text: string | null): number | null => {
  try {
    const user: unknown = JSON.parse(text ?? '');
    if (typeof user !== 'object' || user === null) return null;
    const { v, id } = user as Record<string, unknown>;
    return v === version && typeof id === 'number' ? id : null;
  } catch {
    return null;
  }
};

export interface SessionStore {
  /** Returns the stored session, the same object while nothing changed. Null when signed out or unreadable. Never throws. */
  read(): SessionRecord | null;
  write(record: SessionRecord): void;
  clear(): void;
  /** Whether the browser could not store the session, so that only this tab has it and a reload ends it. */
  isOnlyHere(): boolean;
}

export const createSessionStore = (store: KeyStore): SessionStore => {
  let last: SessionRecord | null = null;
  let isPersisted = true;
  const clear = () => {
    for (const key of keys) store.set(key, null);
    isPersisted = true;
  };
  return {
    clear,
    isOnlyHere: () => !isPersisted,
    read: () => {
      const token = store.get(tokenKey);
      if (token === null) return null;
      const refreshToken = store.get(refreshKey) ?? '';
      if (last?.token !== token || last.refreshToken !== refreshToken)
        last = recordOf({ token, refreshToken });
      if (!last || storedUserId(store.get(userKey)) !== last.userId) {
        last = null;
        clear();
      }
      return last;
    },
    write: (record) => {
      // The token is written last, for the same reason.
      isPersisted = store.setAll([
        [userKey, JSON.stringify({ v: version, id: record.userId })],
        [refreshKey, record.refreshToken],
        [tokenKey, record.token],
      ]);
    },
  };
};
