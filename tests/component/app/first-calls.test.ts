import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendFirstRequests } from '@app/first-calls';
import { makeToken } from '@tests/helpers/token';

const now = Math.floor(Date.now() / 1000);
interface Sent {
  readonly address: string;
  readonly headers: Headers;
}
const sent: Sent[] = [];
const rows = { data: [{ id: 1 }], total_count: 1 };
// All are valid responses. An invalid one is fetched again a second later, when tests of another file may use this window.
const answers: Readonly<Record<string, unknown>> = {
  '/api/v1/feature-flags/': { data: [] },
  '/api/v1/users/7': { id: 7, first_name: 'Maya', last_name: 'Ortega', clients: [] },
  '/api/eip/clients/12': { client_account_id: 12, client_account_name: 'Harbor Lane Markets' },
};

const storeTokens = (claims: object) => {
  localStorage.setItem('portal.user', JSON.stringify({ v: 1, id: 7 }));
  localStorage.setItem('portal.refresh-token', 'r');
  localStorage.setItem('portal.token', makeToken({ id: 7, permissions: [], exp: now + 600, ...claims }));
};
/** Waits for calls. They are made after the session has checked for a refresh in progress, and would leak into the next test. */
const paths = async (calls: number) => {
  await vi.waitFor(() => expect(sent).toHaveLength(calls));
  return sent.map(({ address }) => address);
};

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    sent.push({ address, headers: new Headers(init?.headers) });
    return Promise.resolve(Response.json(answers[address] ?? rows));
  });
});
afterEach(() => {
  localStorage.clear();
  document.querySelector('meta[name="prefetch"]')?.remove();
});

const addPrefetchMeta = (permissions: readonly string[]) => {
  const meta = document.createElement('meta');
  meta.name = 'prefetch';
  const call = { backend: 'eip', path: 'clients/12/workers', query: { offset: '0', search: 'a&b' } };
  meta.content = JSON.stringify([{ queryKey: ['data', 'default', 'workers'], call, permissions }]);
  document.head.append(meta);
};

describe('the calls made before the scripts of the screen have loaded', () => {
  it('are the calls that the guards wait for, with the usual headers', async () => {
    storeTokens({});
    sendFirstRequests('/clients/12/employees');
    expect(await paths(3)).toEqual(['/api/v1/feature-flags/', '/api/v1/users/7', '/api/eip/clients/12']);
    for (const { headers } of sent) {
      expect(headers.get('authorization')).toMatch(/^Bearer /);
      expect(headers.get('content-type')).toBe('application/json');
    }
  });

  it('fetch no client when the address has none', async () => {
    storeTokens({});
    sendFirstRequests('/clients/forbidden');
    expect(await paths(2)).toEqual(['/api/v1/feature-flags/', '/api/v1/users/7']);
  });

  it('include the rows that the page names when the token has the permission for them', async () => {
    storeTokens({ permissions: ['view_workers'] });
    addPrefetchMeta(['view_workers']);
    const { firstRows } = sendFirstRequests('/clients/12/employees');
    expect(firstRows).toMatchObject([{ queryKey: ['data', 'default', 'workers'], userId: 7 }]);
    await expect(firstRows[0]?.answer).resolves.toEqual(rows);
    expect(await paths(4)).toContain('/api/eip/clients/12/workers?offset=0&search=a%26b');
  });

  it('do not include rows without a permission in the token', async () => {
    storeTokens({});
    addPrefetchMeta(['view_workers']);
    expect(sendFirstRequests('/clients/12/employees').firstRows).toEqual([]);
    expect(await paths(3)).not.toContain(expect.stringContaining('/workers'));
  });

  it.each([
    ['there is no session', () => undefined, '/users'],
    ['an employee is signed in', () => storeTokens({ employee_id: 3 }), '/'],
    ['a mailed link is opened', () => storeTokens({}), '/activate-account'],
  ])('are not made when %s', async (_, prepare, path) => {
    prepare();
    addPrefetchMeta([]);
    const { firstRows } = sendFirstRequests(path);
    await Promise.resolve();
    expect([firstRows, sent]).toEqual([[], []]);
  });
});
