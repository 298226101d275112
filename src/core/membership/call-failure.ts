/** Why a call of the membership form failed, as far as it matters to the applicant. */
export type CallFailure =
  /** There was no response. */
  | { readonly kind: 'network' }
  | { readonly kind: 'server' }
  /** `seconds` until the next try, if the server sends them. */
  | { readonly kind: 'busy' | 'too-many'; readonly seconds?: number }
  /** The digits do not match the record. */
  | { readonly kind: 'incorrect' }
  /** The applicant has to enter the last four digits again. */
  | { readonly kind: 'token' }
  /** Missing, or it belongs to another person. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'expired' }
  /** The same request is in flight, or its time is over. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'signed' }
  /** The form has to be reviewed before it can be signed. */
  | { readonly kind: 'in-review' };

interface FailedResponse {
  /** HTTP status; 0 without a response. */
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
const retryKinds = { 429: 'too-many', 503: 'busy' } as const;
const isIn = <K extends object>(known: K, status: number): status is keyof K & number => status in known;

/** Classifies a failed call. Unknown failures count as server errors. */
export const callFailure = ({ status, detail, retryAfter }: FailedResponse): CallFailure => {
  if (status === 409 && detail === 'already signed') return { kind: 'signed' };
  if (status === 409 && detail === 'in review') return { kind: 'in-review' };
  if (isIn(retryKinds, status))
    return { kind: retryKinds[status], ...(retryAfter !== undefined && { seconds: Math.ceil(retryAfter) }) };
  return { kind: isIn(kinds, status) ? kinds[status] : 'server' };
};
