import { beforeAll, describe, expect, test } from 'vitest';
import { createMockBackend } from '@mocks/mock-backend';
import { resources } from '@resources';
import { documentPath } from '@server/openapi/call';
import { apiDocument, type ApiDocument } from '@server/openapi/document';
import type { Operation } from '@server/openapi/operation';
import { openApiShape } from './structure';

let document: ApiDocument;
beforeAll(async () => {
  document = await apiDocument(resources);
});

const operationsOf = ({ paths }: ApiDocument): (readonly [string, string, Operation])[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [method, path, operation] as const),
  );
/** Returns every `$ref` in the document, at any depth. */
const references = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    key === '$ref' ? [String(inside)] : references(inside),
  );
};

describe('OpenAPI document', () => {
  test('has the structure of OpenAPI 3.1', async () => {
    await expect(openApiShape.validate(document, { abortEarly: false })).resolves.toBeDefined();
  });

  test('describes exactly the calls that the server serves', () => {
    const { app } = createMockBackend();
    const served = app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${documentPath(path)}`);
    // Every endpoint serves these methods. Those that no declaration allows return 404.
    const described = new Set(
      operationsOf(document).map(([method, path]) => `${method.toUpperCase()} ${path}`),
    );
    const undeclared = served.filter((call) => !described.has(call));
    const isWrite = (call: string) => !call.startsWith('GET ');
    const paths = new Set(
      resources.map(({ api }) => documentPath(`/api/${api.backend}/${api.path.replace(/\/$/, '')}`)),
    );
    expect(
      undeclared.filter(
        (call) => !(isWrite(call) && paths.has(call.replace(/^\w+ /, '').replace(/\/\{id\}$/, ''))),
      ),
    ).toEqual([]);
    expect([...described].filter((call) => !served.includes(call))).toEqual([]);
  });

  test('defines everything that it refers to, and uses every definition', () => {
    const { schemas, responses } = document.components;
    const known = [
      ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
      ...Object.keys(responses).map((name) => `#/components/responses/${name}`),
    ];
    expect(references(document).filter((one) => !known.includes(one))).toEqual([]);
    const used = new Set(references(document));
    expect(known.filter((one) => !used.has(one))).toEqual([]);
  });

  test('has unique operation ids and lists every path parameter', () => {
    const all = operationsOf(document);
    const ids = all.map(([, , { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, path, { parameters = [] }] of all) {
      const inPath = parameters.filter((one) => one.in === 'path');
      expect(inPath.every(({ required }) => required)).toBe(true);
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      const names = parameters.map((one) => `${one.in} ${one.name}`);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('contains columns, filters, permissions and inputs of a declaration', () => {
    const list = document.paths['/api/eip/clients/{clientId}/claims']!['get']!;
    const parameter = (name: string) => list.parameters?.find((one) => one.name === name)?.schema;
    expect(parameter('sort')?.enum).toContain('total_incurred');
    expect(parameter('claim_status')?.enum).toEqual(['Open', 'Closed', 'Reopen', 'Pending']);
    expect(list.description).toContain('eip_menu_claims');
    expect(list.description).toContain('eip_claims');
    expect(document.components.schemas['ClaimsRow']?.properties?.['claim_status']?.title).toBe('Status');
    expect(document.components.schemas['ClaimsRow']?.required).not.toContain('closed_date');
    expect(document.components.schemas['ClaimsRecord']?.required).toContain('closed_date');
    expect(document.components.schemas['MembersCreate']?.required).toEqual([
      'first_name',
      'last_name',
      'username',
      'role_name',
      'commission_pct',
    ]);
  });

  test('describes the same calls in Spanish', async () => {
    const spanish = await apiDocument(resources, 'es');
    expect(Object.keys(spanish.paths)).toEqual(Object.keys(document.paths));
    expect(spanish.tags.find(({ name }) => name === 'claims')?.description).toBe('Reclamaciones');
  });
});
