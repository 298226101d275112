import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetch } from '@lib/queries';
import { createQueryClient } from '@app/portal/query-client';
import { resources } from '@resources';
import { retryDelay } from '@app/retry';
import { ApiFailure } from '@lib/http';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = (detail?: string) =>
  vi.fn(() => Promise.reject(new ApiFailure({ status: 404, ...(detail && { detail }) })));

const attempts = async (queryKey: readonly unknown[], queryFn: () => Promise<unknown>) => {
  const client = createQueryClient(retryDelay, resources);
  const done = client.query({ queryKey, queryFn }).catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(done).resolves.toBe('failed');
};

describe('the cache', () => {
  it('retries data queries twice and other queries three times', async () => {
    const records = failing('not found');
    await attempts(['data', 'default', 'workers', 'list', {}], records);
    expect(records).toHaveBeenCalledTimes(3);
    const others = failing();
    await attempts(['access'], others);
    expect(others).toHaveBeenCalledTimes(4);
  });

  it('waits one second before the first retry, then two', async () => {
    const queryFn = failing();
    const done = createQueryClient(retryDelay, resources)
      .query({ queryKey: ['data', 'default', 'workers', 'list', {}], queryFn })
      .catch(() => undefined);
    await vi.advanceTimersByTimeAsync(999);
    expect(queryFn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(queryFn).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(queryFn).toHaveBeenCalledTimes(3);
    await done;
  });

  it('does not retry the client list when it is "not found"', async () => {
    const clients = ['data', 'default', 'clients', 'list', {}];
    const notFound = failing('not found');
    await attempts(clients, notFound);
    expect(notFound).toHaveBeenCalledTimes(1);
    const other = failing('forbidden');
    await attempts(clients, other);
    expect(other).toHaveBeenCalledTimes(3);
  });

  it('keeps clients, industries and roles fresh, but no other records', async () => {
    const client = createQueryClient(retryDelay, resources);
    const count = async (name: string) => {
      const queryFn = vi.fn(() => Promise.resolve([]));
      const queryKey = ['data', 'default', name, 'list', {}];
      await client.query({ queryKey, queryFn });
      await client.query({ queryKey, queryFn });
      return queryFn.mock.calls.length;
    };
    expect(await count('clients')).toBe(1);
    expect(await count('industries')).toBe(1);
    expect(await count('roles')).toBe(1);
    expect(await count('workers')).toBe(2);
  });

  it('serves a prefetched result for 30 s', async () => {
    const client = createQueryClient(retryDelay, resources);
    const queryKey = ['data', 'default', 'workers', 'list', {}];
    const queryFn = vi.fn(() => Promise.resolve([]));
    await prefetch(client, { queryKey, queryFn });
    await vi.advanceTimersByTimeAsync(29_999);
    await client.query({ queryKey, queryFn });
    expect(queryFn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await client.query({ queryKey, queryFn });
    expect(queryFn).toHaveBeenCalledTimes(2);
  });
});
