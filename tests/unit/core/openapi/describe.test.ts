import { describe, expect, test } from 'vitest';
import { answerLines, bodyLines, callsOf, parameterLines, typeText } from '@core/openapi/describe';
import { isApiDocument, type ApiDocument } from '@core/openapi/document';
import { callAddress } from '@core/resource/call-address';

const operation = {
  operationId: 'change-thing',
  tags: ['things'],
  summary: 'Change a thing',
  parameters: [
    { name: 'id', required: true, description: 'Its number.', schema: { type: 'integer' } },
    { name: 'order', schema: { enum: ['asc', 'desc'] } },
  ],
  requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
  responses: {
    '200': {
      description: 'Done.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
    },
    '404': { $ref: '#/components/responses/Refused404' },
  },
} as const;
const document: ApiDocument = {
  info: { title: 'API', description: '' },
  tags: [{ name: 'things', description: 'Things' }],
  paths: { '/things/{id}': { put: operation }, '/others': { get: { ...operation, tags: ['others'] } } },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', title: 'Name' },
          made: { type: 'string', format: 'date' },
          parts: { type: 'array', items: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
        },
      },
    },
    responses: { Refused404: { description: 'Not there.' } },
  },
};

describe('a description of the API in lines', () => {
  test('lists parameters, body and responses', () => {
    expect(parameterLines(document, operation)).toEqual([
      { name: 'id', type: 'integer', meaning: 'Its number.', isRequired: true },
      { name: 'order', type: '"asc" | "desc"', meaning: '', isRequired: false },
    ]);
    expect(bodyLines(document, operation)).toEqual([
      { name: 'name', type: 'string', meaning: 'Name', isRequired: true },
      { name: 'made', type: 'string (date)', meaning: '', isRequired: false },
      { name: 'parts', type: 'array: integer | null', meaning: '', isRequired: false },
    ]);
    expect(answerLines(document, operation)).toEqual([
      {
        name: '200',
        type: '{ name: string, made: string (date), parts: array: integer | null }',
        meaning: 'Done.',
        isRequired: false,
      },
      { name: '404', type: '', meaning: 'Not there.', isRequired: false },
    ]);
  });

  test('describes an unknown type as any', () => {
    expect(typeText(document, {})).toBe('any');
    expect(typeText(document, { $ref: '#/components/schemas/Gone' })).toBe('any');
    expect(bodyLines(document, { ...operation, requestBody: { content: {} } })).toEqual([]);
  });

  test('groups the calls of a tag', () => {
    expect(callsOf(document, 'things').map(({ method, path }) => [method, path])).toEqual([
      ['PUT', '/things/{id}'],
    ]);
  });
});

test.each([
  null,
  [],
  'text',
  {},
  { tags: [], info: {}, paths: {} },
  { tags: {}, info: {}, paths: {}, components: {} },
])('%j is not an API document', (value) => expect(isApiDocument(value)).toBe(false));

test.each([
  ['/api/v1', '/openapi.json?language=es'],
  ['https://api.example/portal/v3', 'https://api.example/openapi.json?language=es'],
])('for the API at %s, the document is at %s', (base, address) => {
  const call = { backend: 'host', path: 'openapi.json', query: { language: 'es' } } as const;
  expect(callAddress(base, call)).toBe(address);
});
