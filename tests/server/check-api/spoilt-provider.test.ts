import { beforeAll, describe, expect, test } from 'vitest';
import { createProvider, eachRow, type ProviderFault } from './provider';

let provider: Awaited<ReturnType<typeof createProvider>>;
beforeAll(async () => {
  provider = await createProvider();
});

const claims = /\/claims$/;
const without =
  (...names: readonly string[]) =>
  (url: URL) =>
    names.forEach((name) => url.searchParams.delete(name));

const redirectTo = (path: string) => (url: URL) => {
  url.pathname = path;
};

describe('a provider that differs beyond its lists is detected', () => {
  test('a single record without a field, and one for an id that does not exist', async () => {
    const at = /\/workers\/\d+$/;
    const bare: ProviderFault = { at, body: ({ job_title: _, ...record }) => record };
    expect((await provider.check(['--resource', 'workers'], bare)).printed).toMatch(
      /missing field +job_title/,
    );
    const known: ProviderFault = {
      at,
      address: (url) => {
        url.pathname = url.pathname.replace(/\d{9,}$/, '');
      },
    };
    expect((await provider.check(['--resource', 'workers'], known)).printed).toContain('404 for a record');
  });

  test('a trend with too few months, and an ignored sort order of an agency list', async () => {
    const short: ProviderFault = {
      at: /trend$/,
      body: ({ data }) => ({ data: (data as object[]).slice(1) }),
    };
    expect((await provider.check(['--resource', 'workers'], short)).printed).toContain('11 months');
    const mixed: ProviderFault = {
      at: /my-clients$/,
      body: (body) => ({ ...body, data: (body['data'] as object[]).toReversed() }),
    };
    const { printed } = await provider.check(['--resource', 'my-clients'], mixed, 'agency');
    expect(printed).toMatch(/ignored filter +filterBy: Aging +ordered by days_30 \+ days_60 \+ days_90/);
  });

  test('a filter that returns too few rows', async () => {
    const fault: ProviderFault = {
      at: claims,
      body: (body, url) => {
        const data = body['data'] as object[];
        if (url.searchParams.get('claim_status') !== 'Closed') return body;
        return { data: data.slice(1), total_count: Number(body['total_count']) - 1 };
      },
    };
    expect((await provider.check(['--resource', 'claims'], fault)).printed).toMatch(
      /wrong count +status: Closed/,
    );
  });

  test('a period that is ignored', async () => {
    const fault: ProviderFault = { at: /gross-profit$/, address: without('period_start', 'period_end') };
    expect((await provider.check(['--resource', 'gross-profit'], fault)).printed).toMatch(
      /ignored filter +period:/,
    );
  });

  test('a response without a session, without the permission, and for a client that does not exist', async () => {
    const toNobody = await provider.check(['--resource', 'claims'], {
      at: claims,
      token: provider.tokens.admin,
    });
    expect(toNobody.printed).toMatch(/missing permission answer +without a token: GET .* 401 .*200/);
    const lax: ProviderFault = { at: /members$/, address: redirectTo('/api/v1/users/me') };
    const toAnybody = await provider.check(['--resource', 'members'], lax);
    expect(toAnybody.printed).toMatch(/missing permission answer +without the rights: GET .* 403 .*200/);
    const anyClient: ProviderFault = {
      at: /clients\/2147483646/,
      address: redirectTo('/api/eip/clients/1/claims'),
    };
    const ofNoClient = await provider.check(['--resource', 'claims'], anyClient);
    expect(ofNoClient.printed).toMatch(/missing permission answer +no such client: GET .*200/);
  });

  test('a field that this caller may not see', async () => {
    const fault: ProviderFault = {
      at: /\/clients$/,
      body: eachRow((row) => ({ ...row, ytd_gross_profit: 0.2 })),
    };
    expect((await provider.check(['--resource', 'clients'], fault, 'limited')).printed).toMatch(
      /secret field +ytd_gross_profit/,
    );
  });

  test('a create call that accepts an empty form', async () => {
    const fault: ProviderFault = {
      at: /locations$/,
      address: (url, method) => {
        if (method === 'POST') url.pathname = '/api/v1/saved-views';
      },
    };
    const { code, printed } = await provider.check(['--resource', 'locations', '--write'], fault);
    expect(code).toBe(1);
    expect(printed).toMatch(/missing refusal +empty form: POST .*location_name.*422 without location_name/);
  });

  test('a count without rows at its end, in a list too long to read in full', async () => {
    const fault: ProviderFault = { at: /\/users$/, body: (body) => ({ ...body, total_count: 5_000 }) };
    const { printed } = await provider.check(['--resource', 'users'], fault);
    expect(printed).toMatch(/wrong count +total_count +5000 rows: .*0 rows from the last on/);
  });
});
