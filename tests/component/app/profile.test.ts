import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { meQuery } from '@app/portal/portal-layout';
import { createProfileSource } from '@app/profile';
import { retryDelay } from '@app/retry';
import { ApiFailure, type Call, type Http } from '@lib/http';
import { setUpSession, signedIn } from '@tests/helpers/session-setup';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const person = { first_name: 'Ann', last_name: 'Lee', eip_clients: [{ id: 1, name: 'One', extra: true }] };
const flags = {
  data: [
    { name: 'eip_users', value: 'on' },
    { name: 'eip_claims', value: 'off' },
  ],
};

const setUp = (answers: Readonly<Record<string, unknown>>) => {
  const tab = setUpSession();
  const paths: string[] = [];
  const request = ({ path }: Call) => {
    paths.push(path);
    const answer = answers[path];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const source = createProfileSource({ request } as Http, tab.service, retryDelay);
  return { source, paths, tab };
};
const defaultAnswers = { 'feature-flags/': flags, 'users/7': person };
const failure = (status: number) => new ApiFailure({ status });

describe('the profile', () => {
  it("combines the flags with the user's clients and name, and is fetched once", async () => {
    const { source, paths } = setUp(defaultAnswers);
    const [one, other] = await Promise.all([source.load(), source.load()]);
    expect(one).toBe(other);
    expect(one).toEqual({
      flags: { eip_users: true, eip_claims: false },
      clients: [{ id: 1, name: 'One' }],
      user: { firstName: 'Ann', lastName: 'Lee' },
    });
    expect(paths).toEqual(['feature-flags/', 'users/7']);
  });

  it.each([403, 404])('works without a record of the user (%d)', async (status) => {
    const { source } = setUp({ ...defaultAnswers, 'users/7': failure(status) });
    await expect(source.load()).resolves.toMatchObject({ clients: [], user: null });
  });

  it('retries a temporary failure twice, then fails', async () => {
    const { source, paths } = setUp({ ...defaultAnswers, 'feature-flags/': failure(503) });
    const loading = source.load();
    loading.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(3_000);
    await expect(loading).rejects.toMatchObject({ status: 503 });
    expect(paths.filter((path) => path === 'feature-flags/')).toHaveLength(3);
  });

  it('is fetched again for another user', async () => {
    const { source, paths, tab } = setUp({ ...defaultAnswers, 'users/8': person });
    await source.load();
    tab.storage.storage.clear();
    tab.syncSession();
    for (const [key, value] of Object.entries(signedIn(8))) tab.storage.storage.setItem(key, value);
    tab.syncSession();
    await source.load();
    expect(paths.filter((path) => path === 'feature-flags/')).toHaveLength(2);
    expect(paths).toContain('users/8');
  });
});

describe('the current-user call', () => {
  const picture = async (profile_picture_url: string) => {
    const http = { request: () => Promise.resolve({ ...person, profile_picture_url }) } as unknown as Http;
    return new QueryClient().query(meQuery(http));
  };
  it('accepts only safe picture URLs', async () => {
    expect(await picture('https://x.example/a.png')).toHaveProperty('pictureUrl');
    expect(await picture('javascript:alert(1)')).not.toHaveProperty('pictureUrl');
  });
});

describe('a client', () => {
  const row = { client_account_id: 3, client_account_name: 'Three' };

  it('is kept for five minutes', async () => {
    const { source, paths } = setUp({ 'clients/3': row });
    await expect(source.client(3)).resolves.toEqual({ id: 3, name: 'Three' });
    await vi.advanceTimersByTimeAsync(299_000);
    await source.client(3);
    expect(paths).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    await source.client(3);
    expect(paths).toHaveLength(2);
  });

  it.each([403, 404])(
    'that is refused with %i fails at once, and is fetched again next time',
    async (status) => {
      const { source, paths } = setUp({ 'clients/3': failure(status) });
      await expect(source.client(3)).rejects.toMatchObject({ status });
      await expect(source.client(3)).rejects.toMatchObject({ status });
      expect(paths).toHaveLength(2);
    },
  );
});
