import { createContext, useCallback, useContext } from 'react';
import { useNavigate } from 'react-router';

/** The signed-in user, as read from the token. Only for display and routing; the server checks every request. */
export interface SessionUser {
  readonly userId: number;
  readonly permissions: readonly string[];
  readonly employeeId?: number;
  readonly onboardingComplete?: boolean;
  /** Signs the employee's link to the membership form. */
  readonly membershipSig?: string;
}

export interface SessionService {
  /** Returns the signed-in user, or null. The same object while nothing changes. */
  current(): SessionUser | null;
  subscribe(listener: () => void): () => void;
  /** Rejects with an `ApiFailure`: 401 for wrong credentials, 429 with `retryAfter`. */
  login(username: string, password: string): Promise<'signed-in' | 'two-factor'>;
  /** True between a login that needs a second factor and its code. Intentionally lost on reload. */
  twoFactorPending(): boolean;
  /** Returns where the code of the pending login comes from. */
  twoFactorKind(): 'mail' | 'app';
  /** Rejects with an `ApiFailure`: 401 for a wrong code, 410 if the login is too old, 429. */
  verifyCode(code: string): Promise<void>;
  /** Like `verifyCode`, with one of the user's recovery codes. */
  verifyRecoveryCode(code: string): Promise<void>;
  resendCode(): Promise<void>;
  /** Resolves whether or not the user exists. */
  requestReset(username: string): Promise<void>;
  /**
   * Makes a call that gives the session new tokens, and stores them. Rejects with the failure of the call. Tokens of
   * another user, and an answer without tokens, change nothing.
   */
  replaceTokens(call: () => Promise<unknown>): Promise<void>;
  /** Tells the server, then forgets the session, for any response. Never rejects. */
  logout(): Promise<void>;
  /** Forgets the session on this device without a call. */
  forget(): void;
}

export const SessionContext = createContext<SessionService | null>(null);

export const useSession = (): SessionService => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionContext above it');
  return session;
};

/**
 * Returns a function that signs out in this order: it tells the server and forgets the session, the session's listeners
 * drop the fetched data, and then the login opens. The login replaces the last screen in the history, so that Back does
 * not return to it.
 */
export const useSignOut = (): (() => Promise<void>) => {
  const session = useSession();
  const navigate = useNavigate();
  return useCallback(async () => {
    await session.logout();
    await navigate('/login', { replace: true });
  }, [session, navigate]);
};
