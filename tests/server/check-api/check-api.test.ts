import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import { runCommand } from '../../../scripts/check-api/command';
import { createProvider, eachRow, type Spoil } from './provider';

let provider: Awaited<ReturnType<typeof createProvider>>;
beforeAll(async () => {
  provider = await createProvider();
});

describe('the bundled server', () => {
  test('answers its administrator as declared, and the check only reads', async () => {
    const { code, printed, asked } = await provider.check([]);
    expect({ code, printed }).toEqual({ code: 0, printed: expect.stringContaining('No difference in') });
    expect(printed).toContain('Closed to this token, so only the refusal was checked: members, my-clients');
    expect(asked.filter((call) => !call.startsWith('GET '))).toEqual([]);
    for (const { api, scope, list } of resources)
      if (scope !== 'agency' && list)
        expect(asked.some((call) => call.includes(`/${api.path.replace(':clientId', '1')}?`))).toBe(true);
  });

  test('answers an agency, and whoever has few rights, as declared', async () => {
    for (const account of ['agency', 'limited'] as const)
      expect(await provider.check([], undefined, account)).toMatchObject({
        code: 0,
        printed: expect.stringContaining('No difference'),
      });
  });

  test('refuses the empty forms that are sent where writing is asked for', async () => {
    const before = await provider.api.storage.table('locations').count([]);
    const { code, asked } = await provider.check(['--write']);
    expect(code).toBe(0);
    expect(asked.filter((call) => call.startsWith('POST ')).length).toBeGreaterThanOrEqual(2);
    expect(await provider.api.storage.table('locations').count([])).toBe(before);
  });
});

const claims = /\/claims$/;
const without =
  (...names: readonly string[]) =>
  (url: URL) =>
    names.forEach((name) => url.searchParams.delete(name));

const elsewhere = (path: string) => (url: URL) => {
  url.pathname = path;
};

describe('a provider that differs is found out', () => {
  test.each<[name: string, spoil: Spoil, kind: string, at: string]>([
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
  ])('%s', async (_name, spoil, kind, at) => {
    const { code, printed } = await provider.check(['--resource', 'claims'], spoil);
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

  test('a single record without a field, and one for a number that does not exist', async () => {
    const at = /\/workers\/\d+$/;
    const bare: Spoil = { at, body: ({ job_title: _, ...record }) => record };
    expect((await provider.check(['--resource', 'workers'], bare)).printed).toMatch(
      /missing field +job_title/,
    );
    const known: Spoil = {
      at,
      address: (url) => {
        url.pathname = url.pathname.replace(/\d{9,}$/, '');
      },
    };
    expect((await provider.check(['--resource', 'workers'], known)).printed).toContain('404 for a record');
  });

  test('a course of fewer months, and an order of an agency that is ignored', async () => {
    const short: Spoil = { at: /trend$/, body: ({ data }) => ({ data: (data as object[]).slice(1) }) };
    expect((await provider.check(['--resource', 'workers'], short)).printed).toContain('11 months');
    const mixed: Spoil = {
      at: /my-clients$/,
      body: (body) => ({ ...body, data: (body['data'] as object[]).toReversed() }),
    };
    const { printed } = await provider.check(['--resource', 'my-clients'], mixed, 'agency');
    expect(printed).toMatch(/ignored filter +filterBy: Aging +ordered by total_due/);
  });

  test('a period that is ignored', async () => {
    const spoil: Spoil = { at: /gross-profit$/, address: without('period_start', 'period_end') };
    expect((await provider.check(['--resource', 'gross-profit'], spoil)).printed).toMatch(
      /ignored filter +period:/,
    );
  });

  test('an answer for nobody, for whoever lacks the rights, and for a client that does not exist', async () => {
    const toNobody = await provider.check(['--resource', 'claims'], {
      at: claims,
      token: provider.tokens.admin,
    });
    expect(toNobody.printed).toMatch(/missing permission answer +without a token: GET .* 401 .*200/);
    const lax: Spoil = { at: /members$/, address: elsewhere('/api/v1/users/me') };
    const toAnybody = await provider.check(['--resource', 'members'], lax);
    expect(toAnybody.printed).toMatch(/missing permission answer +without the rights: GET .* 403 .*200/);
    const anyClient: Spoil = { at: /clients\/2147483646/, address: elsewhere('/api/eip/clients/1/claims') };
    const ofNoClient = await provider.check(['--resource', 'claims'], anyClient);
    expect(ofNoClient.printed).toMatch(/missing permission answer +no such client: GET .*200/);
  });

  test('a field that is not for this caller', async () => {
    const spoil: Spoil = { at: /\/clients$/, body: eachRow((row) => ({ ...row, ytd_gross_profit: 0.2 })) };
    expect((await provider.check(['--resource', 'clients'], spoil, 'limited')).printed).toMatch(
      /secret field +ytd_gross_profit/,
    );
  });

  test('a creation that takes an empty form', async () => {
    const spoil: Spoil = {
      at: /locations$/,
      address: (url, method) => {
        if (method === 'POST') url.pathname = '/api/v1/saved-views';
      },
    };
    const { code, printed } = await provider.check(['--resource', 'locations', '--write'], spoil);
    expect(code).toBe(1);
    expect(printed).toMatch(/missing refusal +empty form: POST .*location_name.*422 without location_name/);
  });

  test('a count that leads to no rows, where the list is too long to be read whole', async () => {
    const spoil: Spoil = { at: /\/users$/, body: (body) => ({ ...body, total_count: 5_000 }) };
    const { printed } = await provider.check(['--resource', 'users'], spoil);
    expect(printed).toMatch(/wrong count +total_count +5000 rows: .*0 rows from the last on/);
  });
});

describe('the command', () => {
  test.each([
    ['no address', ['--url', ''], /--url https/],
    ['an address that is none', ['--url', 'ftp://host'], /--url https/],
    ['an unknown resource', ['--resource', 'vehicels'], /no resource vehicels.*claims/],
    ['a client that is no number', ['--client', 'one'], /--client is a number/],
    ['a token that cannot be read', ['--token', 'abc'], /token cannot be read/],
    ['a flag that does not exist', ['--tokn', 'abc'], /--help/],
  ])('says what to do about %s', async (_name, args, sentence) => {
    const { code, printed } = await provider.check(args);
    expect(code).toBe(2);
    expect(printed).toMatch(sentence);
  });

  test('says what to do where nobody may ask, or nothing answers', async () => {
    const print: string[] = [];
    const settings = { environment: {}, print: (text: string) => print.push(text) };
    expect(await runCommand(['--url', 'https://provider.example'], settings)).toBe(2);
    expect(print.pop()).toContain('PORTAL_API_TOKEN');
    const silent = () => Promise.reject(new TypeError('no network'));
    const args = ['--url', 'https://provider.example', '--token', provider.tokens.admin];
    expect(await runCommand(args, { ...settings, send: silent })).toBe(2);
    expect(print.pop()).toContain('does not answer');
    expect(await runCommand(['--help'], settings)).toBe(0);
    expect(print.pop()).toContain('everything is only read');
  });

  test('shows neither the token nor what could steer a terminal', async () => {
    const steering = `\u001b[31m${'x'.repeat(200)}`;
    const spoil: Spoil = { at: claims, body: eachRow((row) => ({ ...row, claim_status: steering })) };
    const { printed } = await provider.check(['--resource', 'claims'], spoil);
    expect(printed).toContain('unknown status');
    expect(printed).not.toContain('\u001b');
    expect(printed).not.toContain(provider.tokens.admin);
    expect(Math.max(...printed.split('\n').map((line) => line.length))).toBeLessThan(250);
  });
});
