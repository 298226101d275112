import type { Fetch } from '@server/api/deps';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRequestHandler } from '@server/request-handler';
import { readSettings } from '@server/settings/read-settings';
import { isFull, runs } from '@tests/helpers/scale';
import { createWorld, type World } from '../rights/world';
import { fuzzRequest, type FuzzRequest } from './requests';

/** The world is created again after this many requests, because earlier requests delete records. */
const requestsPerWorld = 1_000;
/** The attempt counts are cleared after this many requests. Their limits are tested elsewhere and would hide later results. */
const requestsPerCountReset = 20;

const open = async (): Promise<{ world: World; fetch: Fetch }> => {
  const world = await createWorld();
  const { app, storage } = world.api;
  const fetch = createRequestHandler({
    settings: readSettings({ PORTAL_FOLDER: '/nothing' }),
    storage,
    api: async (request) => app.fetch(request),
  });
  return { world, fetch };
};

const isPhrase = /^[a-z][a-z ]*$/;
const inside = /\bat \S+ \(|node_modules|\.ts:\d|\/(home|work|tmp|usr)\/|syntax error|violates|relation "/;

const expectRefusal = (status: number, body: unknown, headers: Headers): void => {
  const { detail, errors, ...rest } = body as { detail: string; errors?: Record<string, string> };
  expect(detail).toMatch(isPhrase);
  expect(rest).toEqual({});
  if (errors !== undefined) {
    expect(status).toBe(422);
    for (const rule of Object.values(errors)) expect(rule).toEqual(expect.any(String));
  }
  if (status === 429) expect(Number(headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
};

const expectSound = async (response: Response): Promise<void> => {
  const { status, headers } = response;
  const type = headers.get('Content-Type') ?? '';
  expect(status).toBeLessThan(500);
  expect(status).toBeGreaterThanOrEqual(200);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  if (/^(application\/pdf|text\/csv)/.test(type)) {
    expect(status).toBe(200);
    await response.arrayBuffer();
    return;
  }
  expect(type).toMatch(/^application\/json/);
  const text = await response.text();
  expect(text).not.toMatch(inside);
  const body: unknown = JSON.parse(text);
  if (status >= 400) expectRefusal(status, body, headers);
  else {
    expect(body).toEqual(expect.any(Object));
    const { total_count: total, data } = body as { total_count?: unknown; data?: unknown };
    if (total !== undefined) expect([Number.isSafeInteger(total), Array.isArray(data)]).toEqual([true, true]);
  }
};

test(
  'no request causes a server error, and every response has the right shape',
  async () => {
    let { world, fetch } = await open();
    let sent = 0;
    const statuses: Record<number, number> = {};
    const send = ({ method, path, caller, headers, body }: FuzzRequest) => {
      const token = world.tokens.get(caller as 'admin') ?? 'a.b.c';
      return fetch(
        new Request(`http://localhost:4180${path}`, {
          method,
          headers: { ...headers, Authorization: `Bearer ${token}` },
          ...(body !== undefined && { body }),
        }),
      );
    };
    const routes = world.api.app.routes.filter(({ method }) => method !== 'ALL');
    // A logout would end the session for all later requests.
    const names = routes
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => !/logout/.test(name));
    await fc.assert(
      fc.asyncProperty(fuzzRequest([...new Set(names)]), async (request) => {
        if (++sent % requestsPerWorld === 0) ({ world, fetch } = await open());
        if (sent % requestsPerCountReset === 0) await world.api.storage.table('attempts').remove([]);
        const response = await send(request);
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        await expectSound(response);
      }),
      { numRuns: runs(400, 50_000) },
    );
    // If every request were refused, the calls behind the access checks would not be tested.
    for (const status of [200, 400, 401, 403, 404, 415, 422, ...(isFull ? [201, 409, 413] : [])])
      expect([status, (statuses[status] ?? 0) > 0]).toEqual([status, true]);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    expect(sent).toBe(runs(400, 50_000));
    if (isFull) process.stdout.write(`requests: ${sent}, by status: ${JSON.stringify(statuses)}\n`);
  },
  runs(60_000, 3_600_000),
);
