import type { loginCall, twoFactorCall } from '@core/calls/auth';
import type { AnswerOf, SentOf } from '@core/calls/call';
import { ApiFailure, statusOf } from '@lib/api-failure';
import type { Transport } from '@lib/transport';

type ChallengeAnswer = Extract<AnswerOf<typeof loginCall>, { readonly two_factor_token: string }>;

/** A login that needs a second factor, and where its code comes from. */
export interface Challenge {
  readonly token: string;
  readonly kind: ChallengeAnswer['two_factor_kind'];
}

/** Keeps the login that waits for its code. Its token is only in memory, so users have to sign in again after a reload. */
export const createTwoFactor = (transport: Transport) => {
  let pending: Challenge | null = null;
  const call = async (path: string, body: object): Promise<unknown> => {
    if (!pending) throw new ApiFailure({ status: 410, detail: 'token expired' });
    const sent = { backend: 'v1', method: 'POST', path, open: true } as const;
    return transport<unknown>({ ...sent, body: { two_factor_token: pending.token, ...body } }, null);
  };
  return {
    isPending: () => pending !== null,
    kind: () => pending?.kind ?? 'mail',
    setPending: (challenge: Challenge | null) => {
      pending = challenge;
    },
    /** Resolves with the response of the login. */
    verify: async (proof: Omit<SentOf<typeof twoFactorCall>, 'two_factor_token'>): Promise<unknown> => {
      try {
        return await call('auth/two-factor', proof);
      } catch (reason) {
        if (statusOf(reason) === 410) pending = null;
        throw reason;
      }
    },
    resend: async (): Promise<void> => {
      await call('auth/two-factor/resend', {});
    },
  };
};

/** Reads the challenge from a login response. Returns null if it has none. Without a kind, the code was sent by e-mail. */
export const challengeOf = (answer: unknown): Challenge | null => {
  if (typeof answer !== 'object' || answer === null) return null;
  const {
    two_factor_required: required,
    two_factor_token: token,
    two_factor_kind: kind,
  } = answer as Record<string, unknown>;
  if (required !== true || typeof token !== 'string' || !token) return null;
  return { token, kind: kind === 'app' ? 'app' : 'mail' };
};
