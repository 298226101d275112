import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Resource } from '@core/resource/resource';
import { ApiFailure } from '@lib/api-failure';
import { absentCalls } from '@lib/optional-calls';
import { firstRowsQuery, recordRetry, setDataRules } from '@lib/queries';
import { resources } from '@resources';

const users = resources.find(({ name }) => name === 'users')!;
const answered = { data: [{ id: '3' }], total_count: 1 };
const read = { data: [{ id: 3 }], total: 1 };

const setUp = (answer: Promise<unknown>, resource: Resource = users) => {
  const request = vi.fn().mockResolvedValue(answered);
  const call = { backend: 'v1', path: 'users', query: {}, optional: 'users' } as const;
  const { queryFn, queryKey } = firstRowsQuery({ request }, resource, { queryKey: ['rows'], call, answer });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { request, fetch: () => client.fetchQuery({ queryKey, queryFn, staleTime: 0 }) };
};

describe('rows that were requested before their screen was loaded', () => {
  beforeEach(() => absentCalls.clear());
  afterEach(() => absentCalls.clear());

  it('are the first result, and are requested again after that', async () => {
    const { fetch, request } = setUp(Promise.resolve(answered));
    await expect(fetch()).resolves.toEqual(read);
    expect(request).not.toHaveBeenCalled();
    await expect(fetch()).resolves.toEqual(read);
    expect(request).toHaveBeenCalledOnce();
    expect(request.mock.calls[0]?.[0]).toMatchObject({ method: 'GET', path: 'users' });
  });

  it('are requested again after a first request that failed', async () => {
    const { fetch, request } = setUp(Promise.reject(new ApiFailure({ status: 500 })));
    await expect(fetch()).rejects.toMatchObject({ status: 500 });
    await expect(fetch()).resolves.toEqual(read);
    expect(request).toHaveBeenCalledOnce();
    expect(absentCalls.has('users')).toBe(false);
  });

  it('record a call that the server does not have', async () => {
    const { fetch } = setUp(Promise.reject(new ApiFailure({ status: 404 })));
    await expect(fetch()).rejects.toMatchObject({ status: 404 });
    expect(absentCalls.has('users')).toBe(true);
  });
});

describe('the rules for all data', () => {
  const rulesOf = (name: string) => {
    const client = new QueryClient();
    setDataRules(client, resources);
    return client.getQueryDefaults(['data', 'default', name, 'list']);
  };
  const repeats = (name: string, reason: unknown) => {
    const { retry } = rulesOf(name);
    return [0, 1, 2].map((failures) => typeof retry === 'function' && retry(failures, reason as Error));
  };

  it('retry temporary failures twice', () => {
    expect(repeats('workers', new ApiFailure({ status: 500 }))).toEqual([true, true, false]);
    expect(repeats('clients', new ApiFailure({ status: 500 }))).toEqual([true, true, false]);
  });

  it('do not retry refusals that a resource declares as final', () => {
    const refusal = new ApiFailure({ status: 404, detail: 'not found' });
    expect(repeats('clients', refusal)).toEqual([false, false, false]);
    expect(repeats('workers', refusal)).toEqual([true, true, false]);
  });

  it('keep data that a resource declares as never stale', () => {
    expect(rulesOf('roles').staleTime).toBe(Infinity);
    expect(rulesOf('workers').staleTime).not.toBe(Infinity);
  });

  it('do not retry a record that is missing or forbidden', () => {
    const repeat = (status: number) => recordRetry(0, new ApiFailure({ status }));
    expect([403, 404, 500, 0].map(repeat)).toEqual([false, false, true, true]);
    expect(recordRetry(0, new Error('of the code'))).toBe(true);
  });
});
