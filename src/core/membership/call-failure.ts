/** Why a call of the membership form failed, as far as it matters to the person. */
export type CallFailure =
  /** No answer came. */
  | { readonly kind: 'network' }
  | { readonly kind: 'server' }
  /** `seconds` until the next try, when the server says so. */
  | { readonly kind: 'busy' | 'too-many'; readonly seconds?: number }
  /** The digits are not this record's. */
  | { readonly kind: 'incorrect' }
  /** The last four digits have to be given again. */
  | { readonly kind: 'token' }
  /** Not there, or not this person's. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'expired' }
  /** The same is under way, or its time is over. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'signed' }
  /** The form is in review before it can be signed. */
  | { readonly kind: 'in-review' };

interface Refusal {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly detail?: string;
  /** In seconds. */
  readonly retryAfter?: number;
}

const kinds = {
  0: 'network',
  403: 'token',
  404: 'gone',
  409: 'conflict',
  410: 'expired',
  422: 'incorrect',
} as const;
const waits = { 429: 'too-many', 503: 'busy' } as const;
const isIn = <K extends object>(known: K, status: number): status is keyof K & number => status in known;

/** Reads a refused call. Total: anything unknown is the server's fault. */
export const callFailure = ({ status, detail, retryAfter }: Refusal): CallFailure => {
  if (status === 409 && detail === 'already signed') return { kind: 'signed' };
  if (status === 409 && detail === 'in review') return { kind: 'in-review' };
  if (isIn(waits, status))
    return { kind: waits[status], ...(retryAfter !== undefined && { seconds: Math.ceil(retryAfter) }) };
  return { kind: isIn(kinds, status) ? kinds[status] : 'server' };
};
