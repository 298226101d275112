import type { GenericSchema, InferInput, InferOutput, ObjectSchema } from 'valibot';

type Fields = Readonly<Record<string, GenericSchema>>;

/** An error of the API contract: its status and its stable `detail`. */
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
 * A hand-written call of the API. Parsing and validation, the types of server, mocks and portal, the operation in the
 * OpenAPI document and the generated tests are derived from it. Its texts are in the `api` file of `locales`, by its
 * id.
 */
export interface Call {
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** The full path, with `{name}` for its parameters. */
  readonly path: string;
  readonly tag: 'auth' | 'workspace' | 'saved-views' | 'membership';
  /** The call needs no token. */
  readonly isOpen?: true;
  /** The call accepts an `Idempotency-Key`. */
  readonly once?: true;
  readonly params?: Fields;
  readonly query?: Fields;
  /**
   * The schema of the body, an object. `strictObject` rejects unknown fields; use it for calls that write money, rights
   * or identity. `object` ignores them.
   */
  readonly body?: GenericSchema;
  /** The body is read as bytes, because a signature covers them; `body` only describes it. */
  readonly raw?: true;
  readonly answer: GenericSchema;
  readonly status?: 201;
  /** The response of a call with status 201 when there is nothing to create. Its status is 200. */
  readonly existing?: GenericSchema;
  /** Error statuses, in addition to those of every call and of every call with a body. */
  readonly refusals: readonly number[];
  /**
   * Fields of the body or query that authorize the call, with the error for a wrong value. A missing field or one of
   * another type gets the same error, before any other validation.
   */
  readonly proof?: Readonly<Record<string, NamedRefusal>>;
  /** The error for an invalid body. When absent, 422 with the violated rule of each field. */
  readonly invalid?: NamedRefusal;
  readonly example: { readonly body?: unknown; readonly answer: unknown };
}

/** Makes the mutable types that valibot infers readonly. */
type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: DeepReadonly<T[Name]> }
    : T;

/** The body of a call as a handler gets it. */
export type BodyOf<C extends Call> =
  C extends Readonly<Record<'body', infer Body extends GenericSchema>>
    ? DeepReadonly<InferOutput<Body>>
    : undefined;

/** The body of a call as the caller sends it. */
export type SentOf<C extends Call> =
  C extends Readonly<Record<'body', infer Body extends GenericSchema>>
    ? DeepReadonly<InferInput<Body>>
    : undefined;

/** The response of a call. */
export type AnswerOf<C extends Call> = DeepReadonly<
  | InferOutput<C['answer']>
  | (C extends Readonly<Record<'existing', infer Existing extends GenericSchema>>
      ? InferOutput<Existing>
      : never)
>;

type ParsedFields<F> = F extends Fields
  ? DeepReadonly<InferOutput<ObjectSchema<F, undefined>>>
  : Readonly<Record<string, never>>;

/** The path parameters and the query of a call as a handler gets them. */
export type ParamsOf<C extends Call> = ParsedFields<C['params']>;
export type QueryOf<C extends Call> = ParsedFields<C['query']>;

interface TypedExample<C extends Call> {
  readonly example: { readonly answer: AnswerOf<C> } & (C extends Readonly<Record<'body', GenericSchema>>
    ? { readonly body: SentOf<C> }
    : unknown);
}

/** Defines a call. The compiler checks the example against the call's types. */
export const defineCall = <const C extends Call>(call: C & TypedExample<C>): C => call;
