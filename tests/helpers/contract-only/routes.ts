import type { Wire } from './records';

/** One call as a route sees it. */
export interface Visit {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Wire;
  /** The id in the token; 0 for an open call. */
  readonly userId: number;
}

/** Handlers by call: `GET eip/clients/:client/claims`. A result is sent as JSON; null sends a response without a body. */
export type Routes = Readonly<Record<string, (visit: Visit) => unknown>>;

/** An error response of the contract. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly errors?: Readonly<Record<string, string>>,
  ) {
    super(detail);
  }
}

/** Throws a 422 refusal that names all missing required fields at once. */
export const requireFields = (body: Readonly<Record<string, unknown>>, names: readonly string[]): void => {
  const missing = names.filter((name) => body[name] === undefined || body[name] === '');
  if (missing.length > 0)
    throw new Refusal(422, 'invalid', Object.fromEntries(missing.map((name) => [name, 'required'])));
};

export const notFound = () => new Refusal(404, 'not found');
