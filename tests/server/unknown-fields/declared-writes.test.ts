import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { isClosed, isClosedStep } from '@core/form/closed-body';
import type { FormOperation } from '@core/form/form';
import { formFor } from '@core/form/form-for';
import { shownForm } from '@core/form/shown-form';
import { wireValues } from '@core/form/record-values';
import { formErrors } from '@core/form/schema';
import type { Resource } from '@core/resource/resource';
import { recordActionsOf } from '@core/resource/action';
import { endpointOf } from '@server/api/resources/endpoint';
import { apiDocument, type ApiDocument } from '@server/openapi/document';
import { documentPath } from '@server/openapi/call';
import { schemaProblems } from '@server/openapi/schema-problems';
import type { Schema } from '@core/openapi/schema';
import { everyInput } from '@tests/fixtures/every-input';
import { openContractApi, type ContractApi } from '@tests/helpers/contract-api';

/** Removes the conditions of writes on their records, which are tested elsewhere. */
const withoutConditions = (resource: Resource): Resource => ({
  ...resource,
  operations: Object.fromEntries(
    Object.entries(resource.operations).map(([name, { permissions }]) => [name, { permissions }]),
  ),
  ...(resource.actions && {
    actions: Object.fromEntries(
      Object.entries(resource.actions).map(([name, { when: _when, ...action }]) => [name, action]),
    ),
  }),
});
const declared = resources.map(withoutConditions);

interface Write {
  readonly resource: Resource;
  readonly name: string;
  readonly kind: FormOperation | 'action';
  readonly closed: boolean;
}

const writesOf = (resource: Resource): Write[] => {
  const { form, operations, actions } = resource;
  const ofForm = (['create', 'edit'] as const).flatMap((kind): Write[] =>
    form && operations[kind]
      ? [{ resource, name: kind, kind, closed: isClosed(formFor(form, kind).inputs) }]
      : [],
  );
  const ofActions = recordActionsOf(actions).map(([name, action]): Write => ({
    resource,
    name,
    kind: 'action',
    closed: isClosedStep(action, form),
  }));
  return [...ofForm, ...ofActions];
};
const writes = declared.flatMap(writesOf);
const named = writes.map((write) => [`${write.resource.name} ${write.name}`, write] as const);

let api: ContractApi;
let document: ApiDocument;
beforeAll(async () => {
  [api, document] = await Promise.all([openContractApi(declared), apiDocument(declared)]);
});

const listOf = (resource: Resource): string =>
  endpointOf(resource).replace(':clientId', String(api.clients[0])) +
  (resource.api.clientParam ? `?${resource.api.clientParam}=${api.clients[0]!}` : '');
const below = (list: string, rest: string): string => list.replace(/(?=\?|$)/, `/${rest}`);

const firstRecord = async (resource: Resource): Promise<Record<string, unknown>> => {
  const { body } = await api.call(listOf(resource));
  const [row] = body['data'] as Record<string, unknown>[];
  return (await api.call(below(listOf(resource), String(row?.[resource.idField])))).body;
};

const addressOf = async ({ resource, name, kind }: Write): Promise<string> => {
  if (kind === 'create') return listOf(resource);
  const id = String((await firstRecord(resource))[resource.idField]);
  return below(listOf(resource), kind === 'edit' ? id : `${id}/${name}`);
};

const send = async (write: Write, body: object) =>
  api.call(await addressOf(write), { method: write.kind === 'edit' ? 'PUT' : 'POST', body });

/** Returns the errors for an empty body. */
const missingIn = async ({ resource, name, kind }: Write): Promise<Record<string, string>> => {
  const action = resource.actions?.[name];
  const actionInputs = action && 'inputs' in action ? (action.inputs ?? {}) : {};
  const form = kind === 'action' ? { inputs: actionInputs } : formFor(resource.form!, kind);
  const errors = await formErrors(shownForm(form, {}), {});
  return Object.fromEntries(Object.entries(errors).map(([input, { key }]) => [input, key]));
};

const described = ({ resource, name, kind }: Write) => {
  const path = documentPath(endpointOf(resource));
  if (kind === 'create') return document.paths[path]!['post']!;
  return kind === 'edit'
    ? document.paths[`${path}/{id}`]!['put']!
    : document.paths[`${path}/{id}/${name}`]!['post']!;
};
const bodySchemaOf = (write: Write): Schema => {
  const schema = described(write).requestBody!.content['application/json']!.schema;
  return schema.$ref === undefined ? schema : document.components.schemas[schema.$ref.split('/').at(-1)!]!;
};

test('writes of money, rights or identity reject unknown fields', () => {
  const open = named.filter(([, { closed }]) => !closed).map(([name]) => name);
  expect(open).toEqual(expect.arrayContaining(['locations create', 'locations edit']));
  for (const name of ['users', 'client-users', 'members', 'role-settings', 'pact-reviews'])
    expect(open.filter((one) => one.startsWith(`${name} `))).toEqual([]);
  expect(isClosed({ price: everyInput.inputs.price })).toBe(true);
  expect(isClosed({ seats: everyInput.inputs.seats, page: everyInput.inputs.page })).toBe(false);
});

describe('an unknown field of', () => {
  test.each(named)('%s is rejected or ignored, as declared', async (name, write) => {
    const missing = await missingIn(write);
    const answer = await send(write, { surprise: 1, 'another one': null });
    const unknown = write.closed ? { surprise: 'unknown', 'another one': 'unknown' } : {};
    // An administrator of all users cannot unlink users from a client, and rights are checked first.
    if (name.endsWith(' unlink')) expect(answer).toEqual({ status: 403, body: { detail: 'forbidden' } });
    else
      expect(answer).toEqual({
        status: 422,
        body: { detail: 'invalid', errors: { ...missing, ...unknown } },
      });
  });

  test.each(named)('%s is documented as the server handles it', (_, write) => {
    if (!described(write).requestBody) {
      expect(write.closed).toBe(false);
      return;
    }
    expect(bodySchemaOf(write).additionalProperties).toBe(!write.closed);
    expect(described(write).requestBody?.description).toMatch(write.closed ? /refused/ : /ignored/);
  });
});

/** Returns the inputs as a form sends them. Inputs that are not shown have no value. */
const inputsOf = (resource: Resource, record: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(wireValues(formFor(resource.form!, 'edit'), record)).filter(([, value]) => value !== null),
  );

describe('a record that was read', () => {
  const edits = named.filter(([, { kind }]) => kind === 'edit');
  test.each(edits)('can be sent back in full: %s', async (_, write) => {
    const { resource } = write;
    const record = await firstRecord(resource);
    const body = { ...record, ...inputsOf(resource, record) };
    expect(schemaProblems(bodySchemaOf(write), body, document.components.schemas)).toEqual([]);
    const answer = await send(write, body);
    expect({ status: answer.status, errors: answer.body['errors'] }).toEqual({
      status: 200,
      errors: undefined,
    });
  });

  test.each(edits)('is not changed by fields that are not inputs: %s', async (_, write) => {
    const { resource } = write;
    const record = await firstRecord(resource);
    const inputs = inputsOf(resource, record);
    const others = Object.fromEntries(
      Object.keys(record)
        .filter((name) => !Object.hasOwn(inputs, name))
        .map((name) => [name, [{ id: 999, evil: true }]]),
    );
    expect((await send(write, { ...others, ...inputs })).status).toBe(200);
    const after = await firstRecord(resource);
    // The save itself counts.
    const expected: Record<string, unknown> = { ...record, version: Number(record['version']) + 1 };
    for (const name of Object.keys(others)) expect([name, after[name]]).toEqual([name, expected[name]]);
  });
});
