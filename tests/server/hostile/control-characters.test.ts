import { Hono } from 'hono';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GenericSchema } from 'valibot';
import { resources } from '@resources';
import type { Call } from '@core/calls/call';
import type { FormInput } from '@core/form/form';
import { formFor } from '@core/form/form-for';
import type { Resource } from '@core/resource/resource';
import { recordActionsOf } from '@core/resource/action';
import { parseBody } from '@server/api/calls/parse';
import type { ApiDeps, ApiEnv } from '@server/api/deps';
import { defaultLimits } from '@server/api/limits';
import { Refusal } from '@server/api/refusal';
import { endpointOf } from '@server/api/resources/endpoint';
import { callsAfter, callsBefore } from '@server/openapi/calls/hand-written';
import { openContractApi, type ContractApi } from '@tests/helpers/contract-api';

/** One of each kind. The unit test of the rule has all of them. */
const refusedTexts = ['An\0a', 'An\u001ba', 'An\ud800a', 'An\ufffea'];
const textsOfLines = ['An\ta', 'An\na'];

/** Fields whose text is not stored, only compared or parsed. Others must be refused with their name. */
const notStored: Readonly<Record<string, readonly string[]>> = {
  login: ['username', 'password'],
  'set-password': ['password'],
  'reset-password': ['username'],
  'account-password': ['current_password', 'password'],
  'account-address': ['current_password'],
  'sessions-end': ['current_password'],
  'account-factor': ['current_password'],
  'account-factor-off': ['current_password'],
  'account-recovery-codes': ['current_password'],
  verify: ['date_of_birth', 'id', 'employee_id', 'company_id'],
  'signing-session': ['id', 'employee_id', 'company_id', 'language'],
  'signing-return': ['id', 'employee_id', 'company_id'],
  'submit-form': ['language'],
  'mail-draft': ['language'],
  'form-summary': ['language'],
  'signed-copy': ['language'],
};

/** Codes, in which a line break is a space. Rules of the code refuse what remains. */
const typedCodes = ['code', 'recovery_code', 'date_of_birth', 'percentage'];

interface Described extends GenericSchema {
  readonly entries?: Readonly<Record<string, Described>>;
  readonly item?: Described;
  readonly wrapped?: Described;
  readonly options?: readonly (Described | string)[];
}

type Path = readonly (string | number)[];

/** The paths of all fields that may be a text. */
const textPaths = (schema: Described, at: Path = []): readonly Path[] => {
  const { entries, item, wrapped, options = [] } = schema;
  if (wrapped) return textPaths(wrapped, at);
  if (entries) return Object.entries(entries).flatMap(([name, inner]) => textPaths(inner, [...at, name]));
  if (item) return textPaths(item, [...at, 0]);
  const isText = (one: Described | string) => typeof one === 'string' || one.type === 'string';
  return isText(schema) || options.some(isText) ? [at] : [];
};

const withText = (value: unknown, [name, ...rest]: Path, text: string): unknown => {
  if (name === undefined) return text;
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (index === name ? withText(one, rest, text) : one));
  const fields = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { ...fields, [name]: withText(fields[name], rest, text) };
};

/** Parses a body as the call's handler does, and returns status and body of the response. */
const parsedBy = async (call: Call, body: unknown) => {
  const app = new Hono<ApiEnv>();
  app.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error;
    return c.json({ detail: error.detail, errors: error.extras.errors }, error.status);
  });
  app.post('/', async (c) => {
    c.set('deps', { limits: defaultLimits } as ApiDeps);
    await parseBody(c, { ...call, body: call.body! });
    return c.json({});
  });
  const response = await app.request('/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as { errors?: Record<string, string> }) };
};

const calls = [...callsBefore, ...callsAfter].filter((call: Call) => call.body && !call.raw);
const fields = calls.flatMap((call: Call) =>
  textPaths(call.body as Described)
    .filter(([first]) => !notStored[call.id]?.includes(String(first)))
    .map((path) => [call.id, path.join('.'), call, path] as const),
);

describe('a text with a control character', () => {
  test.each(fields)('%s refuses %s', async (_, name, call, path) => {
    const isTypedCode = typedCodes.includes(String(path.at(-1)));
    for (const text of isTypedCode ? refusedTexts : [...refusedTexts, ...textsOfLines]) {
      const refusal = call.proof?.[String(path[0])] ?? call.invalid;
      const answer = await parsedBy(call, withText(call.example.body, path, text));
      if (refusal) expect([text, answer]).toEqual([text, { status: refusal.status, detail: refusal.detail }]);
      else {
        expect([text, answer.status]).toEqual([text, 422]);
        expect(Object.keys(answer.errors ?? {})).toContain(name);
      }
    }
  });

  test('is tested in many fields of calls', () => {
    expect(fields.length).toBeGreaterThanOrEqual(60);
    const ids = new Set(calls.map(({ id }) => id));
    expect(Object.keys(notStored).filter((id) => !ids.has(id as never))).toEqual([]);
  });
});

