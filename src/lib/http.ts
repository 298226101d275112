import { ApiFailure, statusOf } from './api-failure';
import { createTransport, type Call, type Transport, type TransportSettings } from './transport';

export { ApiFailure, isApiFailure } from './api-failure';
export type { Call } from './transport';

/** What calls need of the session, so that `lib` does not know how it works. */
export interface Bearer {
  /** The stored token; with an earlier one, only if it is of the same user. */
  readonly token: (earlier?: string) => string | null;
  /** Resolves when no refresh is under way, or after its own time limit. Never rejects. */
  readonly settled?: () => Promise<void>;
  /** A call with this token was answered 401. Resolves true when another try with the stored token makes sense. */
  readonly refused?: (token: string) => Promise<boolean>;
  /** A call with this token was answered 403, although the portal offers only what the token allows. */
  readonly forbidden?: (token: string) => void;
}

export interface HttpSettings extends Partial<TransportSettings>, Bearer {
  readonly transport?: Transport;
}

export interface Http {
  /** Rejects with an `ApiFailure`. */
  request<T>(call: Call): Promise<T>;
}

/**
 * Calls with the session's token; without a session a call fails as one that is answered 401, and nothing is sent.
 * A query that is answered 401 rejects at once (its own retry goes out with the new token, because it waits for the
 * refresh); a mutation is made once more after a successful refresh, since the server did nothing with the first, and so
 * is the call for a file, which is not repeated.
 */
export const createHttp = (settings: HttpSettings): Http => {
  const send = settings.transport ?? createTransport({ ...settings, baseUrl: settings.baseUrl ?? '/api/v1' });
  return {
    request: async <T>(call: Call): Promise<T> => {
      if (call.open) return send<T>(call, null);
      const first = settings.token();
      await settings.settled?.();
      const token = first === null ? null : settings.token(first);
      // Without a session the server would refuse; and what one person began is not done in the name of the next.
      if (token === null) throw new ApiFailure({ status: 401 });
      try {
        return await send<T>(call, token);
      } catch (reason) {
        if (statusOf(reason) === 403 && !call.mayBeForbidden) settings.forbidden?.(token);
        if (statusOf(reason) !== 401 || !settings.refused) throw reason;
        const refreshed = settings.refused(token);
        const repeats = call.method !== 'GET' || call.as === 'file';
        if (!repeats || !(await refreshed)) throw reason;
        // The newer token may be on its way out, too.
        await settings.settled?.();
        const newer = settings.token(token);
        if (!newer) throw reason;
        return await send<T>(call, newer);
      }
    },
  };
};
