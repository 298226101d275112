import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Stable lower-case phrases that a program may compare; never prose for the screen (see the API contract). */
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
  | 'already signed'
  | 'in review'
  | 'busy'
  | 'cannot delete yourself'
  | 'cannot deactivate yourself'
  | 'last administrator'
  | 'factor required'
  | 'conflict'
  | 'key reused'
  | 'malformed'
  | 'too large'
  | 'unsupported media type'
  | 'server error'
  | 'unavailable'
  | `${string} taken`;

interface Extras {
  /** Rule key of every wrong field, by the field's name on the wire. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Seconds until it is worth trying again. */
  readonly retryAfter?: number;
  /** `not found` was said of a record that is there, but not for this caller. Only the audit trail learns of it. */
  readonly exists?: boolean;
}

/** Thrown anywhere below a handler to answer a call with a status and `{detail, errors?}`. */
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
/** The database is away or full; it is worth asking again soon. */
export const unavailable = (): Refusal => new Refusal(503, 'unavailable', { retryAfter: 2 });
const inSeconds = (wait: number) => ({ retryAfter: Math.max(1, Math.ceil(wait / 1000)) });

/** More is asked than can be worked off; it is worth asking again soon. */
export const busy = (): Refusal => new Refusal(503, 'busy', { retryAfter: 2 });
/** `wait` is in milliseconds. */
export const tooMany = (wait: number): Refusal => new Refusal(429, 'too many attempts', inSeconds(wait));
/** The places for files are taken. `wait` is in milliseconds. */
export const tooManyExports = (wait: number): Refusal =>
  new Refusal(429, 'too many exports', inSeconds(wait));
