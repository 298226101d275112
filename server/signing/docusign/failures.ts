import { SigningBusy } from '../provider';

const usual = 10;
const most = 3600;

/** Codes of refusals that end by waiting; some of them have come with status 400. */
const limitCode = /LIMIT_EXCEEDED/i;

/** Seconds until it is worth asking again, from the headers of a refusal. `now` is in milliseconds. */
const waitOf = (headers: Headers, now: number): number => {
  const after = Number(headers.get('Retry-After') ?? NaN);
  if (after > 0) return Math.min(after, most);
  const reset = Number(headers.get('X-RateLimit-Reset') ?? NaN);
  // Documented as the time of the reset, in one place as what is left until then.
  const left = reset > 1_000_000_000 ? reset - now / 1000 : reset;
  return headers.get('X-RateLimit-Remaining') === '0' && left > 0 ? Math.min(Math.ceil(left), most) : usual;
};

export const isBusy = (status: number, code: string): boolean =>
  status === 429 || status >= 500 || limitCode.test(code);

export const busyBy = (headers: Headers, now: number): SigningBusy => new SigningBusy(waitOf(headers, now));

/** No answer came. */
export const busyBecause = (cause: unknown): SigningBusy => new SigningBusy(usual, { cause });

/** DocuSign refused a call for a reason that waiting does not cure. Says nothing of what was sent. */
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
