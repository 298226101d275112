import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { BodyOf, Call, NamedRefusal, ParamsOf, QueryOf } from '@core/calls/call';
import type { ApiEnv } from '../deps';
import { invalid, notFound, Refusal } from '../refusal';
import { unknownErrors, unknownFields } from './unknown-fields';

export type JsonObject = Readonly<Record<string, unknown>>;

const maxDepth = 8;

const isShallow = (value: unknown, depth: number): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  return depth < maxDepth && Object.values(value).every((item) => isShallow(item, depth + 1));
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'malformed');
  }
};

/**
 * Reads the raw body, up to the limit (in bytes), regardless of the declared length. Throws 413 for a larger body. The
 * rest is left to the host, which must not close the connection before the response has arrived.
 */
export const readBytes = async (request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> => {
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const parts: Uint8Array[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
    size += value.byteLength;
    if (size > limit) {
      reader.releaseLock();
      throw new Refusal(413, 'too large');
    }
    parts.push(value);
  }
};

/** Reads the body once. A handler that runs again gets the same bytes. */
const bodyBytes = async (c: Context<ApiEnv>): Promise<Uint8Array<ArrayBuffer>> => {
  const { body, deps } = c.var as Partial<ApiEnv['Variables']> & Pick<ApiEnv['Variables'], 'deps'>;
  if (body) return body;
  const bytes = await readBytes(c.req.raw, deps.limits.bodySize);
  c.set('body', bytes);
  return bytes;
};

/**
 * Reads the body before the session is checked, so that a caller who sends it slowly cannot keep rights that have ended
 * in the meantime.
 */
export const readBodyFirst: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await bodyBytes(c);
  await next();
};

/**
 * Reads the body as a JSON object. An empty body is an empty object. Throws 415 for other types, 413 for a body that is
 * too large, and 400 for malformed JSON.
 */
export const readBody = async (c: Context<ApiEnv>): Promise<JsonObject> => {
  const text = new TextDecoder().decode(await bodyBytes(c));
  if (text === '') return {};
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? ''))
    throw new Refusal(415, 'unsupported media type');
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body) || !isShallow(body, 0))
    throw new Refusal(400, 'malformed');
  return body as JsonObject;
};

/** The rule that each invalid field breaks, by path: `beneficiaries.0.percentage`. */
type Errors = Readonly<Record<string, string>>;

/** The message for values of the wrong JSON type. Rules in `core` have their own messages. */
const messageOf = ({ received }: v.BaseIssue<unknown>): string =>
  received === 'undefined' ? 'required' : 'invalid';

const isUnknown = ({ expected }: v.BaseIssue<unknown>): boolean => expected === 'never';

const pathOf = (issue: v.BaseIssue<unknown>): string => v.getDotPath(issue) ?? '';

const errorsOf = (issues: readonly v.BaseIssue<unknown>[]): Errors =>
  Object.fromEntries(
    issues
      .filter((issue) => !isUnknown(issue))
      .map((issue) => [pathOf(issue), issue.message] as const)
      // Reversed, so that the first issue of a field wins.
      .reverse(),
  );

const refusalOf = ({ status, detail }: NamedRefusal): Refusal => new Refusal(status, detail);

const parse = <Schema extends v.GenericSchema>(call: Call, schema: Schema, given: unknown) => {
  const result = v.safeParse(schema, given, { message: messageOf, abortPipeEarly: true });
  const { issues = [] } = result;
  const unknown = issues.filter(isUnknown).map(pathOf);
  const errors: Errors = {
    ...errorsOf(issues),
    ...(unknown.length > 0 && unknownErrors([...new Set([...unknown, ...unknownFields(schema, given)])])),
  };
  for (const [name, refusal] of Object.entries(call.proof ?? {}))
    if (Object.hasOwn(errors, name)) throw refusalOf(refusal);
  return { result, errors };
};

const refuse = ({ invalid: named }: Call, errors: Errors): never => {
  throw named ? refusalOf(named) : invalid(errors);
};

type WithBody = Call & Required<Pick<Call, 'body'>>;
type ProofOf<C extends WithBody> = Pick<BodyOf<C>, keyof BodyOf<C> & keyof C['proof']>;

/** A parsed body whose errors are not reported yet. */
interface InspectedBody<C extends WithBody> {
  /** The body as received. */
  readonly fields: JsonObject;
  /** The fields that prove the right to make the call. */
  readonly proof: ProofOf<C>;
  readonly errors: Errors;
  /** Null for an invalid body. */
  readonly fitting: BodyOf<C> | null;
  /** Returns the body, or throws its errors. */
  readonly body: () => BodyOf<C>;
}

/**
 * Reads a body whose errors may be reported only after the caller's right to the call is checked. Throws when the body
 * is not a JSON object (see `readBody`) and when a proof field is missing or invalid.
 */
export const inspectBody = async <C extends WithBody>(
  c: Context<ApiEnv>,
  call: C,
): Promise<InspectedBody<C>> => {
  const fields = await readBody(c);
  const { result, errors } = parse(call, call.body, fields);
  const fitting = result.success ? (result.output as BodyOf<C>) : null;
  return {
    fields,
    // All proof fields were validated above.
    proof: result.output as ProofOf<C>,
    errors,
    fitting,
    body: () => fitting ?? refuse(call, errors),
  };
};

/**
 * Parses the body of a call. Throws 422 with the rule of every invalid field, or the error that the call defines
 * instead.
 */
export const parseBody = async <C extends WithBody>(c: Context<ApiEnv>, call: C): Promise<BodyOf<C>> =>
  (await inspectBody(c, call)).body();

/** Parses the query of a call. Of repeated parameters, the first one is used. */
export const parseQuery = <C extends Call & Required<Pick<Call, 'query'>>>(
  c: Context<ApiEnv>,
  call: C,
): QueryOf<C> => {
  const { result, errors } = parse(call, v.object(call.query), c.req.query());
  return result.success ? (result.output as QueryOf<C>) : refuse(call, errors);
};

/** Parses the path parameters of a call. Throws 404 for invalid ones. */
export const parseParams = <C extends Call & Required<Pick<Call, 'params'>>>(
  c: Context<ApiEnv>,
  call: C,
): ParamsOf<C> => {
  const result = v.safeParse(v.object(call.params), c.req.param());
  if (!result.success) throw notFound();
  return result.output as ParamsOf<C>;
};
