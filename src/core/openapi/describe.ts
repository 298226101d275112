import type { ApiDocument, ApiOperation, ApiSchema } from './document';

/** A row of a table on the API page. */
export interface ApiLine {
  readonly name: string;
  readonly type: string;
  readonly meaning: string;
  readonly isRequired: boolean;
}

export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly operation: ApiOperation;
}

const nameIn = (reference: string): string => reference.split('/').at(-1) ?? '';

const resolveSchema = (document: ApiDocument, schema: ApiSchema): ApiSchema =>
  schema.$ref === undefined ? schema : (document.components.schemas[nameIn(schema.$ref)] ?? {});

/** Returns a short text for a type: `string (date)`, `"asc" | "desc"`, `array: …`. */
export const typeText = (document: ApiDocument, schema: ApiSchema): string => {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const resolvedSchema = resolveSchema(document, schema);
  if (resolvedSchema.anyOf) return resolvedSchema.anyOf.map((one) => typeText(document, one)).join(' | ');
  const type = [resolvedSchema.type ?? 'any'].flat().join(' | ');
  if (resolvedSchema.type === 'array') return `array: ${typeText(document, resolvedSchema.items ?? {})}`;
  if (resolvedSchema.type === 'object' && resolvedSchema.properties)
    return `{ ${Object.entries(resolvedSchema.properties)
      .map(([name, one]) => `${name}: ${typeText(document, one)}`)
      .join(', ')} }`;
  const form = resolvedSchema.format ?? resolvedSchema.pattern;
  return form === undefined ? type : `${type} (${form})`;
};

export const parameterLines = (document: ApiDocument, { parameters = [] }: ApiOperation): ApiLine[] =>
  parameters.map(({ name, schema, description = '', required = false }) => ({
    name,
    type: typeText(document, schema),
    meaning: description,
    isRequired: required,
  }));

export const bodyLines = (document: ApiDocument, { requestBody }: ApiOperation): ApiLine[] => {
  const body = requestBody?.content['application/json']?.schema;
  const { properties = {}, required = [] } = body ? resolveSchema(document, body) : {};
  return Object.entries(properties).map(([name, one]) => ({
    name,
    type: typeText(document, one),
    meaning: one.title ?? '',
    isRequired: required.includes(name),
  }));
};

export const answerLines = (document: ApiDocument, { responses }: ApiOperation): ApiLine[] =>
  Object.entries(responses).map(([status, answer]) => {
    const shared = answer.$ref === undefined ? answer : document.components.responses[nameIn(answer.$ref)];
    const types = Object.entries(answer.content ?? {}).map(([type, { schema }]) =>
      type === 'application/json' ? typeText(document, schema) : type,
    );
    return { name: status, type: types.join('; '), meaning: shared?.description ?? '', isRequired: false };
  });

/** Returns the calls with the given tag. */
export const callsOf = ({ paths }: ApiDocument, tag: string): ApiCall[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
