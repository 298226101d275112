import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, statusOf } from '@lib/api-failure';
import { createTransport, type Call } from '@lib/transport';

type Fetch = typeof fetch;

const setUp = (answer: () => Response | Promise<Response>, baseUrl = '/api/v1') => {
  const fetched = vi.fn<Fetch>(() => Promise.resolve().then(answer));
  const send = createTransport({ baseUrl, fetch: fetched });
  const first = () => fetched.mock.calls[0] ?? [];
  return { send, fetched, first };
};
const get: Call = { backend: 'v1', method: 'GET', path: 'users' };
const json = (body: unknown, status = 200) => Response.json(body, { status });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('addresses', () => {
  it.each([
    ['v1', '/api/v1', '/api/v1/users'],
    ['eip', '/api/v1', '/api/eip/users'],
    ['form', '/api/v1/', '/api/pact-form/users'],
    ['eip', 'https://host.example/x/v1', 'https://host.example/x/eip/users'],
  ] as const)('of %s below %s is %s', async (backend, base, address) => {
    const { send, first } = setUp(() => json({}), base);
    await send({ ...get, backend }, null);
    expect(first()[0]).toBe(address);
  });

  it('encode the query and leave out undefined values', async () => {
    const { send, first } = setUp(() => json({}));
    await send({ ...get, query: { search: 'a&b=ñ +', page: 0, none: undefined } }, null);
    expect(first()[0]).toBe('/api/v1/users?search=a%26b%3D%C3%B1+%2B&page=0');
  });
});

describe('a request', () => {
  it('is JSON with the bearer token and the key', async () => {
    const { send, first } = setUp(() => json({ id: 1 }));
    await send({ ...get, method: 'POST', body: { a: 1 }, idempotencyKey: 'k' }, 'secret');
    expect(first()[1]).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer secret',
        'idempotency-key': 'k',
      },
    });
  });

  it('has no authorization header without a token', async () => {
    const { send, first } = setUp(() => json({}));
    await send(get, null);
    expect(first()[1]?.headers).not.toHaveProperty('authorization');
  });
});

describe('a response', () => {
  it('is read in the requested format', async () => {
    const { send } = setUp(() => new Response('a,b'));
    await expect(send({ ...get, as: 'text' }, null)).resolves.toBe('a,b');
    await expect(send<Blob>({ ...get, as: 'blob' }, null)).resolves.toHaveProperty('size', 3);
  });

  it.each([
    ['an object', '{"detail":"not found","status":1}', { status: 404, detail: 'not found' }],
    ['HTML', '<html>', { status: 404 }],
    ['nothing', '', { status: 404 }],
    ['null', 'null', { status: 404 }],
    ['a list', '[1]', { status: 404 }],
    ['a detail of another type', '{"detail":{"a":1}}', { status: 404 }],
    ['messages', '{"errors":{"zip_code":"bad","x":1}}', { errors: { zip_code: 'bad' } }],
  ])('is rejected with its HTTP status when the body is %s', async (_, body, expected) => {
    const { send } = setUp(() => new Response(body, { status: 404 }));
    const reason: unknown = await send(get, null).catch((failure: unknown) => failure);
    expect(reason).toBeInstanceOf(ApiFailure);
    expect(reason).toMatchObject(expected);
    expect(statusOf(reason)).toBe(404);
  });

  it('says how long to wait', async () => {
    const { send } = setUp(() => new Response('{}', { status: 429, headers: { 'retry-after': '30' } }));
    await expect(send(get, null)).rejects.toMatchObject({ status: 429, retryAfter: 30 });
  });

  it('is a failure if it is OK but unreadable', async () => {
    const { send } = setUp(() => new Response('<html>'));
    await expect(send(get, null)).rejects.toMatchObject({ detail: 'unreadable answer' });
  });

  it('is null for a write without a body, and a failure for a read or an open call without one', async () => {
    const { send } = setUp(() => new Response(null, { status: 204 }));
    await expect(send({ ...get, method: 'PUT' }, null)).resolves.toBeNull();
    await expect(send(get, null)).rejects.toMatchObject({ detail: 'unreadable answer' });
    await expect(send({ ...get, method: 'POST', open: true }, null)).rejects.toMatchObject({
      detail: 'unreadable answer',
    });
  });

  it('has status 0 if the server does not respond', async () => {
    const { send } = setUp(() => Promise.reject(new TypeError('offline')));
    await expect(send(get, null)).rejects.toMatchObject({ status: 0 });
  });
});

describe('the time limit', () => {
  const silent: Fetch = (_, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    );

  it('is 30 s, or what the call says', async () => {
    const send = createTransport({ baseUrl: '/api/v1', fetch: silent });
    const done = vi.fn();
    send(get, null).catch(done);
    send({ ...get, timeoutMs: 5_000 }, null).catch(done);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(done).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(done).toHaveBeenCalledTimes(2);
  });

  it('does not keep the caller from aborting', async () => {
    const send = createTransport({ baseUrl: '/api/v1', fetch: silent });
    const stop = new AbortController();
    const call = send({ ...get, signal: stop.signal }, null);
    stop.abort();
    await expect(call).rejects.toMatchObject({ status: 0 });
  });
});
