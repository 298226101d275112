import type { Backend } from '@core/access/names';
import { segmentOf } from '@core/resource/call-address';

export interface Answer {
  /** 0 when there was no response. */
  readonly status: number;
  /** Parsed JSON; undefined for anything else. */
  readonly body: unknown;
}

export interface CallOptions {
  readonly query?: Readonly<Record<string, string>>;
  /** Sends no token. */
  readonly isOpen?: boolean;
  /** Makes the call a POST. */
  readonly body?: object;
}

/** Calls the API. `path` is relative to the backend's address. Never throws. */
export type CallApi = (backend: Backend, path: string, options?: CallOptions) => Promise<Answer>;

/** Returns the address of a backend: its segment replaces the last segment of the API address (see the API contract). */
const baseOf = (apiUrl: string, backend: Backend): string =>
  backend === 'v1' ? apiUrl : apiUrl.replace(/[^/]+$/, () => segmentOf(backend));

const timeoutMs = 30_000;

export const connect =
  (apiUrl: string, token: string, send: typeof fetch = fetch): CallApi =>
  async (backend, path, { query = {}, isOpen, body } = {}) => {
    const text = new URLSearchParams(query).toString();
    try {
      const answer = await send(`${baseOf(apiUrl, backend)}/${path}${text && `?${text}`}`, {
        method: body ? 'POST' : 'GET',
        // A redirect could carry the token to another host.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          Accept: 'application/json',
          ...(!isOpen && { Authorization: `Bearer ${token}` }),
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: await answer.json().catch(() => undefined) };
    } catch {
      return { status: 0, body: undefined };
    }
  };
