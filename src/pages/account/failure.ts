import { isApiFailure } from '@lib/http';

/** Why a request of these pages failed. */
export type Failure =
  | { readonly kind: 'credentials' }
  /** Minutes until the next attempt, if the server sends them. */
  | { readonly kind: 'too-many'; readonly minutes?: number }
  /** A code, a link or a challenge that is no longer valid. */
  | { readonly kind: 'expired' }
  /** The server is starting and answers in a moment; it has done nothing yet. In seconds. */
  | { readonly kind: 'starting'; readonly wait: number }
  | { readonly kind: 'server' }
  | { readonly kind: 'network' };

const tooMany = (seconds: number | undefined): Failure =>
  seconds === undefined || !(seconds > 0)
    ? { kind: 'too-many' }
    : { kind: 'too-many', minutes: Math.ceil(seconds / 60) };

/** Converts any thrown value to a failure, which always has a message. */
export const failureOf = (thrown: unknown): Failure => {
  if (!isApiFailure(thrown)) return { kind: 'server' };
  if (thrown.status === 0) return { kind: 'network' };
  if (thrown.status === 503 && thrown.detail === 'starting')
    return { kind: 'starting', wait: Math.max(thrown.retryAfter ?? 1, 1) };
  if (thrown.status === 410) return { kind: 'expired' };
  if (thrown.status === 429) return tooMany(thrown.retryAfter);
  // 422: the server validates the address or the code more strictly than the form. For the user this is wrong input.
  if (thrown.status === 401 || thrown.status === 422) return { kind: 'credentials' };
  return { kind: 'server' };
};
