import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '@lib/api-failure';
import { createHttp, type Call } from '@lib/http';
import { createAbsentCalls, isAbsent, withOptionalCalls } from '@lib/optional-calls';
import { createKeyStore } from '@lib/storage';
import { createTransport } from '@lib/transport';
import { createContractOnly, type Absence } from '@tests/helpers/contract-only/handler';
import { createFakeStorage } from '@tests/helpers/fake-storage';

const setUp = (answer: () => Promise<Response>, fake = createFakeStorage({})) => {
  const fetched = vi.fn<typeof fetch>(answer);
  const absent = createAbsentCalls(createKeyStore(() => fake.storage));
  const transport = createTransport({ baseUrl: 'https://provider.example/api/v1', fetch: fetched });
  const http = withOptionalCalls(createHttp({ transport, token: () => 'a token' }), absent);
  const send = (more: Partial<Call> = {}) =>
    http
      .request<unknown>({ backend: 'v1', method: 'GET', path: 'saved-views', optional: 'views', ...more })
      .catch((reason: unknown) => reason);
  return { fetched, absent, send, http, fake };
};

const missing = (absence: Absence) => () =>
  createContractOnly({ absence }).handle(new Request('https://provider.example/api/v1/saved-views'));

describe('an optional call that the server does not have', () => {
  it.each<Absence>([404, 405, 501, 'page'])('is sent once if the response is %s', async (absence) => {
    const { fetched, absent, send, fake } = setUp(missing(absence));
    expect(isAbsent(await send())).toBe(true);
    expect(absent.has('views')).toBe(true);
    expect(isAbsent(await send({ query: { client_id: 8 } }))).toBe(true);
    expect(fetched).toHaveBeenCalledOnce();
    // After a reload of the tab.
    const reloaded = setUp(missing(absence), fake);
    expect(isAbsent(await reloaded.send())).toBe(true);
    expect(reloaded.fetched).not.toHaveBeenCalled();
  });

  it('is sent once when two parts request it at the same time', async () => {
    const { fetched, send } = setUp(missing(404));
    const reasons = await Promise.all([send(), send({ query: { client_id: 8 } })]);
    expect(reasons.map(isAbsent)).toEqual([true, true]);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('is sent again in the next session, and notifies listeners', async () => {
    const { absent, send, fetched } = setUp(missing(404));
    const listener = vi.fn();
    absent.subscribe(listener);
    await send();
    await send({ optional: 'other' });
    absent.clear();
    expect(listener).toHaveBeenCalledTimes(3);
    await send();
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('does not affect a call without that name', async () => {
    const { fetched, absent, send, http } = setUp(missing(404));
    await send();
    const call: Call = { backend: 'v1', method: 'GET', path: 'users/99' };
    await http.request(call).catch(() => undefined);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(absent.text()).toBe('views');
  });
});

describe('an optional call that fails', () => {
  it.each([401, 403, 408, 429, 500, 502, 503])('with %i is sent again', async (status) => {
    const { fetched, absent, send } = setUp(() => Promise.resolve(Response.json({}, { status })));
    expect(isAbsent(await send())).toBe(false);
    await send();
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(absent.has('views')).toBe(false);
  });

  it('without a response is sent again', async () => {
    const { fetched, send } = setUp(() => Promise.reject(new TypeError('offline')));
    expect(isAbsent(await send())).toBe(false);
    await send();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is not absent if something else went wrong', () => {
    expect(isAbsent(new Error('not found'))).toBe(false);
    expect(isAbsent(new ApiFailure({ status: 200, detail: 'unreadable answer' }))).toBe(false);
  });
});

describe('an optional file', () => {
  const csv = { as: 'file', optional: 'csv' } as const;

  it('is absent if the rows come as JSON', async () => {
    const { absent, send } = setUp(() => Promise.resolve(Response.json({ data: [], total_count: 0 })));
    expect(isAbsent(await send(csv))).toBe(true);
    expect(absent.has('csv')).toBe(true);
  });

  it('has failed if a gateway’s page comes, or nothing', async () => {
    for (const body of ['<html></html>', '']) {
      const headers = { 'content-type': 'text/html' };
      const { absent, send } = setUp(() => Promise.resolve(new Response(body, { headers })));
      expect(isAbsent(await send(csv))).toBe(false);
      expect(absent.has('csv')).toBe(false);
    }
  });
});
