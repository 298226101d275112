import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Stable lowercase phrases that clients may compare. They are not meant for display (see the API contract). */
export type Detail =
  | 'not found'
  | 'forbidden'
  | 'unauthorized'
  | 'invalid'
  | 'invalid credentials'
  | 'token expired'
  | 'token used'
  | 'too many attempts'
  | 'too many exports'
  | 'expired'
  | 'ssn incorrect'
  | 'form token expired'
  | 'membership closed'
  | 'already signed'
  | 'in review'
  | 'busy'
  | 'cannot delete yourself'
  | 'cannot deactivate yourself'
  | 'last administrator'
  | 'factor required'
  | 'conflict'
  | 'changed'
  | 'referenced'
  | 'related record deleted'
  | 'precondition required'
  | 'key reused'
  | 'malformed'
  | 'too large'
  | 'unsupported media type'
  | 'server error'
  | 'unavailable'
  | `${string} taken`;

/** How many records of a resource refer to a record. */
export interface Referring {
  readonly resource: string;
  readonly count: number;
}

interface Extras {
  /** Rule key of every invalid field, by the field's name in the API. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number;
  /**
   * The response is `not found` although the record exists, because the caller may not access it. Only recorded in the
   * audit trail.
   */
  readonly exists?: boolean;
  /** The record as it is now, for a write of an earlier version. */
  readonly current?: object;
  /** What prevents a deletion, as far as the caller may list it. */
  readonly referring?: readonly Referring[];
}

/** Throw it anywhere below a handler to respond with a status and `{detail, errors?}`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: ContentfulStatusCode,
    readonly detail: Detail,
    readonly extras: Extras = {},
  ) {
    super(detail);
  }
}

export const notFound = (): Refusal => new Refusal(404, 'not found');
export const forbidden = (): Refusal => new Refusal(403, 'forbidden');
export const invalid = (errors: Readonly<Record<string, string>>): Refusal =>
  new Refusal(422, 'invalid', { errors });
/** The database is unavailable or full. A retry may work soon. */
export const unavailable = (): Refusal => new Refusal(503, 'unavailable', { retryAfter: 2 });
const inSeconds = (wait: number) => ({ retryAfter: Math.max(1, Math.ceil(wait / 1000)) });

/** The server has more requests than it can process. A retry may work soon. */
export const busy = (): Refusal => new Refusal(503, 'busy', { retryAfter: 2 });
/** `wait` is in milliseconds. */
export const tooManyAttempts = (wait: number): Refusal =>
  new Refusal(429, 'too many attempts', inSeconds(wait));
/** All export slots are taken. `wait` is in milliseconds. */
export const tooManyExports = (wait: number): Refusal =>
  new Refusal(429, 'too many exports', inSeconds(wait));
