import type { GenericSchema, InferInput, InferOutput, ObjectSchema } from 'valibot';

type Fields = Readonly<Record<string, GenericSchema>>;

/** A refusal that the API contract names: its status and its stable phrase. */
export interface NamedRefusal {
  readonly status: 400 | 401 | 403 | 404 | 410 | 422;
  readonly detail:
    | 'form token expired'
    | 'invalid credentials'
    | 'not found'
    | 'ssn incorrect'
    | 'token expired'
    | 'token used';
}

/**
 * One hand-written call of the API. Parsing and refusal, the types of server, mocks and portal, the operation in the OpenAPI document
 * and the generated tests come from it; its words stand in the `api` file of `locales` by its id.
 */
export interface Call {
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** The whole path, with `{name}` for its parameters. */
  readonly path: string;
  readonly tag: 'auth' | 'workspace' | 'saved-views' | 'membership';
  /** No token is sent. */
  readonly isOpen?: true;
  /** Takes an `Idempotency-Key`. */
  readonly once?: true;
  readonly params?: Fields;
  readonly query?: Fields;
  /**
   * An object, which says what becomes of unknown fields: `strictObject` refuses them, where money, rights or identity are written;
   * `object` ignores them.
   */
  readonly body?: GenericSchema;
  /** The body is read as bytes, because a signature covers them; `body` only describes it. */
  readonly raw?: true;
  readonly answer: GenericSchema;
  readonly status?: 201;
  /** Statuses of refusals, beside those that any call has, or any with a body. */
  readonly refusals: readonly number[];
  /**
   * Fields of body or query that show who may make the call. One that is missing or of another type is refused like a wrong one, before
   * anything else is said.
   */
  readonly proof?: Readonly<Record<string, NamedRefusal>>;
  /** How a body is answered that does not fit; 422 with the rule of each wrong field unless said. */
  readonly invalid?: NamedRefusal;
  readonly example: { readonly body?: unknown; readonly answer: unknown };
}

/** The types of JSON that the library infers can be written to; ours are not. */
type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: DeepReadonly<T[Name]> }
    : T;

/** What a handler gets of a call's body. */
export type BodyOf<C extends Call> =
  C extends Readonly<Record<'body', infer Body extends GenericSchema>>
    ? DeepReadonly<InferOutput<Body>>
    : undefined;

/** What a caller sends as a call's body. */
export type SentOf<C extends Call> =
  C extends Readonly<Record<'body', infer Body extends GenericSchema>>
    ? DeepReadonly<InferInput<Body>>
    : undefined;

/** What a call answers. */
export type AnswerOf<C extends Call> = DeepReadonly<InferOutput<C['answer']>>;

type Parsed<F> = F extends Fields
  ? DeepReadonly<InferOutput<ObjectSchema<F, undefined>>>
  : Readonly<Record<string, never>>;

/** What a handler gets of the parameters in a call's path, and of its query. */
export type ParamsOf<C extends Call> = Parsed<C['params']>;
export type QueryOf<C extends Call> = Parsed<C['query']>;

interface Checked<C extends Call> {
  readonly example: { readonly answer: AnswerOf<C> } & (C extends Readonly<Record<'body', GenericSchema>>
    ? { readonly body: SentOf<C> }
    : unknown);
}

/** A call whose example is of its own types. */
export const defineCall = <const C extends Call>(call: C & Checked<C>): C => call;
