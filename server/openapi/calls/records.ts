import type { Operation, Resource } from '@core/resource/resource';
import { isVersioned } from '@core/resource/versioned';
import { fileActionsOf, recordActionsOf, type RecordAction } from '@core/resource/action';
import { endpointOf } from '@server/api/resources/endpoint';
import { namesOfAction, namesOfForm } from '@server/api/resources/known-names';
import { interpolate } from '@server/words/texts';
import { documentPath, type ApiCall, type Parameter } from '../call';
import { bulkCalls } from './bulk';
import { idempotencyKey, type Endpoint } from './endpoint';
import { trashCalls } from './trash';
import { fieldSchema } from '../field-schema';
import { clientParameter, listParameters, pageParameters } from '../list-parameters';
import { actionType, typeName } from '../record-schemas';
import {
  dateTime,
  emptyObject,
  id,
  integer,
  listOf,
  object,
  orNull,
  ref,
  text,
  type Schema,
} from '@core/openapi/schema';
import type { DocumentWords } from '../words';

/** The version of the record that a write was made from. */
const ifMatch = (description: string, required = false): Parameter => ({
  name: 'If-Match',
  in: 'header',
  schema: { ...text, maxLength: 200 },
  description,
  ...(required && { required }),
});

const uniqueByName = (all: readonly Parameter[]): Parameter[] =>
  all.filter((one, at) => all.findIndex(({ name }) => name === one.name) === at);

/** Describes in one sentence which access a resource's calls need. */
const accessText = ({ access }: Resource, { own }: DocumentWords): string => {
  const names = access.permissions.join(', ') || own.needs.nothing;
  return access.flag === undefined
    ? interpolate(own.needs.permissions, { names })
    : interpolate(own.needs.both, { names, flag: access.flag });
};

/** Changes and actions that mail a user are limited. */
const limited = ({ form }: Resource, action?: RecordAction): number[] =>
  action?.limited || (form?.serverErrors && 'username taken' in form.serverErrors) ? [429] : [];

const refusalsOf = (resource: Resource): number[] => [
  401,
  403,
  404,
  ...(resource.form?.serverErrors ? [409] : []),
  422,
  ...limited(resource),
];

const idProperty = ({ idField, fields }: Resource): Readonly<Record<string, Schema>> => {
  const id = fields[idField];
  return { [idField]: id ? fieldSchema(id) : text };
};

const idSchema = (resource: Resource): Schema => object(idProperty(resource));

/**
 * Response of a call that may be repeated, or after which the caller may no longer see the record. Then it returns only
 * the id.
 */
const recordOrId = (resource: Resource): Schema => ({
  anyOf: [ref(`${typeName(resource.name)}Record`), idSchema(resource)],
});

const readCall = ({ resource, path, client, words, title, common }: Endpoint): ApiCall => ({
  ...common,
  method: 'get',
  path: `${path}/{id}`,
  id: `${resource.name}-read`,
  summary: interpolate(words.own.records.read, { title }),
  parameters: client,
  answers: [{ schema: ref(`${typeName(resource.name)}Record`) }],
  refusals: [401, 403, 404],
});

const changes: Readonly<Record<Operation, (endpoint: Endpoint) => ApiCall>> = {
  create: ({ resource, path, client, words, title, common }) => ({
    ...common,
    method: 'post',
    path,
    id: `${resource.name}-create`,
    summary: words.of(resource).all?.create?.title ?? interpolate(words.own.records.create, { title }),
    parameters: [...client, idempotencyKey(words.own.parameters.once)],
    body: ref(`${typeName(resource.name)}Create`),
    unknownFields: namesOfForm(resource, 'create') ? 'refused' : 'ignored',
    status: 201,
    answers: [{ schema: recordOrId(resource) }],
    refusals: refusalsOf(resource),
  }),
  edit: ({ resource, path, client, words, title, common }) => ({
    ...common,
    method: 'put',
    path: `${path}/{id}`,
    id: `${resource.name}-edit`,
    summary: words.of(resource).all?.edit?.title ?? interpolate(words.own.records.edit, { title }),
    parameters: [...client, ifMatch(words.own.parameters.ifMatch)],
    body: ref(`${typeName(resource.name)}Edit`),
    unknownFields: namesOfForm(resource, 'edit') ? 'refused' : 'ignored',
    answers: [{ schema: ref(`${typeName(resource.name)}Record`) }],
    refusals: [...refusalsOf(resource), 412],
  }),
  delete: ({ resource, path, client, words, title, common }) => {
    return {
      ...common,
      method: 'delete',
      path: `${path}/{id}`,
      id: `${resource.name}-delete`,
      summary: words.of(resource).all?.delete?.submit ?? interpolate(words.own.records.remove, { title }),
      parameters: [...client, ifMatch(words.own.parameters.ifMatch)],
      answers: [{ schema: object({ ...idProperty(resource), trash: integer }) }],
      refusals: [400, 401, 403, 404, 409, 412],
    };
  },
};

const actionBody = (
  resource: Resource,
  [name, action]: readonly [string, RecordAction],
): Pick<ApiCall, 'body' | 'unknownFields' | 'mayBeEmpty'> => {
  const unknownFields = namesOfAction(resource, action) ? 'refused' : 'ignored';
  if (action.inputs) return { body: ref(actionType(resource, name)), unknownFields };
  return unknownFields === 'refused' ? { body: emptyObject, unknownFields, mayBeEmpty: true } : {};
};

