import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '@providers/data-provider';
import { resources } from '@resources';
import type { Call, Http } from '@lib/http';

const setUp = (answer: unknown = { data: [], total_count: 0 }, own: readonly object[] = []) => {
  const calls: Call[] = [];
  const request = vi.fn((call: Call) => {
    calls.push(call);
    return Promise.resolve(answer);
  });
  const provider = createDataProvider({
    http: { request } as unknown as Http,
    resources,
    own: new Map([['clients', () => own as readonly Record<string, unknown>[]]]),
  });
  return { provider, calls };
};

const ownClients = ['Ümit', 'alpha', 'Beta'].map((name, index) => ({
  id: index + 1,
  client_account_id: index + 1,
  client_account_name: name,
}));

describe('a list', () => {
  it('is one page of the API', async () => {
    const { provider, calls } = setUp({ data: [{ id: 1 }], total_count: 25 });
    await expect(
      provider.getList({
        resource: 'workers',
        pagination: { currentPage: 2, pageSize: 10 },
        sorters: [{ field: 'hire_date', order: 'desc' }],
        filters: [{ field: 'employee_status', operator: 'eq', value: 'Active' }],
        meta: { clientId: 7 },
      }),
    ).resolves.toEqual({ data: [{ id: 1 }], total: 25 });
    const query = { offset: '10', limit: '10', sort: 'hire_date', order: 'desc', employee_status: 'Active' };
    expect(calls).toEqual([{ backend: 'eip', method: 'GET', path: 'clients/7/workers', query }]);
  });

  it.each([
    [
      'a page of more rows than a call answers',
      { currentPage: 1, pageSize: 150 },
      [
        [0, 100],
        [100, 50],
      ],
      150,
    ],
    [
      'all rows, for pages that are cut in the browser',
      { mode: 'client' as const },
      [
        [0, 100],
        [100, 100],
        [200, 30],
      ],
      230,
    ],
    [
      'a second page of so many rows',
      { currentPage: 2, pageSize: 115 },
      [
        [115, 100],
        [215, 15],
      ],
      230,
    ],
    ['the first rows, where pages are off', { mode: 'off' as const }, [[0, 100]], 100],
  ])('makes as many calls as it needs for %s', async (_, pagination, spans, end) => {
    const rows = Array.from({ length: 230 }, (_, id) => ({ id }));
    const requestedPages: unknown[] = [];
    const http = {
      request: ({ query }: Call) => {
        const { offset, limit } = query as Record<string, string>;
        requestedPages.push([Number(offset), Number(limit)]);
        const data = rows.slice(Number(offset), Number(offset) + Number(limit));
        return Promise.resolve({ data, total_count: rows.length });
      },
    } as unknown as Http;
    const { getList } = createDataProvider({ http, resources });
    const found = await getList({ resource: 'users', pagination });
    expect(requestedPages).toEqual(spans);
    expect(found).toEqual({ data: rows.slice(spans[0]?.[0], end), total: 230 });
  });

  it('adds the client if the API takes it as a parameter', async () => {
    const { provider, calls } = setUp();
    await provider.getList({ resource: 'client-users', meta: { clientId: 7 } });
    expect(calls).toMatchObject([{ backend: 'v1', path: 'users', query: { offset: '0', client_id: '7' } }]);
  });

  it('without pages in the API is filtered, sorted and paged in memory', async () => {
    const months = ['2025-03', '2025-01', '2025-02'].map((month, at) => ({ month, revenue: at * 100 }));
    const { provider, calls } = setUp({ data: months });
    await expect(
      provider.getList({
        resource: 'gross-profit',
        pagination: { currentPage: 1, pageSize: 1 },
        sorters: [{ field: 'revenue', order: 'desc' }],
        filters: [
          { field: 'month', operator: 'between', value: ['2025-01-01', '2025-12-31'] },
          { field: 'revenue', operator: 'lt', value: 200 },
        ],
        meta: { clientId: 7 },
      }),
    ).resolves.toEqual({ data: [months[1]], total: 2 });
    expect(calls[0]?.query).toEqual({ period_start: '01/01/2025', period_end: '12/31/2025' });
  });

  it('of an autocomplete sends its search', async () => {
    const { provider, calls } = setUp();
    await provider.getList({
      resource: 'clients',
      filters: [{ field: 'client_account_name', operator: 'contains', value: ' har ' }],
    });
    expect(calls[0]?.query).toEqual({
      offset: '0',
      limit: '10',
      sort: 'client_account_name',
      order: 'asc',
      search: 'har',
    });
  });

  it('of a lookup sends nothing but a search', async () => {
    const { provider, calls } = setUp({ data: [{ id: 1 }, { id: 2 }] });
    await expect(provider.getList({ resource: 'roles' })).resolves.toMatchObject({ total: 2 });
    await provider.getList({
      resource: 'places',
      filters: [{ field: 'description', operator: 'contains', value: 'main' }],
    });
    expect(calls.map(({ path, query }) => [path, query])).toEqual([
      ['roles/', {}],
      ['search-places', { search: 'main' }],
    ]);
  });

  it('of an undeclared resource throws', async () => {
    const { provider, calls } = setUp();
    await expect(provider.getList({ resource: 'worker' })).rejects.toThrow('No resource is called worker');
    expect(calls).toEqual([]);
  });

  it('of more rows than a browser can hold throws instead of returning a part of them', async () => {
    const { provider, calls } = setUp({ data: [{ id: 1 }], total_count: 5_001 });
    const all = { resource: 'users', pagination: { mode: 'client' } } as const;
    await expect(provider.getList(all)).rejects.toThrow('More than 5000 rows: ask for pages of them.');
    expect(calls).toHaveLength(1);
  });

  it('of a client-bound resource needs a client', async () => {
    const { provider } = setUp();
    await expect(provider.getList({ resource: 'workers' })).rejects.toThrow('pass meta.clientId');
  });
});