interface Write {
  readonly resource: Resource;
  /** The path below the list's, with `:id` for the first record. */
  readonly rest: string;
  readonly method: 'POST' | 'PUT';
  readonly inputs: Readonly<Record<string, FormInput>>;
}

const writesOf = (resource: Resource): readonly Write[] => {
  const { form, operations, actions } = resource;
  return [
    ...(form && operations.create
      ? [{ resource, rest: '', method: 'POST' as const, inputs: formFor(form, 'create').inputs }]
      : []),
    ...(form && operations.edit
      ? [{ resource, rest: '/:id', method: 'PUT' as const, inputs: formFor(form, 'edit').inputs }]
      : []),
    ...recordActionsOf(actions).map(([name, { inputs = {} }]) => ({
      resource,
      rest: `/:id/${name}`,
      method: 'POST' as const,
      inputs,
    })),
  ];
};
/** Without the conditions of writes on their records, which are tested elsewhere. */
const withoutConditions = (resource: Resource): Resource => ({
  ...resource,
  ...(resource.actions && {
    actions: Object.fromEntries(
      Object.entries(resource.actions).map(([name, { when: _when, ...action }]) => [name, action]),
    ),
  }),
});
const declared = resources.map(withoutConditions);
const isCode = ({ kind }: FormInput) => ['email', 'phone', 'zip-code', 'us-state'].includes(kind);
const isText = ({ kind }: FormInput) =>
  !['record', 'records', 'boolean', 'percent', 'number', 'money', 'year'].includes(kind);
const inputs = declared.flatMap(writesOf).flatMap((write) =>
  Object.entries(write.inputs)
    .filter(([, input]) => isText(input))
    .map(
      ([name, input]) => [`${write.method} ${write.resource.name}${write.rest}`, name, write, input] as const,
    ),
);

describe('a declared form', () => {
  let api: ContractApi;
  beforeAll(async () => {
    api = await openContractApi(declared);
  });

  test.each(inputs)(
    '%s refuses a control character in %s',
    async (_, name, { resource, rest, method }, input) => {
      const { clientParam } = resource.api;
      const list = endpointOf(resource).replace(':clientId', String(api.clients[0]));
      const query = clientParam ? `?${clientParam}=${String(api.clients[0])}` : '';
      const [first] = (await api.call(`${list}${query}`)).body['data'] as Record<string, unknown>[];
      const address = `${list}${rest.replace(':id', String(first?.[resource.idField]))}${query}`;
      const refused = input.kind === 'long-text' ? refusedTexts : [...refusedTexts, ...textsOfLines];
      for (const text of refused) {
        const { status, body } = await api.call(address, { method, body: { [name]: text } });
        expect([text, status]).toEqual([text, 422]);
        // White space in a code is cleaned, so that the rule of the code is broken instead.
        const rule = (body['errors'] as Record<string, string>)[name];
        expect([text, rule]).toEqual([text, isCode(input) ? expect.any(String) : 'characters']);
      }
      for (const text of input.kind === 'long-text' ? textsOfLines : [])
        expect(
          (await api.call(address, { method, body: { [name]: text } })).body['errors'] ?? {},
        ).not.toHaveProperty(name);
    },
  );

  test('is tested in every declared text', () => {
    expect(inputs.length).toBeGreaterThanOrEqual(20);
  });
});

test('a stored text with a control character is named when the record is saved, and can be replaced', async () => {
  const api = await openContractApi(resources);
  const list = `/api/eip/clients/${String(api.clients[0])}/locations`;
  const [record] = (await api.call(list)).body['data'] as Record<string, unknown>[];
  const address = `${list}/${String(record?.['id'])}`;
  const { storage } = api.backend.deps;
  const byId = [{ field: 'id', op: 'eq', value: Number(record?.['id']) }] as const;
  await storage.table('locations').update(byId, { city: 'Oak\u0007land', location_name: 'Yard\u001b' });
  const stored = (await api.call(address)).body;
  const save = (body: object) => api.call(address, { method: 'PUT', body });
  expect(await save(stored)).toEqual({
    status: 422,
    body: { detail: 'invalid', errors: { city: 'characters', location_name: 'characters' } },
  });
  const corrected = { ...stored, city: 'Oakland', location_name: 'Yard' };
  expect((await save(corrected)).status).toBe(200);
  expect((await api.call(address)).body).toMatchObject({ city: 'Oakland', location_name: 'Yard' });
});
