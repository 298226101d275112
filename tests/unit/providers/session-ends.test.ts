import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from '@providers/session/session';
import { createHttp } from '@lib/http';
import { createKeyStore } from '@lib/storage';
import { createTransport } from '@lib/transport';
import { createFakeStorage } from '@tests/helpers/fake-storage';
import { signedIn, tokenOf } from '@tests/helpers/session-setup';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs a tab over the real transport: its list is always rejected with 401, and its refresh gets this response. */
const refreshWith = async (answer: (signal: AbortSignal) => Promise<Response>) => {
  const fake = createFakeStorage(signedIn());
  const reload = vi.fn();
  const fetched = vi.fn((address: string, { signal }: { signal: AbortSignal }) =>
    address.includes('refresh-token') ? answer(signal) : Promise.resolve(new Response('', { status: 401 })),
  );
  const transport = createTransport({ baseUrl: '/api/v1', fetch: fetched as unknown as typeof fetch });
  const session = createSession({
    transport,
    keyStore: createKeyStore(() => fake.storage),
    reload,
    restart: vi.fn(),
  });
  const http = createHttp({ transport, ...session.bearer });
  const call = http.request({ backend: 'v1', method: 'POST', path: 'rows' });
  call.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(40_000);
  await expect(call).rejects.toMatchObject({ status: 401 });
  return { entries: fake.entries(), reload, fetched };
};

const bodies = {
  nothing: '',
  null: 'null',
  'a list': '[]',
  'its own status': '{"status":200}',
  HTML: '<!doctype html><h1>Sign in to the proxy</h1>',
  'a detail': '{"detail":"token expired"}',
};
const table = (statuses: readonly number[]) =>
  statuses.flatMap((status) => Object.entries(bodies).map(([name, body]) => [status, name, body] as const));

describe('what ends a session', () => {
  it.each(table([401]))('%i with %s from the refresh', async (status, _, body) => {
    const end = await refreshWith(() => Promise.resolve(new Response(body, { status })));
    expect(end.entries).toEqual({});
    expect(end.reload).toHaveBeenCalledOnce();
  });
});

describe('what does not end a session', () => {
  it.each(table([400, 403, 404, 408, 409, 422, 429, 500, 502, 503, 504]))(
    '%i with %s from the refresh',
    async (status, _, body) => {
      const end = await refreshWith(() => Promise.resolve(new Response(body, { status })));
      expect(end.entries).toEqual(signedIn());
      expect(end.reload).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a text', '"token"'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['HTML', '<html>'],
    ['cut JSON', `{"token":"${tokenOf('2')}"`],
    ['half a pair', JSON.stringify({ token: tokenOf('2') })],
    ['numbers', '{"token":1,"refresh_token":2}'],
    ['no token at all', '{"token":"abc","refresh_token":"r2"}'],
    ["another user's pair", JSON.stringify({ token: tokenOf('2', 8), refresh_token: 'r2' })],
  ])('200 with %s', async (_, body) => {
    const end = await refreshWith(() => Promise.resolve(new Response(body)));
    expect(end.entries).toEqual(signedIn());
    expect(end.reload).not.toHaveBeenCalled();
  });

  it.each([
    ['204', () => Promise.resolve(new Response(null, { status: 204 }))],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'no answer within 10 s',
      (signal: AbortSignal) =>
        new Promise<Response>((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    ],
    [
      'a stream that breaks off',
      () =>
        Promise.resolve(
          new Response(new ReadableStream({ start: (controller) => controller.error(new Error('cut')) })),
        ),
    ],
  ] as const)('%s', async (name, answer) => {
    const end = await refreshWith(answer);
    expect(end.entries, name).toEqual(signedIn());
    expect(end.reload).not.toHaveBeenCalled();
  });

  it.each([400, 401, 403, 404, 429, 500, 503])(
    '%i from any other call, if the refresh succeeds',
    async (status) => {
      const fake = createFakeStorage(signedIn());
      const reload = vi.fn();
      const pair = { token: tokenOf('2'), refresh_token: 'r2' };
      const transport = createTransport({
        baseUrl: '/api/v1',
        fetch: ((address: string) =>
          Promise.resolve(
            address.includes('refresh-token') ? Response.json(pair) : new Response('', { status }),
          )) as unknown as typeof fetch,
      });
      const keyStore = createKeyStore(() => fake.storage);
      const session = createSession({ transport, keyStore, reload, restart: vi.fn() });
      const http = createHttp({ transport, ...session.bearer });
      await expect(http.request({ backend: 'v1', method: 'GET', path: 'rows' })).rejects.toMatchObject({
        status,
      });
      await vi.runAllTimersAsync();
      expect(session.service.current()?.userId).toBe(7);
      expect(reload).not.toHaveBeenCalled();
    },
  );
});
