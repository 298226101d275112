import { callAddress, type CallTarget } from '@core/resource/call-address';
import { ApiFailure, failureOf, isApiFailure } from './api-failure';
import type { CallEnd } from './connection';
import type { FileProgress } from './read-file';

export interface Call extends CallTarget {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  /** Sends the call without a token. */
  readonly open?: boolean;
  /** A 403 is an expected response, not a sign that the user's permissions changed. */
  readonly mayBeForbidden?: boolean;
  readonly idempotencyKey?: string;
  /** The version of the record that a write was made from. A record that has changed rejects with status 412. */
  readonly version?: number;
  readonly signal?: AbortSignal;
  /** How the response is read. `file` returns a `FileAnswer`, read chunk by chunk. */
  readonly as?: 'json' | 'text' | 'blob' | 'file';
  /** `file` only: called after every chunk. */
  readonly onProgress?: (progress: FileProgress) => void;
  /** Timeout in milliseconds; 30 s when absent. For a file, the time starts again after every chunk. */
  readonly timeoutMs?: number;
}

export interface TransportSettings {
  /** The API address, ending in the version segment: `/api/v1`. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  /** Returns the language for responses. */
  readonly language?: () => string;
  /** Called for every call that is sent. The returned function is called when it ends. */
  readonly track?: () => CallEnd;
}

/** Makes one call with the given token. Rejects with an `ApiFailure`. Knows nothing about sessions. */
export type Transport = <T>(call: Call, token: string | null) => Promise<T>;

const headersOf = (call: Call, token: string | null, language = ''): Record<string, string> => ({
  'content-type': 'application/json',
  ...(language && { 'accept-language': language }),
  ...(token && { authorization: `Bearer ${token}` }),
  ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
  ...(call.version !== undefined && { 'if-match': `"${call.version}"` }),
});

/**
 * Reads the body as JSON. Returns null for an empty body, which some servers send for a write. Open calls need a body,
 * because it has what they request (a session, a form).
 */
const readJson = async (response: Response, { method, open }: Call): Promise<unknown> => {
  const text = await response.text();
  return text === '' && method !== 'GET' && !open ? null : JSON.parse(text);
};

const readAs = async (response: Response, call: Call, onActivity: () => void): Promise<unknown> => {
  if (call.as === 'blob') return response.blob();
  if (call.as === 'text') return response.text();
  if (call.as !== 'file') return readJson(response, call);
  const { readFile } = await import('./read-file');
  return readFile(response, (progress) => {
    onActivity();
    call.onProgress?.(progress);
  });
};

const timeoutError = new DOMException('No answer in time', 'TimeoutError');

/** Aborts after the timeout, or with the caller's signal. Unlike `AbortSignal.timeout`, the timer can be cleared or restarted. */
const withTimeout = async <T>(
  call: Call,
  work: (signal: AbortSignal, onActivity: () => void) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const startTimer = () => setTimeout(() => controller.abort(timeoutError), call.timeoutMs ?? 30_000);
  let timer = startTimer();
  const onActivity = () => {
    clearTimeout(timer);
    timer = startTimer();
  };
  if (call.signal?.aborted) stop();
  call.signal?.addEventListener('abort', stop);
  try {
    return await work(controller.signal, onActivity);
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', stop);
  }
};

/** Creates the transport for one API address. */
export const createTransport = (settings: TransportSettings): Transport => {
  const send = (call: Call, token: string | null): Promise<unknown> =>
    withTimeout(call, async (signal, onActivity) => {
      const request = {
        method: call.method,
        headers: headersOf(call, token, settings.language?.()),
        signal,
        ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
      };
      const end = settings.track?.();
      const answer = (settings.fetch ?? fetch)(callAddress(settings.baseUrl, call), request);
      const response = await answer.catch(() => {
        end?.(call.signal?.aborted ? null : false);
        throw new ApiFailure({ status: 0, ...(signal.reason === timeoutError && { timedOut: true }) });
      });
      end?.(true);
      if (!response.ok) throw await failureOf(response);
      return readAs(response, call, onActivity).catch((reason: unknown) => {
        if (isApiFailure(reason)) throw reason;
        // Any data can be a file, so the stream broke off.
        if (call.as === 'file') throw new ApiFailure({ status: 0 });
        throw new ApiFailure({ status: response.status, detail: 'unreadable answer' });
      });
    });
  return send as Transport;
};
