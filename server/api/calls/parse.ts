import type { Context } from 'hono';
import * as v from 'valibot';
import type { BodyOf, Call, NamedRefusal, ParamsOf, QueryOf } from '@core/calls/call';
import type { ApiEnv } from '../deps';
import { invalid, notFound, Refusal } from '../refusal';
import { unknownErrors, unknownFields } from './unknown-fields';

export type JsonObject = Readonly<Record<string, unknown>>;

const deepest = 8;

/** Databases keep neither NUL nor half a surrogate pair in text. */
const unstorable = /\0|\p{Surrogate}/u;
const isStorable = (text: string): boolean => !unstorable.test(text);

const isSane = (value: unknown, depth: number): boolean => {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth < deepest &&
    Object.entries(value).every(([key, item]) => isStorable(key) && isSane(item, depth + 1))
  );
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'malformed');
  }
};

/**
 * The raw body. Reads no further than the limit (in bytes), no matter what the caller says about the length; refuses more with 413. The rest
 * is left to the host, which must not cut the connection before the answer has arrived.
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

/** The body as a JSON object; an empty body is an empty object. Refuses other types (415), too much (413) and nonsense (400). */
export const readBody = async (c: Context<ApiEnv>): Promise<JsonObject> => {
  const text = new TextDecoder().decode(await readBytes(c.req.raw, c.var.deps.limits.bodySize));
  if (text === '') return {};
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? ''))
    throw new Refusal(415, 'unsupported media type');
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body) || !isSane(body, 0))
    throw new Refusal(400, 'malformed');
  return body as JsonObject;
};

/** The rule that each wrong field breaks, by its path: `beneficiaries.0.percentage`. */
type Errors = Readonly<Record<string, string>>;

/** A rule of core says which it is; what is left is a matter of JSON. */
const wordOf = ({ received }: v.BaseIssue<unknown>): string =>
  received === 'undefined' ? 'required' : 'invalid';

const isUnknown = ({ expected }: v.BaseIssue<unknown>): boolean => expected === 'never';

const pathOf = (issue: v.BaseIssue<unknown>): string => v.getDotPath(issue) ?? '';

const errorsOf = (issues: readonly v.BaseIssue<unknown>[]): Errors =>
  Object.fromEntries(
    issues
      .filter((issue) => !isUnknown(issue))
      .map((issue) => [pathOf(issue), issue.message] as const)
      // The first that was found of a field stands.
      .reverse(),
  );

const refusalOf = ({ status, detail }: NamedRefusal): Refusal => new Refusal(status, detail);

const parse = <Schema extends v.GenericSchema>(call: Call, schema: Schema, given: unknown) => {
  const result = v.safeParse(schema, given, { message: wordOf, abortPipeEarly: true });
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

/** A body as it was read, before anything is said of what is wrong with it. */
interface Inspected<C extends WithBody> {
  /** As it came. */
  readonly fields: JsonObject;
  /** The fields that show who may make the call. */
  readonly proof: ProofOf<C>;
  readonly errors: Errors;
  /** Null for a body that does not fit. */
  readonly fitting: BodyOf<C> | null;
  /** The body, or its refusal. */
  readonly body: () => BodyOf<C>;
}

/**
 * Reads a body whose wrong fields are to be named only after the caller's right to the call is known. Refuses what is no JSON object (see
 * `readBody`), and at once a missing proof.
 */
export const inspectBody = async <C extends WithBody>(c: Context<ApiEnv>, call: C): Promise<Inspected<C>> => {
  const fields = await readBody(c);
  const { result, errors } = parse(call, call.body, fields);
  const fitting = result.success ? (result.output as BodyOf<C>) : null;
  return {
    fields,
    // Each of them was found to be right.
    proof: result.output as ProofOf<C>,
    errors,
    fitting,
    body: () => fitting ?? refuse(call, errors),
  };
};

/** The body of a call. Throws 422 with the rule of every wrong field, or what the call names in its place. */
export const parseBody = async <C extends WithBody>(c: Context<ApiEnv>, call: C): Promise<BodyOf<C>> =>
  (await inspectBody(c, call)).body();

/** The query of a call, of whose repeated parameters the first counts. */
export const parseQuery = <C extends Call & Required<Pick<Call, 'query'>>>(
  c: Context<ApiEnv>,
  call: C,
): QueryOf<C> => {
  const { result, errors } = parse(call, v.object(call.query), c.req.query());
  return result.success ? (result.output as QueryOf<C>) : refuse(call, errors);
};

/** The parameters in the path of a call; 404 for any that cannot be one. */
export const parseParams = <C extends Call & Required<Pick<Call, 'params'>>>(
  c: Context<ApiEnv>,
  call: C,
): ParamsOf<C> => {
  const result = v.safeParse(v.object(call.params), c.req.param());
  if (!result.success) throw notFound();
  return result.output as ParamsOf<C>;
};
