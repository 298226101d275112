import { Hono } from 'hono';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '@core/calls/call';
import { resources } from '@resources';
import { schemaProblems } from '@server/openapi/schema-problems';
import { parseBody, parseQuery } from '@server/api/calls/parse';
import type { ApiDeps, ApiEnv } from '@server/api/deps';
import { defaultLimits } from '@server/api/limits';
import { Refusal } from '@server/api/refusal';
import { callsAfter, callsBefore } from '@server/openapi/calls/hand-written';
import { apiDocument, type ApiDocument } from '@server/openapi/document';
import type { Schema } from '@core/openapi/schema';

const calls: readonly Call[] = [...callsBefore, ...callsAfter];
const named = (all: readonly Call[]) => all.map((call) => [call.id, call] as const);
const parsed = calls.filter(({ body, raw }) => body && !raw);

/** Calls that reject unknown fields: they write money, rights or identity. */
const strict = [
  'set-password',
  'confirm-address',
  'account-edit',
  'account-password',
  'account-address',
  'sessions-end',
  'account-factor',
  'account-factor-off',
  'account-factor-confirm',
  'account-recovery-codes',
  'views-create',
  'views-edit',
  'submit-form',
  'save-draft',
  'mail-draft',
  'form-summary',
  'signed-copy',
  'mail-copy',
  'signing-session',
  'signing-return',
];

let document: ApiDocument;
beforeAll(async () => {
  document = await apiDocument(resources);
});

const operationOf = ({ path, method }: Call) => document.paths[path]![method]!;
const bodySchemaOf = (call: Call): Schema =>
  operationOf(call).requestBody!.content['application/json']!.schema;

/** Returns status and body of the response to a body or a query before a handler runs. */
const validateCall = async (call: Call, sent: { readonly body?: unknown; readonly query?: string }) => {
  const app = new Hono<ApiEnv>();
  app.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error;
    const { status, detail, extras } = error;
    return c.json({ detail, ...(extras.errors && { errors: extras.errors }) }, status);
  });
  app.all('*', async (c) => {
    c.set('deps', { limits: defaultLimits } as ApiDeps);
    if (call.query) parseQuery(c, { ...call, query: call.query });
    if (call.body) await parseBody(c, { ...call, body: call.body });
    return c.json('taken');
  });
  const response = await app.request(`/call?${sent.query ?? ''}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sent.body),
  });
  return [response.status, await response.json()] as const;
};
const acceptedAnswer = [200, 'taken'] as const;
const wrong = (errors: object) => [422, { detail: 'invalid', errors }] as const;
const without = (fields: object, name: string) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));

describe('request body of', () => {
  test.each(named(parsed))('%s: the example is accepted and matches the document', async (_, call) => {
    expect(await validateCall(call, { body: call.example.body })).toEqual(acceptedAnswer);
    expect(schemaProblems(bodySchemaOf(call), call.example.body)).toEqual([]);
    expect(operationOf(call).requestBody!.content['application/json']!.example).toBe(call.example.body);
  });

  test.each(named(parsed))('%s: a missing required field is rejected', async (_, call) => {
    const { invalid } = call;
    for (const name of bodySchemaOf(call).required ?? []) {
      const refusal = call.proof?.[name] ?? invalid;
      const expected = refusal ? [refusal.status, { detail: refusal.detail }] : wrong({ [name]: 'required' });
      expect(await validateCall(call, { body: without(call.example.body as object, name) })).toEqual(
        expected,
      );
    }
  });

  test.each(named(parsed))(
    '%s: a field of another type is rejected where one is required',
    async (_, call) => {
      for (const name of bodySchemaOf(call).required ?? []) {
        const [status] = await validateCall(call, {
          body: { ...(call.example.body as object), [name]: { a: 1 } },
        });
        expect([name, status]).toEqual([
          name,
          (call.proof?.[name] ?? call.invalid ?? { status: 422 }).status,
        ]);
      }
    },
  );

  test.each(named(parsed))(
    '%s: an unknown field is rejected or ignored, as the document says',
    async (id, call) => {
      const isStrict = strict.includes(id);
      const body = { ...(call.example.body as object), surprise: 1 };
      expect(await validateCall(call, { body })).toEqual(
        isStrict ? wrong({ surprise: 'unknown' }) : acceptedAnswer,
      );
      expect(bodySchemaOf(call).additionalProperties).toBe(!isStrict);
      expect(operationOf(call).requestBody?.description).toMatch(isStrict ? /refused/ : /ignored/);
    },
  );
});

test.each(named(calls.filter(({ query }) => query)))(
  'the query of %s is rejected without its proof',
  async (_, call) => {
    const { proof = {}, query = {} } = call;
    const isRequired = (name: string) => query[name]?.type !== 'exact_optional';
    for (const [name, { status, detail }] of Object.entries(proof))
      expect(await validateCall(call, { query: isRequired(name) ? '' : `${name}=%20` })).toEqual([
        status,
        { detail },
      ]);
  },
);

test.each(named(calls))('%s: the example response is valid', (_, call) => {
  const { status = 200, answer, example } = call;
  expect(v.safeParse(answer, example.answer).issues).toBeUndefined();
  const described = operationOf(call).responses[status]!;
  const content = 'content' in described ? described.content['application/json']! : undefined;
  expect(content?.example).toBe(example.answer);
  expect(schemaProblems(content!.schema, example.answer)).toEqual([]);
});

test('every refusal that a call defines is in its list', () => {
  for (const { id, proof = {}, invalid, refusals } of calls)
    for (const { status } of [...Object.values(proof), ...(invalid ? [invalid] : [])])
      expect([id, refusals]).toEqual([id, expect.arrayContaining([status])]);
});

test('all invalid fields are reported together, by path', async () => {
  const submit = calls.find(({ id }) => id === 'submit-form')!;
  const body = {
    ...(submit.example.body as object),
    zip_code: '9',
    state: 'XX',
    beneficiaries: [{}],
    more: 1,
  };
  const [, { errors }] = (await validateCall(submit, { body })) as [number, { errors: object }];
  expect(errors).toMatchObject({
    zip_code: 'invalid',
    state: 'invalid',
    'beneficiaries.0.full_name': 'required',
    more: 'unknown',
  });
});
