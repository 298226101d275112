import { ApiFailure, statusOf } from '../../src/lib/api-failure';
import type { Transport } from '../../src/lib/transport';

/** The login that waits for its code. Its token lives in memory only, so a reload means a new login. */
export const createTwoFactor = (transport: Transport) => {
  let pending: string | null = null;
  const call = async (path: string, body: object): Promise<unknown> => {
    if (!pending) throw new ApiFailure({ status: 410, detail: 'token expired' });
    const sent = { backend: 'v1', method: 'POST', path, open: true } as const;
    return transport<unknown>({ ...sent, body: { two_factor_token: pending, ...body } }, null);
  };
  return {
    isPending: () => pending !== null,
    begin: (token: string | null) => {
      pending = token;
    },
    /** Resolves with the login's answer. */
    verify: async (code: string): Promise<unknown> => {
      try {
        return await call('auth/two-factor', { code });
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

/** The token of a login that asks for a second factor; null for any other answer. */
export const twoFactorTokenOf = (answer: unknown): string | null => {
  if (typeof answer !== 'object' || answer === null) return null;
  const { two_factor_required: required, two_factor_token: token } = answer as Record<string, unknown>;
  return required === true && typeof token === 'string' && token ? token : null;
};
