import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEarlyCalls } from '@app/early-calls';
import { makeToken } from '@tests/helpers/token';

const now = Math.floor(Date.now() / 1000);
const asked: string[] = [];
const answered = vi.fn((address: string, init?: RequestInit) => {
  asked.push(`${address} ${new Headers(init?.headers).get('authorization')?.slice(0, 7)}`);
  return Promise.resolve(Response.json({ address }));
});

const keep = (claims: object) => {
  localStorage.setItem('portal.refresh-token', 'r');
  localStorage.setItem('portal.token', makeToken({ id: 7, permissions: [], exp: now + 600, ...claims }));
};
const get = (token: string | null) => ({ method: 'GET', headers: { authorization: `Bearer ${token}` } });
const stored = () => localStorage.getItem('portal.token');

beforeEach(() => {
  asked.length = 0;
  answered.mockClear();
  vi.stubGlobal('fetch', answered);
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('the calls that go out before the scripts are in', () => {
  it('are those of the guards, with the kept token, and are handed over once', async () => {
    keep({});
    const fetchEarly = startEarlyCalls('/clients/12/employees');
    const paths = ['v1/feature-flags/', 'v1/users/7', 'v1/users/me', 'eip/clients/12'];
    expect(asked).toEqual(paths.map((path) => `/api/${path} Bearer `));
    const first = await fetchEarly('/api/v1/users/7', get(stored()));
    expect(await first.json()).toEqual({ address: '/api/v1/users/7' });
    expect(asked).toHaveLength(4);
    await fetchEarly('/api/v1/users/7', get(stored()));
    expect(asked).toHaveLength(5);
  });

  it('ask for no client where the address has none', () => {
    keep({});
    startEarlyCalls('/clients/forbidden');
    expect(asked.some((call) => call.includes('/clients'))).toBe(false);
  });

  describe('with a list that the page has named', () => {
    const tell = (content: string) => {
      const meta = document.createElement('meta');
      meta.name = 'first-call';
      meta.content = content;
      document.head.append(meta);
    };
    const call = { backend: 'eip', path: 'clients/12/workers', query: { offset: '0', search: 'a&b' } };
    const address = '/api/eip/clients/12/workers?offset=0&search=a%26b';
    afterEach(() => document.querySelector('meta[name="first-call"]')?.remove());

    it('are for its rows, too, where the token lets them be seen', async () => {
      keep({ permissions: ['view_workers'] });
      tell(JSON.stringify({ ...call, permissions: ['view_workers'] }));
      const fetchEarly = startEarlyCalls('/clients/12/employees');
      expect(asked.at(-1)).toBe(`${address} Bearer `);
      expect(asked).toHaveLength(5);
      await fetchEarly(address, get(stored()));
      expect(asked).toHaveLength(5);
    });

    it('are not for what the token does not name', () => {
      keep({ permissions: [] });
      tell(JSON.stringify({ ...call, permissions: ['view_workers'] }));
      startEarlyCalls('/clients/12/employees');
      expect(asked).toHaveLength(4);
    });
  });

  it.each([
    ['there is no session', () => undefined, '/users'],
    ['the token is about to end', () => keep({ exp: now + 30 }), '/users'],
    ['the token says nothing of its end', () => keep({ exp: undefined }), '/users'],
    ['an employee is signed in', () => keep({ employee_id: 3 }), '/'],
    ['a mailed link is opened', () => keep({}), '/activate-account'],
  ])('are none when %s', (_, prepare, path) => {
    prepare();
    startEarlyCalls(path);
    expect(asked).toEqual([]);
  });

  it('serve no call with another token or method, and none after 30 s', async () => {
    vi.useFakeTimers();
    keep({});
    const fetchEarly = startEarlyCalls('/users');
    await fetchEarly('/api/v1/users/me', get('another'));
    await fetchEarly('/api/v1/users/7', { ...get(stored()), method: 'PUT' });
    expect(asked).toHaveLength(5);
    vi.advanceTimersByTime(30_000);
    await fetchEarly('/api/v1/feature-flags/', get(stored()));
    expect(asked).toHaveLength(6);
  });

  it('fail for their caller, and are given up with it', async () => {
    keep({});
    answered.mockImplementation(() => Promise.reject(new TypeError('no network')));
    const failing = startEarlyCalls('/users');
    await expect(failing('/api/v1/users/me', get(stored()))).rejects.toThrow('no network');
    answered.mockImplementation(() => new Promise(() => undefined));
    const waiting = startEarlyCalls('/users');
    const limit = new AbortController();
    const answer = waiting('/api/v1/users/me', { ...get(stored()), signal: limit.signal });
    limit.abort();
    await expect(answer).rejects.toThrow('abort');
  });
});
