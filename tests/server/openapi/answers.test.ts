import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { schemaProblems } from '@server/openapi/schema-problems';
import { apiDocument, type ApiDocument } from '@server/openapi/document';
import { createHarness, type Harness } from '../api/harness';

let document: ApiDocument;
let api: Harness;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  [document, api] = await Promise.all([apiDocument(resources), createHarness()]);
  for (const account of ['admin', 'agency']) tokens[account] = await api.tokenOf(account);
});

const reads = (): string[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    methods['get'] && !path.startsWith('/api/pact-form') ? [path] : [],
  );
const tokenFor = (path: string): string => tokens[path.includes('/evoove/') ? 'agency' : 'admin']!;

/** Returns the path with the ids of an existing client and record. */
const filled = async (path: string): Promise<string> => {
  const ofClient = path.replace('{clientId}', '1').replace('/api/', '');
  if (!ofClient.endsWith('/{id}')) return ofClient;
  const { body } = await api.call('GET', ofClient.replace('/{id}', ''), { token: tokenFor(path) });
  const [row] = (body as { data: Record<string, unknown>[] }).data;
  return ofClient.replace('{id}', String(row?.['id'] ?? row?.['client_account_id']));
};

const problemsOf = async (path: string): Promise<unknown> => {
  const answer = await api.call('GET', await filled(path), { token: tokenFor(path) });
  const described = document.paths[path]!['get']!.responses['200']!;
  const content = 'content' in described ? described.content : {};
  const type = answer.headers.get('Content-Type')?.replace(/;.*/, '') ?? '';
  expect({ path, status: answer.status, described: Object.keys(content) }).toEqual({
    path,
    status: 200,
    described: expect.arrayContaining([type]),
  });
  return type === 'application/json'
    ? schemaProblems(content[type]!.schema, answer.body, document.components.schemas)
    : [];
};

describe('responses match the document', () => {
  test('for every GET call', async () => {
    expect(reads().length).toBeGreaterThan(35);
    for (const path of reads())
      expect({ path, problems: await problemsOf(path) }).toEqual({ path, problems: [] });
  });

  test('for a successful and a failed login', async () => {
    const { responses } = document.paths['/api/v1/auth/login']!['post']!;
    const described = responses['200']!;
    const schema = 'content' in described ? described.content['application/json']!.schema : {};
    for (const account of ['admin', 'secure'])
      expect(schemaProblems(schema, (await api.login(account)).body)).toEqual([]);
    const refused = await api.login('admin', 'wrong');
    expect(schemaProblems(schema, refused.body)).not.toEqual([]);
    expect(schemaProblems(document.components.schemas['Refusal']!, refused.body)).toEqual([]);
  });

  test('for a record that is created and deleted', async () => {
    const token = tokens['agency']!;
    const { schemas } = document.components;
    const body = {
      first_name: 'Ada',
      last_name: 'Quist',
      username: 'ada.quist@north.example',
      role_name: 'Agent',
      commission_pct: 0.1,
    };
    expect(schemaProblems(schemas['MembersCreate']!, body)).toEqual([]);
    const path = 'v1/evoove/administration/members';
    const created = await api.call('POST', path, { token, body });
    expect(created.status).toBe(201);
    expect(schemaProblems(schemas['MembersRecord']!, created.body)).toEqual([]);
    const { id } = created.body as { id: number };
    const removed = await api.call('DELETE', `${path}/${id}`, { token });
    expect(removed.body).toEqual({ id });
  });

  test('schemaProblems() finds each kind of difference', () => {
    const schema = document.components.schemas['ClaimsRow']!;
    const right = {
      id: 1,
      claim_number: 'CLM-1',
      full_name: 'A',
      location_name: 'B',
      injury_date: '2026-01-02',
      claim_status: 'Open',
      total_incurred: 12.5,
    };
    const kindsOf = (change: object) =>
      schemaProblems(schema, { ...right, ...change }).map(({ at, kind }) => `${at} ${kind}`);
    expect(kindsOf({})).toEqual([]);
    expect(kindsOf({ claim_number: 5 })).toEqual(['claim_number type']);
    expect(kindsOf({ id: 1.5 })).toEqual(['id type']);
    expect(kindsOf({ injury_date: '01/02/2026' })).toEqual(['injury_date value']);
    expect(kindsOf({ claim_status: 'Lost' })).toEqual(['claim_status value']);
    expect(kindsOf({ full_name: null })).toEqual(['full_name type']);
    const { full_name: _left, ...without } = right;
    expect(schemaProblems(schema, without).map(({ kind }) => kind)).toEqual(['missing']);
  });
});
