import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { runs } from '@tests/helpers/scale';
import { createHarness, type Harness } from '../api/harness';
import { openPgliteStorage } from '../storage/pglite-database';
import { hostileTexts, inAddress } from './hostile-values';

let api: Harness;
let own: number;
const tokens = new Map<string, string>();
/** Names that occur only in records of other clients and the other agency. */
let foreign: readonly string[];
let users: number;

beforeAll(async () => {
  const storage = await openPgliteStorage();
  api = await createHarness({ storage });
  own = await api.clientNamed('Harbor Lane Markets');
  for (const who of ['staff', 'agency']) tokens.set(who, await api.tokenOf(who));
  const notOwn = [{ field: 'client_id', op: 'ne', value: own }] as const;
  const claims = await storage.table('claims').find(notOwn);
  const theirs = await storage.table('my-clients').find([{ field: 'agency_id', op: 'eq', value: 2 }]);
  foreign = [
    ...claims.map((row) => String(row['claim_number'])),
    ...theirs.map((row) => String(row['client_account_name'])),
  ];
  users = await storage.table('users').count([]);
});
afterAll(() => api.storage.close());

const parameters = [
  'sort',
  'order',
  'search',
  'offset',
  'limit',
  'client_id',
  'format',
  'columns',
  'language',
  'time_zone',
  'period_start',
  'period_end',
  'filter_by',
  'employee_status',
  'all_cutoff_met',
  'claim_status',
  'invoice_status',
  'compliance_status',
  'payroll_status',
] as const;
const lists = resources
  .filter(({ scope, list }) => list && scope !== 'global')
  .map(({ api: { backend, path }, scope }) => ({ path: `${backend}/${path}`, scope }));
const internalTerms = /password_hash|pbkdf2|credentials|syntax|relation|column/i;

const read = async (path: string, scope: string, query: string) => {
  const token = tokens.get(scope === 'agency' ? 'agency' : 'staff') ?? '';
  const bound = path.includes('users') && !/client_id/.test(query) ? `&client_id=${own}` : '';
  return api.call('GET', `${path.replace(':clientId', String(own))}?${query}${bound}`, { token });
};

const expectHarmless = async (path: string, scope: string, query: string): Promise<void> => {
  const { status, text } = await read(path, scope, query);
  expect([path, query, status < 500]).toEqual([path, query, true]);
  expect(foreign.filter((name) => text.includes(name))).toEqual([]);
  expect(text).not.toMatch(internalTerms);
};

describe('no parameter of a list reaches the database as SQL', () => {
  // In the short run, every parameter is combined with every text in one of the lists.
  const turns = runs(lists.length, 1);
  test.each(lists.map((list, turn) => ({ ...list, turn })))('$path', async ({ path, scope, turn }) => {
    for (const [at, name] of parameters.entries())
      for (const text of hostileTexts.filter((_, index) => (index + at) % turns === turn % turns))
        await expectHarmless(path, scope, `${name}=${inAddress(text)}`);
  });

  test(
    'several parameters together',
    async () => {
      const part = fc.tuple(
        fc.constantFrom(...parameters),
        fc.oneof(fc.constantFrom(...hostileTexts), fc.string(), fc.string({ unit: 'binary' })),
      );
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...lists),
          fc.array(part, { maxLength: 6 }),
          async ({ path, scope }, parts) => {
            await expectHarmless(
              path,
              scope,
              parts.map(([name, text]) => `${name}=${inAddress(text)}`).join('&'),
            );
          },
        ),
        { numRuns: runs(150, 10_000) },
      );
    },
    runs(60_000, 3_600_000),
  );

  test('the tables are intact afterwards', async () => {
    expect(await api.storage.table('users').count([])).toBe(users);
    expect(await api.storage.table('workers').count([])).toBeGreaterThan(0);
  });
});