/** Returns the call of a record action. */
const actionCall = (
  { resource, path, client, words, common }: Endpoint,
  [name, action]: readonly [string, RecordAction],
): ApiCall => ({
  ...common,
  method: 'post',
  path: `${path}/{id}/${name}`,
  id: `${resource.name}-${name}`,
  summary: words.of(resource).all?.actions?.[name]?.label ?? name,
  parameters: [...client, ifMatch(words.own.parameters.ifMatch), idempotencyKey(words.own.parameters.once)],
  ...actionBody(resource, [name, action]),
  answers: [{ schema: recordOrId(resource) }],
  refusals: [400, 401, 403, 404, 409, 412, 422, ...limited(resource, action)],
});

/** Returns the call that changes some fields of a record. */
const patchCall = (endpoint: Endpoint): ApiCall => {
  const { resource, client, words, title } = endpoint;
  return {
    ...changes.edit(endpoint),
    method: 'patch',
    id: `${resource.name}-patch`,
    summary: interpolate(words.own.records.patch, { title }),
    parameters: [...client, ifMatch(words.own.parameters.ifMatch, true)],
    body: ref(`${typeName(resource.name)}Patch`),
    isPartial: true,
    refusals: [...refusalsOf(resource), 412, 428],
  };
};

const historyEntry = object({
  id,
  version: integer,
  at: dateTime,
  user_id: orNull(id),
  person: orNull(text),
  action: text,
  changes: fieldSchema({ kind: 'changes' }),
});

/** Returns the call of what was written to a record. */
const historyCall = ({ resource, path, client, words, title, common }: Endpoint): ApiCall => ({
  ...common,
  method: 'get',
  path: `${path}/{id}/history`,
  id: `${resource.name}-history`,
  summary: interpolate(words.own.records.history, { title }),
  parameters: [...pageParameters(words.own.parameters), ...client],
  answers: [{ schema: object({ data: listOf(historyEntry), total_count: integer }) }],
  refusals: [401, 403, 404],
});

/** Returns the call that writes earlier values back. */
const undoCall = ({ resource, path, client, words, title, common }: Endpoint): ApiCall => ({
  ...common,
  method: 'post',
  path: `${path}/{id}/undo`,
  id: `${resource.name}-undo`,
  summary: interpolate(words.own.records.undo, { title }),
  parameters: [...client, ifMatch(words.own.parameters.ifMatch, true)],
  body: {
    ...object({ version: integer, 'fields?': { ...listOf(text), minItems: 1 } }),
    additionalProperties: false,
  },
  unknownFields: 'refused',
  answers: [{ schema: ref(`${typeName(resource.name)}Record`) }],
  refusals: [...refusalsOf(resource), 412, 428],
});

/** Returns the call of a file about a record. */
const fileCall = ({ resource, path, client, words, common }: Endpoint, name: string): ApiCall => ({
  ...common,
  method: 'get',
  path: `${path}/{id}/${name}`,
  id: `${resource.name}-${name}`,
  summary: words.of(resource).all?.actions?.[name]?.label ?? name,
  parameters: client,
  answers: [{ file: 'application/pdf' }],
  refusals: [401, 403, 404, 409],
});

/** Returns the calls of one endpoint. `variants` are the resources that share it, the one without a client first. */
export const recordCalls = (variants: readonly Resource[], words: DocumentWords): ApiCall[] => {
  const [resource] = variants;
  if (!resource) return [];
  const { own } = words;
  const title = words.of(resource).all?.title ?? resource.name;
  const path = documentPath(endpointOf(resource));
  const common = { tag: resource.name, description: accessText(resource, words) };
  const list: ApiCall = {
    ...common,
    method: 'get',
    path,
    id: `${resource.name}-list`,
    summary: interpolate(own.records.list, { title }),
    parameters: uniqueByName(variants.flatMap((variant) => listParameters(variant, own.parameters))),
    answers: [
      { schema: ref(`${typeName(resource.name)}List`) },
      ...(resource.list ? [{ file: 'text/csv' }] : []),
    ],
    refusals: resource.list ? [401, 403, 404, 422, 429] : [401, 403, 404],
  };
  if (!resource.list) return [list];
  const client = uniqueByName(variants.flatMap((variant) => clientParameter(variant, own.parameters)));
  const endpoint = { resource, path, client, words, title, common };
  const declared = (Object.keys(resource.operations) as Operation[]).map((operation) =>
    changes[operation](endpoint),
  );
  const actions = recordActionsOf(resource.actions).map((named) => actionCall(endpoint, named));
  const files = fileActionsOf(resource.actions).map((name) => fileCall(endpoint, name));
  const patches = resource.operations.edit ? [patchCall(endpoint), undoCall(endpoint)] : [];
  const history = isVersioned(resource) ? [historyCall(endpoint)] : [];
  const trash = resource.operations.delete ? trashCalls(endpoint) : [];
  const bulk = bulkCalls(endpoint);
  return [
    list,
    readCall(endpoint),
    ...history,
    ...declared,
    ...patches,
    ...trash,
    ...bulk,
    ...actions,
    ...files,
  ];
};
