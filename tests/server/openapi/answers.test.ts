import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { fileActionsOf } from '@core/resource/action';
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

const tokenFor = (path: string): string => tokens[path.includes('/evoove/') ? 'agency' : 'admin']!;

/** Files about a record, which need one that has the file; see `signing/copy-mails`. */
const recordFiles = resources.flatMap(({ actions }) => fileActionsOf(actions));
const reads = (): string[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    methods['get'] &&
    !path.startsWith('/api/pact-form') &&
    // A caller's own action on many records, which needs one that has run; see `bulk`.
    !path.endsWith('/actions/runs/{id}') &&
    !recordFiles.some((name) => path.endsWith(`/{id}/${name}`))
      ? [path]
      : [],
  );
/** Returns the path with the ids of an existing client and record. */
const filled = async (path: string): Promise<string> => {
  const ofClient = path.replace('{clientId}', '1').replace('/api/', '');
  const [list = '', below] = ofClient.split('/{id}');
  if (below === undefined) return ofClient;
  const { body } = await api.call('GET', list, { token: tokenFor(path) });
  const [row] = (body as { data: Record<string, unknown>[] }).data;
  return ofClient.replace('{id}', String(row?.['id'] ?? row?.['client_account_id']));
};

describe('responses', () => {
  test('every GET call of the document answers, and the server finds its response described', async () => {
    expect(reads().length).toBeGreaterThan(35);
    for (const path of reads()) {
      const { status } = await api.call('GET', await filled(path), { token: tokenFor(path) });
      expect({ path, status }).toEqual({ path, status: 200 });
    }
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