describe("the user's own clients", () => {
  const list = (search = '') => {
    const { provider, calls } = setUp(undefined, ownClients);
    const filters = [{ field: 'search', operator: 'contains' as const, value: search }];
    return provider.getList({ resource: 'clients', filters }).then((found) => ({ ...found, calls }));
  };

  it('are listed without a call, sorted and searched as on the server', async () => {
    const all = await list();
    expect(all.data.map((row) => String(row['client_account_name']))).toEqual(['alpha', 'Beta', 'Ümit']);
    expect(all).toMatchObject({ total: 3, calls: [] });
    const found = await list('UMIT');
    expect(found.data.map((row) => String(row['client_account_name']))).toEqual(['Ümit']);
  });

  it('are found by id without a call', async () => {
    const { provider, calls } = setUp(undefined, ownClients);
    await expect(provider.getMany({ resource: 'clients', ids: ['2', 9] })).resolves.toEqual({
      data: [ownClients[1]],
    });
    expect(calls).toEqual([]);
  });

  it('are requested from the server if there are none', async () => {
    const { provider, calls } = setUp();
    await provider.getList({ resource: 'clients' });
    expect(calls).toHaveLength(1);
  });
});

describe('one record', () => {
  it('is read, written and deleted by its path', async () => {
    const { provider, calls } = setUp({ id: 3 });
    await expect(provider.getOne({ resource: 'users', id: 3 })).resolves.toEqual({ data: { id: 3 } });
    await provider.update({ resource: 'users', id: 3, variables: { first_name: 'A' } });
    await provider.deleteOne({ resource: 'users', id: 3 });
    expect(calls).toMatchObject([
      { method: 'GET', path: 'users/3' },
      { method: 'PUT', path: 'users/3', body: { first_name: 'A', id: 3 } },
      { method: 'DELETE', path: 'users/3' },
    ]);
  });

  it.each(['users', 'members'])(
    'of %s is sent with its id as a number, even if the address has it as text',
    async (resource) => {
      const { provider, calls } = setUp({ id: 3 });
      await provider.update({ resource, id: '3', variables: { first_name: 'A' } });
      expect(calls[0]).toMatchObject({ body: { first_name: 'A', id: 3 } });
      expect(calls[0]?.path).toMatch(/\/3$/);
    },
  );

  it('is sent with an unchanged id if the id is not a number', async () => {
    const { provider, calls } = setUp({});
    for (const id of ['a7', '007', '1234567890123456'])
      await provider.update({ resource: 'users', id, variables: {} });
    expect(calls.map(({ body }) => body)).toEqual([{ id: 'a7' }, { id: '007' }, { id: '1234567890123456' }]);
  });

  it('of a lookup is found among the records that its call returns', async () => {
    const { provider, calls } = setUp({ data: [{ id: 1 }, { id: 2, role_name: 'Broker' }] });
    await expect(provider.getOne({ resource: 'roles', id: '2' })).resolves.toEqual({
      data: { id: 2, role_name: 'Broker' },
    });
    await expect(provider.getOne({ resource: 'roles', id: 9 })).rejects.toMatchObject({ status: 404 });
    expect(calls.map(({ path }) => path)).toEqual(['roles/', 'roles/']);
  });

  it('is created with the key of its form, or a new one', async () => {
    const { provider, calls } = setUp({ id: 4 });
    const meta = { clientId: 7, idempotencyKey: 'form-1' };
    await provider.create({ resource: 'locations', variables: { city: 'X' }, meta });
    await provider.create({ resource: 'users', variables: {} });
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: 'clients/7/locations',
      body: { city: 'X' },
      idempotencyKey: 'form-1',
    });
    expect(calls[1]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is written with numbers where an HTML input or a select holds texts', async () => {
    const { provider, calls } = setUp();
    const variables = { first_name: '12', role_id: '3', eip_client_ids: ['7', '8'] };
    const sent = { first_name: '12', role_id: 3, eip_client_ids: [7, 8] };
    await provider.create({ resource: 'users', variables });
    await provider.update({ resource: 'users', id: '5', variables });
    await provider.update({ resource: 'members', id: 5, variables: { commission_pct: '0.1' } });
    expect(calls.map(({ body }) => body)).toEqual([sent, { ...sent, id: 5 }, { commission_pct: 0.1, id: 5 }]);
  });

  it('by id is found in a lookup that has no call for single records', async () => {
    const { provider, calls } = setUp({ data: [{ id: 1 }, { id: 2 }] });
    await expect(provider.getMany({ resource: 'roles', ids: [2] })).resolves.toEqual({ data: [{ id: 2 }] });
    expect(calls.map(({ path }) => path)).toEqual(['roles/']);
  });

  it('with an unusual id stays within its path', async () => {
    const { provider, calls } = setUp({});
    await provider.getOne({ resource: 'users', id: '../x?y' });
    expect(calls[0]?.path).toBe('users/..%2Fx%3Fy');
  });
});

