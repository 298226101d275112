import { isApiFailure } from '@lib/http';

/** What to say about a refused or unanswered call of these pages. */
export type Failure =
  | { readonly kind: 'credentials' }
  /** Minutes until the next try, when the server says so. */
  | { readonly kind: 'too-many'; readonly minutes?: number }
  /** A code, a link or a challenge that is no longer good. */
  | { readonly kind: 'expired' }
  | { readonly kind: 'server' }
  | { readonly kind: 'network' };

const tooMany = (seconds: number | undefined): Failure =>
  seconds === undefined || !(seconds > 0)
    ? { kind: 'too-many' }
    : { kind: 'too-many', minutes: Math.ceil(seconds / 60) };

/** Reads a rejection. Total: every thrown value has a message. */
export const failureOf = (thrown: unknown): Failure => {
  if (!isApiFailure(thrown)) return { kind: 'server' };
  if (thrown.status === 0) return { kind: 'network' };
  if (thrown.status === 410) return { kind: 'expired' };
  if (thrown.status === 429) return tooMany(thrown.retryAfter);
  // 422: the server reads the address or the code more strictly than the form did; to the person that is a wrong entry.
  if (thrown.status === 401 || thrown.status === 422) return { kind: 'credentials' };
  return { kind: 'server' };
};
