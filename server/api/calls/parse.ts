import type { Context } from 'hono';
import * as v from 'valibot';
import type { BodyOf, Call, NamedRefusal, ParamsOf, QueryOf } from '@core/calls/call';
import { type JsonObject, readBody } from '../body';
import type { ApiEnv } from '../deps';
import { invalid, notFound, Refusal } from '../refusal';

/** The rule that each wrong field breaks, by its path: `beneficiaries.0.percentage`. */
type Errors = Readonly<Record<string, string>>;

/** A rule of core says which it is; what is left is a matter of JSON. */
const wordOf = ({ expected, received }: v.BaseIssue<unknown>): string => {
  if (expected === 'never') return 'unknown';
  return received === 'undefined' ? 'required' : 'invalid';
};

const errorsOf = (issues: readonly v.BaseIssue<unknown>[]): Errors =>
  // The first that was found of a field stands.
  Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const).reverse());

const refusalOf = ({ status, detail }: NamedRefusal): Refusal => new Refusal(status, detail);

const parse = <Schema extends v.GenericSchema>(call: Call, schema: Schema, given: unknown) => {
  const result = v.safeParse(schema, given, { message: wordOf, abortPipeEarly: true });
  const errors = errorsOf(result.issues ?? []);
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
