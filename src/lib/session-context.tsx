import { createContext, useCallback, useContext } from 'react';
import { useNavigate } from 'react-router';

/** Who is signed in, as the token says. Only for display and routing; the server checks again. */
export interface SessionUser {
  readonly userId: number;
  readonly permissions: readonly string[];
  readonly employeeId?: number;
  readonly onboardingComplete?: boolean;
  /** Signs the employee's link to the membership form. */
  readonly membershipSig?: string;
}

export interface SessionService {
  /** Null when signed out. The same object as long as nothing changed. */
  current(): SessionUser | null;
  subscribe(listener: () => void): () => void;
  /** Rejects with an `ApiFailure`: 401 for wrong credentials, 429 with `retryAfter`. */
  login(username: string, password: string): Promise<'signed-in' | 'two-factor'>;
  /** True between a login that asked for a second factor and its code; lost with a reload, on purpose. */
  twoFactorPending(): boolean;
  /** Where the code of the pending login comes from. */
  twoFactorKind(): 'mail' | 'app';
  /** Rejects with an `ApiFailure`: 401 wrong code, 410 the login is too old, 429. */
  verifyCode(code: string): Promise<void>;
  /** The same with one of the codes that were kept for the loss of the other way. */
  verifyRecoveryCode(code: string): Promise<void>;
  resendCode(): Promise<void>;
  /** Resolves whether or not the person exists. */
  requestReset(username: string): Promise<void>;
  /** Tells the server, then forgets the session, with any answer. Never rejects. */
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
 * Signs out in this order: the server is told and the session forgotten, listeners of the session drop what was fetched for
 * it, and only then comes the login. It takes the place of the last screen, so that Back does not lead to it.
 */
export const useSignOut = (): (() => Promise<void>) => {
  const session = useSession();
  const navigate = useNavigate();
  return useCallback(async () => {
    await session.logout();
    await navigate('/login', { replace: true });
  }, [session, navigate]);
};
