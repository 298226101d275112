import { Hono } from 'hono';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { twoFactorCall } from '@core/calls/auth';
import { resources } from '@resources';
import { serveCall } from '@server/api/calls/serve-call';
import type { ApiEnv } from '@server/api/deps';
import { apiDocument, type ApiDocument } from '@server/openapi/document';
import { createHarness, type Harness } from '../api/harness';

afterEach(() => vi.unstubAllEnvs());

/** What is thrown over an answer; undefined when it goes out. */
const complaintAbout = async (answer: object, status: 200 | 401 = 200): Promise<string | undefined> => {
  const app = new Hono<ApiEnv>();
  let complaint: string | undefined;
  app.onError((error, c) => {
    complaint = error.message;
    return c.json({}, 500);
  });
  serveCall(app, twoFactorCall, (c) => c.json(answer, status));
  const response = await app.request(twoFactorCall.path, { method: 'POST' });
  expect(response.status).toBe(complaint === undefined ? status : 500);
  return complaint;
};

test('an answer that is not what its call describes throws, with the call and the place and no value', async () => {
  expect(await complaintAbout({ token: 'secret', refresh_token: 'secret' })).toBeUndefined();
  const complaint = await complaintAbout({
    token: 'secret',
    refresh_token: 900_913,
    password_hash: 'secret',
  });
  expect(complaint).toMatch(/^two-factor answers/);
  expect(complaint).toContain('refresh_token (string)');
  expect(complaint).toContain('password_hash (never)');
  expect(complaint).not.toMatch(/secret|900/);
});

test('a refusal has a shape of its own', async () => {
  expect(await complaintAbout({ detail: 'invalid credentials' }, 401)).toBeUndefined();
});

test('in production no answer waits for the check', async () => {
  vi.stubEnv('DEV', false);
  expect(await complaintAbout({ token: 5 })).toBeUndefined();
});

/** The server with its own middleware and, in place of every handler, one that answers `answer`. */
const answering = (api: Harness, answer: () => Response) => {
  const app = new Hono<ApiEnv>({ strict: false });
  const complaints: string[] = [];
  app.onError((error, c) => {
    complaints.push(error.message);
    return c.json({}, 500);
  });
  for (const { method, path, handler } of api.app.routes)
    if (method === 'ALL' && path === '/api/*') app.use(path, handler);
    else if (method !== 'ALL') app.on(method, path, answer);
  app.get('/api/v1/undescribed', answer);
  const ask = async (method: string, path: string): Promise<string> => {
    complaints.length = 0;
    await app.request(path.replace(/\{\w+\}/g, '1'), { method: method.toUpperCase() });
    return complaints.join();
  };
  return ask;
};

describe('the server as a whole', () => {
  let api: Harness;
  let document: ApiDocument;
  beforeAll(async () => {
    [api, document] = await Promise.all([createHarness(), apiDocument(resources)]);
  });
  const operations = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => [method, path] as const),
    );

  test('lets no operation of the document answer what is not described', async () => {
    const ask = answering(api, () => Response.json({ secret: 'Ana Reyes' }));
    expect(operations().length).toBeGreaterThan(90);
    for (const [method, path] of operations()) {
      const complaint = await ask(method, path);
      expect(complaint).toMatch(/ answers what the document does not say: /);
      expect(complaint.startsWith(`${method} ${path} `)).toBe(true);
      expect(complaint).not.toContain('Ana Reyes');
    }
  });

  test('nor with a status or a type that is not', async () => {
    const asText = answering(
      api,
      () => new Response('Ana Reyes', { headers: { 'Content-Type': 'text/html' } }),
    );
    const accepted = answering(api, () => Response.json({}, { status: 202 }));
    for (const [method, path] of operations()) {
      expect(await asText(method, path)).toMatch(/: (type text\/html|status 200) is not described$/);
      expect(await accepted(method, path)).toMatch(/: status 202 is not described$/);
    }
  });

  test('nor a call that the document does not have', async () => {
    const ask = answering(api, () => Response.json({}));
    expect(await ask('get', '/api/v1/undescribed')).toMatch(/status 200 is not described$/);
  });

  test('finds a field too many in a row, and one too few, however deep', async () => {
    const row = { id: 1, key: 'open_claims', count: 3 };
    const path = '/api/eip/clients/{clientId}/claims/kpi';
    const tooMany = answering(api, () => Response.json({ data: [row] }));
    expect(await tooMany('get', path)).toMatch(/: data\.0\.id \(no such field\)$/);
    const tooFew = answering(api, () => Response.json({ data: [{ key: 'open_claims' }] }));
    expect(await tooFew('get', path)).toMatch(/: data\.0\.count \(number\)$/);
    const right = answering(api, () => Response.json({ data: [{ key: 'open_claims', count: 3 }] }));
    expect(await right('get', path)).toBe('');
  });

  test('holds refusals to their statuses and their shape', async () => {
    const refusing = (status: number, body: object = { detail: 'forbidden' }) =>
      answering(api, () => Response.json(body, { status }))('get', '/api/v1/users');
    expect(await refusing(403)).toBe('');
    expect(await refusing(418)).toMatch(/: status 418 is not described$/);
    expect(await refusing(403, { detail: 'forbidden', reason: 'Ana Reyes' })).toMatch(
      /: reason \(no such field\)$/,
    );
  });

  test('knows of every call that it may be away for a moment, and of every body that it may be wrong', async () => {
    const refusing = (status: number) =>
      answering(api, () => Response.json({ detail: 'unavailable' }, { status }));
    for (const [method, path] of operations()) {
      expect(await refusing(503)(method, path)).toBe('');
      if (!document.paths[path]?.[method]?.requestBody) continue;
      for (const status of [400, 413, 415]) expect(await refusing(status)(method, path)).toBe('');
    }
  });

  test('leaves alone what is refused because there is no such call, failures, and everything in production', async () => {
    const answer = (status: number) => answering(api, () => Response.json({}, { status }));
    expect(await answer(404)('get', '/api/v1/undescribed')).toBe('');
    expect(await answer(500)('get', '/api/v1/users')).toBe('');
    vi.stubEnv('DEV', false);
    const open = answering(await createHarness(), () => Response.json({ secret: 1 }));
    expect(await open('get', '/api/v1/users')).toBe('');
  });
});
