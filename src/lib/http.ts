import { ApiFailure, statusOf } from './api-failure';
import { createTransport, type Call, type Transport, type TransportSettings } from './transport';

export { ApiFailure, isApiFailure } from './api-failure';
export type { Call } from './transport';

/** What calls need from the session. It keeps `lib` independent of the session's implementation. */
export interface Bearer {
  /** Returns the stored token. With an earlier token, only if both belong to the same user; otherwise null. */
  readonly token: (earlier?: string) => string | null;
  /** Resolves when no refresh is in flight, or after a time limit. Never rejects. */
  readonly settled?: () => Promise<void>;
  /** Called after a 401 for this token. Resolves with true if a retry with the stored token makes sense. */
  readonly refused?: (token: string) => Promise<boolean>;
  /** Called after a 403 for this token, although the portal offers only what the token allows. */
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
 * Creates the client that makes calls with the session's token. Without a session a call fails like a 401, and nothing is sent.
 *
 * After a 401, a query rejects at once: its retry waits for the refresh and uses the new token. A mutation is sent once
 * more after a successful refresh, because the server did not execute the first one. So is the call for a file, which
 * has no retry.
 */
export const createHttp = (settings: HttpSettings): Http => {
  const send = settings.transport ?? createTransport({ ...settings, baseUrl: settings.baseUrl ?? '/api/v1' });
  return {
    request: async <T>(call: Call): Promise<T> => {
      if (call.open) return send<T>(call, null);
      const first = settings.token();
      await settings.settled?.();
      const token = first === null ? null : settings.token(first);
      // Without a session the server would reject the call. A call that one user started is not sent as the next user.
      if (token === null) throw new ApiFailure({ status: 401 });
      try {
        return await send<T>(call, token);
      } catch (reason) {
        if (statusOf(reason) === 403 && !call.mayBeForbidden) settings.forbidden?.(token);
        if (statusOf(reason) !== 401 || !settings.refused) throw reason;
        const refreshed = settings.refused(token);
        const repeats = call.method !== 'GET' || call.as === 'file';
        if (!repeats || !(await refreshed)) throw reason;
        // The newer token may be about to be replaced as well.
        await settings.settled?.();
        const newer = settings.token(token);
        if (!newer) throw reason;
        return await send<T>(call, newer);
      }
    },
  };
};
