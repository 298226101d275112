import { createContext, useContext } from 'react';

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
