import { SigningBusy } from '../provider';

const defaultWaitSeconds = 10;
const maxWaitSeconds = 3600;

/** Error codes where waiting helps. Some of them have been seen with status 400. */
const limitCode = /LIMIT_EXCEEDED/i;

/** Returns the seconds to wait before a retry, from the headers of an error response. `now` is in milliseconds. */
const retryAfterOf = (headers: Headers, now: number): number => {
  const after = Number(headers.get('Retry-After') ?? NaN);
  if (after > 0) return Math.min(after, maxWaitSeconds);
  const reset = Number(headers.get('X-RateLimit-Reset') ?? NaN);
  // Documented as the time of the reset, but in one place as the seconds left until then.
  const left = reset > 1_000_000_000 ? reset - now / 1000 : reset;
  return headers.get('X-RateLimit-Remaining') === '0' && left > 0
    ? Math.min(Math.ceil(left), maxWaitSeconds)
    : defaultWaitSeconds;
};

export const isBusy = (status: number, code: string): boolean =>
  status === 429 || status >= 500 || limitCode.test(code);

export const busyFromHeaders = (headers: Headers, now: number): SigningBusy =>
  new SigningBusy(retryAfterOf(headers, now));

/** For calls without a response. */
export const busyFromError = (cause: unknown): SigningBusy => new SigningBusy(defaultWaitSeconds, { cause });

/** DocuSign rejected a call, and a retry does not help. Contains nothing of the request. */
export class DocusignFailure extends Error {
  override readonly name = 'DocusignFailure';
  constructor(
    readonly status: number,
    /** DocuSign's `errorCode`. */
    readonly code: string,
  ) {
    super(`DocuSign answered ${status} ${code}`);
  }
}
