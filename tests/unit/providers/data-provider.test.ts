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
  it('sends the query of its page as it stands', async () => {
    const { provider, calls } = setUp({ data: [{ id: 1 }], total_count: 25 });
    const query = { offset: '10', limit: '10', sort: 'full_name', order: 'asc', employee_status: 'Active' };
    await expect(
      provider.getList({ resource: 'workers', pagination: { mode: 'off' }, meta: { clientId: 7, query } }),
    ).resolves.toEqual({ data: [{ id: 1 }], total: 25 });
    expect(calls).toMatchObject([{ backend: 'eip', method: 'GET', path: 'clients/7/workers', query }]);
  });

  it('adds the client where it travels as a parameter', async () => {
    const { provider, calls } = setUp();
    await provider.getList({ resource: 'client-users', meta: { clientId: 7, query: { offset: '0' } } });
    expect(calls).toMatchObject([{ backend: 'v1', path: 'users', query: { offset: '0', client_id: '7' } }]);
  });

  it('of an autocomplete is made from its search', async () => {
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

  it('of a lookup sends a search at most', async () => {
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

  it('of a client-bound resource needs a client', async () => {
    const { provider } = setUp();
    await expect(provider.getList({ resource: 'workers' })).rejects.toThrow('bound to a client');
  });
});

describe("the user's own clients", () => {
  const list = (query: Record<string, string>) => {
    const { provider, calls } = setUp(undefined, ownClients);
    return provider.getList({ resource: 'clients', meta: { query } }).then((found) => ({ ...found, calls }));
  };

  it('answer the list without a call, sorted and searched as the server would', async () => {
    const all = await list({ offset: '0', limit: '10', sort: 'client_account_name', order: 'asc' });
    expect(all.data.map((row) => String(row['client_account_name']))).toEqual(['alpha', 'Beta', 'Ümit']);
    expect(all).toMatchObject({ total: 3, calls: [] });
    const found = await list({ search: 'UMIT' });
    expect(found.data.map((row) => String(row['client_account_name']))).toEqual(['Ümit']);
  });

  it('answer for chosen ones', async () => {
    const { provider, calls } = setUp(undefined, ownClients);
    await expect(provider.getMany?.({ resource: 'clients', ids: ['2', 9] })).resolves.toEqual({
      data: [ownClients[1]],
    });
    expect(calls).toEqual([]);
  });

  it('are asked from the server when there are none', async () => {
    const { provider, calls } = setUp();
    await provider.getList({ resource: 'clients', meta: { query: {} } });
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
    'of %s is sent with its number, which an address has as text',
    async (resource) => {
      const { provider, calls } = setUp({ id: 3 });
      await provider.update({ resource, id: '3', variables: { first_name: 'A' } });
      expect(calls[0]).toMatchObject({ body: { first_name: 'A', id: 3 } });
      expect(calls[0]?.path).toMatch(/\/3$/);
    },
  );

  it('is sent with an id that is no number as it is', async () => {
    const { provider, calls } = setUp({});
    for (const id of ['a7', '007', '1234567890123456'])
      await provider.update({ resource: 'users', id, variables: {} });
    expect(calls.map(({ body }) => body)).toEqual([{ id: 'a7' }, { id: '007' }, { id: '1234567890123456' }]);
  });

  it('of a lookup is found among the records that its call answers', async () => {
    const { provider, calls } = setUp({ data: [{ id: 1 }, { id: 2, role_name: 'Broker' }] });
    await expect(provider.getOne({ resource: 'roles', id: '2' })).resolves.toEqual({
      data: { id: 2, role_name: 'Broker' },
    });
    await expect(provider.getOne({ resource: 'roles', id: 9 })).rejects.toMatchObject({ status: 404 });
    expect(calls.map(({ path }) => path)).toEqual(['roles/', 'roles/']);
  });

  it('is created under the key of its form, or a fresh one', async () => {
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

  it('is looked for in a lookup that has no call for one', async () => {
    const { provider, calls } = setUp({ data: [{ id: 1 }, { id: 2 }] });
    await expect(provider.getMany?.({ resource: 'roles', ids: [2] })).resolves.toEqual({ data: [{ id: 2 }] });
    expect(calls.map(({ path }) => path)).toEqual(['roles/']);
  });

  it('with a strange id stays within its path', async () => {
    const { provider, calls } = setUp({});
    await provider.getOne({ resource: 'users', id: '../x?y' });
    expect(calls[0]?.path).toBe('users/..%2Fx%3Fy');
  });
});