describe('several records', () => {
  it('are created, changed and deleted one after the other, each with its own key', async () => {
    const { provider, calls } = setUp({ id: 4 });
    const meta = { idempotencyKey: 'form-1' };
    await provider.createMany({
      resource: 'users',
      variables: [{ first_name: 'A' }, { first_name: 'B' }],
      meta,
    });
    await provider.updateMany({ resource: 'users', ids: [1, 2], variables: { first_name: 'C' } });
    await provider.deleteMany({ resource: 'users', ids: [1, 2] });
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST users',
      'POST users',
      'PUT users/1',
      'PUT users/2',
      'DELETE users/1',
      'DELETE users/2',
    ]);
    const keys = calls.slice(0, 2).map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(['form-1', ...keys]).size).toBe(3);
    expect(calls[3]?.body).toEqual({ first_name: 'C', id: 2 });
  });

  it('are not processed after the first failure', async () => {
    const request = vi.fn().mockResolvedValueOnce({}).mockRejectedValue(new Error('refused'));
    const provider = createDataProvider({ http: { request }, resources });
    await expect(provider.deleteMany({ resource: 'users', ids: [1, 2, 3] })).rejects.toThrow('refused');
    expect(request).toHaveBeenCalledTimes(2);
  });
});

describe('a call of a page', () => {
  it('is sent to a path below the API', async () => {
    const { provider, calls } = setUp({ a: 1 });
    const input = {
      url: 'clients/7/workers/kpi',
      method: 'get' as const,
      query: { a: 'b' },
      meta: { backend: 'eip' },
    };
    await expect(provider.custom(input)).resolves.toEqual({ data: { a: 1 } });
    // As in Refine's documentation: the address of the API and a path.
    await provider.custom({
      url: `${provider.getApiUrl()}/account`,
      method: 'put',
      payload: { first_name: 'A' },
    });
    await provider.custom({ url: 'users/2/invite', method: 'post', payload: {} });
    expect(calls).toEqual([
      { backend: 'eip', method: 'GET', path: 'clients/7/workers/kpi', query: { a: 'b' } },
      { backend: 'v1', method: 'PUT', path: 'account', body: { first_name: 'A' } },
      { backend: 'v1', method: 'POST', path: 'users/2/invite' },
    ]);
  });

  it.each([
    'https://evil.example/x',
    '//evil.example',
    '///users',
    '../other',
    'users/../../x',
    'users?a=b',
    'a\\b',
  ])('never goes to %s', async (url) => {
    const { provider, calls } = setUp();
    await expect(provider.custom({ url, method: 'get' })).rejects.toThrow('a path below the API');
    expect(calls).toEqual([]);
  });

  it.each([
    [{ method: 'patch' as const }, 'no calls by patch'],
    [{ method: 'get' as const, filters: [] }, 'takes "query" and "payload"'],
    [{ method: 'get' as const, headers: { 'x-a': 'b' } }, 'takes "query" and "payload"'],
  ])('is rejected with %j', async (input, text) => {
    const { provider } = setUp();
    await expect(provider.custom({ url: 'users/me', ...input })).rejects.toThrow(text);
  });
});
