import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { resources } from '@resources';
import { apiDocument, type ApiDocument } from '@server/openapi/document';
import type { Operation } from '@server/openapi/operation';
import { createHarness, type Answer } from '../api/harness';
import { schemaOf, validValue, violations } from './schema-values';

/** Errors that only a value can have that the document does not allow. */
const structural = ['required', 'unknown', 'max', 'tooLong', 'type'];

const document: ApiDocument = await apiDocument(resources);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);
type DocumentedOperation = (typeof operations)[number];

interface Sent {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

let send: (operation: DocumentedOperation, sent: Sent) => Promise<Answer>;
beforeAll(async () => {
  const api = await createHarness();
  const client = await api.clientNamed('Harbor Lane Markets');
  const person = { id: 1001, ssn_last_four: '4321' };
  const { body: verified } = await api.call('POST', 'pact-form/verify', { body: person });
  const { form_token } = verified as { form_token: string };
  /** Without the token of a form, most of its calls look at nothing else. */
  const withToken = (body: unknown) =>
    typeof (body as { form_token?: unknown } | undefined)?.form_token === 'string'
      ? { ...(body as object), form_token }
      : body;
  send = async ({ method, path, operation }, { query = {}, body }) => {
    const token = operation.security ? undefined : await api.tokenOf('admin');
    const filled = path
      .replace('{clientId}', String(client))
      .replace('{name}', 'language')
      .replace(/\{\w+\}/, '1')
      .replace('/api/', '');
    return api.call(method, `${filled}?${new URLSearchParams(query)}`, {
      ...(token !== undefined && { token }),
      ...(body !== undefined && { body: withToken(body) }),
    });
  };
});

const bodyOf = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema;
const queryOf = ({ parameters = [] }: Operation) => parameters.filter(({ in: place }) => place === 'query');
const { schemas } = document.components;
const errorsOf = ({ body }: Answer): Readonly<Record<string, string>> =>
  (body as { errors?: Record<string, string> } | undefined)?.errors ?? {};

/** Whether fields were refused, and not a proof such as the last four digits. */
const isInvalid = ({ status, body }: Answer): boolean =>
  status === 422 && (body as { detail: string }).detail === 'invalid';

describe.each(operations.map((one) => [`${one.method} ${one.path}`, one] as const))('%s', (_, one) => {
  const body = bodyOf(one.operation);
  const query = queryOf(one.operation);

  it('takes what the document allows', async () => {
    const values = fc.record({
      query: fc.record(
        Object.fromEntries(query.map(({ name, schema }) => [name, validValue(schema, schemas).map(String)])),
        { requiredKeys: query.filter(({ required }) => required).map(({ name }) => name) },
      ),
      ...(body && { body: validValue(body, schemas) }),
    });
    await fc.assert(
      fc.asyncProperty(values, async (sent) => {
        const answer = await send(one, sent);
        expect(answer.status).toBeLessThan(500);
        const errors = Object.entries(errorsOf(answer));
        expect(errors.filter(([, error]) => structural.includes(error))).toEqual([]);
        expect([answer.text, isInvalid(answer) && errors.length === 0]).toEqual([answer.text, false]);
      }),
      { numRuns: 20 },
    );
  });

  it.runIf(body || query.length > 0)('refuses what the document does not allow', async () => {
    const accepted: string[] = [];
    const [good] = body
      ? fc.sample(validValue(body, schemas), { numRuns: 1, seed: 20_261_121 })
      : [undefined];
    for (const [name, bad] of body ? violations(body, good, schemas) : []) {
      const { status } = await send(one, { body: bad });
      if (status < 400 || status >= 500) accepted.push(`${name}: ${status}`);
    }
    for (const { name, schema } of query)
      for (const [what, bad] of violations(schemaOf(schema, schemas), '', schemas)) {
        if (typeof bad !== 'string') continue;
        const { status } = await send(one, { query: { [name]: bad }, ...(body && { body: good }) });
        if (status < 400 || status >= 500) accepted.push(`query ${name}, ${what}: ${status}`);
      }
    expect(accepted).toEqual([]);
  });
});
