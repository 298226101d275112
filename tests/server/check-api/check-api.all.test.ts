import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { createProvider, eachRow, type ProviderFault } from './provider';

let provider: Awaited<ReturnType<typeof createProvider>>;
beforeAll(async () => {
  provider = await createProvider();
});

describe('the bundled server', () => {
  test('responds to its administrator as declared, and the check only reads', async () => {
    const { code, printed, requests } = await provider.check([]);
    expect({ code, printed }).toEqual({ code: 0, printed: expect.stringContaining('No difference in') });
    expect(printed).toContain(
      'Closed to this token, so only the refusal was checked: revenue-report, members',
    );
    expect(requests.filter((call) => !call.startsWith('GET '))).toEqual([]);
    for (const { api, scope, list } of resources)
      if (scope !== 'agency' && list)
        expect(requests.some((call) => call.includes(`/${api.path.replace(':clientId', '1')}?`))).toBe(true);
  });

  test('responds to an agency and to a user with few permissions as declared', async () => {
    for (const account of ['agency', 'limited'] as const)
      expect(await provider.check([], undefined, account)).toMatchObject({
        code: 0,
        printed: expect.stringContaining('No difference'),
      });
  });

  test('rejects the empty forms that --write sends', async () => {
    const before = await provider.api.storage.table('locations').count([]);
    const { code, requests } = await provider.check(['--write']);
    expect(code).toBe(0);
    expect(requests.filter((call) => call.startsWith('POST ')).length).toBeGreaterThanOrEqual(2);
    expect(await provider.api.storage.table('locations').count([])).toBe(before);
  });
});

const claims = /\/claims$/;
const without =
  (...names: readonly string[]) =>
  (url: URL) =>
    names.forEach((name) => url.searchParams.delete(name));

describe('a provider that differs is detected', () => {
  test.each<[name: string, fault: ProviderFault, kind: string, at: string]>([
    [
      'a missing field',
      { at: claims, body: eachRow(({ full_name: _, ...row }) => row) },
      'missing field',
      'full_name',
    ],
    [
      'another type',
      { at: claims, body: eachRow((row) => ({ ...row, total_incurred: String(row['total_incurred']) })) },
      'other type',
      'total_incurred',
    ],
    [
      'nothing where a value belongs',
      { at: claims, body: eachRow((row) => ({ ...row, injury_date: null })) },
      'other type',
      'injury_date',
    ],
    [
      'a date in another form',
      { at: claims, body: eachRow((row) => ({ ...row, injury_date: '11/20/2026' })) },
      'other value',
      'injury_date',
    ],
    [
      'an unknown status word',
      { at: claims, body: eachRow((row) => ({ ...row, claim_status: 'OPEN' })) },
      'unknown status',
      'claim_status',
    ],
    [
      'a count that is too high',
      { at: claims, body: (body) => ({ ...body, total_count: Number(body['total_count']) + 1 }) },
      'wrong count',
      'total_count',
    ],
    [
      'a count of the page alone',
      { at: claims, body: (body) => ({ ...body, total_count: (body['data'] as object[]).length }) },
      'wrong count',
      '',
    ],
    ['no count', { at: claims, body: ({ data }) => ({ data }) }, 'no answer', 'claims'],
    [
      'an order that is ignored',
      { at: claims, address: without('sort', 'order') },
      'ignored sort',
      'claim_number',
    ],
    [
      'a direction that is ignored',
      { at: claims, address: without('order') },
      'ignored sort',
      'claim_number',
    ],
    [
      'a filter that is ignored',
      { at: claims, address: without('claim_status') },
      'ignored filter',
      'status: Open',
    ],
    ['a search that is ignored', { at: claims, address: without('search') }, 'ignored search', 'search'],
    ['a page that is ignored', { at: claims, address: without('offset') }, 'ignored page', 'offset'],
    ['a length that is ignored', { at: claims, address: without('limit') }, 'ignored page', 'limit'],
    [
      'a figure that is missing',
      { at: /\/claims\/kpi$/, body: () => ({ data: [{ key: 'open_claims', count: 1 }] }) },
      'missing figure',
      'claims/kpi',
    ],
    [
      'a figure that is no number',
      { at: /\/claims\/kpi$/, body: eachRow((row) => ({ ...row, count: '4' })) },
      'missing figure',
      'claims/kpi',
    ],
    ['a list that fails', { at: claims, status: 500 }, 'no answer', 'claims'],
    ['a list that is no list', { at: claims, body: () => ({ rows: [] }) }, 'no answer', 'claims'],
  ])('%s', async (_name, fault, kind, at) => {
    const { code, printed } = await provider.check(['--resource', 'claims'], fault);
    const lines = printed.split('\n').filter((line) => line.startsWith('claims'));
    expect({
      code,
      line: lines.find((line) => line.includes(kind) && line.includes(at)),
      all: lines.length > 0,
    }).toEqual({
      code: 1,
      line: expect.any(String),
      all: true,
    });
  });
});
