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

const resolved = (document: ApiDocument, schema: ApiSchema): ApiSchema =>
  schema.$ref === undefined ? schema : (document.components.schemas[nameIn(schema.$ref)] ?? {});

/** Returns a short text for a type: `string (date)`, `"asc" | "desc"`, `array: …`. */
export const typeText = (document: ApiDocument, schema: ApiSchema): string => {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const plain = resolved(document, schema);
  if (plain.anyOf) return plain.anyOf.map((one) => typeText(document, one)).join(' | ');
  const type = [plain.type ?? 'any'].flat().join(' | ');
  if (plain.type === 'array') return `array: ${typeText(document, plain.items ?? {})}`;
  if (plain.type === 'object' && plain.properties)
    return `{ ${Object.entries(plain.properties)
      .map(([name, one]) => `${name}: ${typeText(document, one)}`)
      .join(', ')} }`;
  const form = plain.format ?? plain.pattern;
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
  const { properties = {}, required = [] } = body ? resolved(document, body) : {};
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
