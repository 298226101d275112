import { Hono } from 'hono';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { resources } from '@resources';
import type { ApiEnv } from '@server/api/deps';
import { apiDocument, type ApiDocument } from '@server/openapi/document';
import { createHarness, type Harness } from '../api/harness';

afterEach(() => vi.unstubAllEnvs());

/** Runs the server's middleware around `answer` instead of its handlers. The result makes a call and returns the errors. */
const answering = (api: Harness, answer: () => Response) => {
  const app = new Hono<ApiEnv>({ strict: false });
  const errorTexts: string[] = [];
  app.onError((error, c) => {
    errorTexts.push(error.message);
    return c.json({}, 500);
  });
  for (const { method, path, handler } of api.app.routes)
    if (method === 'ALL' && path === '/api/*') app.use(path, handler);
    else if (method !== 'ALL') app.on(method, path, answer);
  app.get('/api/v1/undescribed', answer);
  const callError = async (method: string, path: string): Promise<string> => {
    errorTexts.length = 0;
    await app.request(path.replace(/\{\w+\}/g, '1'), { method: method.toUpperCase() });
    return errorTexts.join();
  };
  return callError;
};

describe('checks in the whole server', () => {
  let api: Harness;
  let document: ApiDocument;
  beforeAll(async () => {
    [api, document] = await Promise.all([createHarness(), apiDocument(resources)]);
  });
  const operations = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => [method, path] as const),
    );

  test('throw for a response body that the document does not describe', async () => {
    const callError = answering(api, () => Response.json({ secret: 'Ana Reyes' }));
    expect(operations().length).toBeGreaterThan(90);
    for (const [method, path] of operations()) {
      const errorText = await callError(method, path);
      expect(errorText).toMatch(/ answers what the document does not say: /);
      expect(errorText.startsWith(`${method} ${path} `)).toBe(true);
      expect(errorText).not.toContain('Ana Reyes');
    }
  });

  test('throw for a status or content type that is not described', async () => {
    const asText = answering(
      api,
      () => new Response('Ana Reyes', { headers: { 'Content-Type': 'text/html' } }),
    );
    const partial = answering(api, () => Response.json({}, { status: 206 }));
    for (const [method, path] of operations()) {
      expect(await asText(method, path)).toMatch(/: (type text\/html|status 200) is not described$/);
      expect(await partial(method, path)).toMatch(/: status 206 is not described$/);
    }
  });

  test('throw for a call that is not in the document', async () => {
    const callError = answering(api, () => Response.json({}));
    expect(await callError('get', '/api/v1/undescribed')).toMatch(/status 200 is not described$/);
  });

  test('find an extra and a missing field in nested rows', async () => {
    const row = { id: 1, key: 'open_claims', count: 3 };
    const path = '/api/eip/clients/{clientId}/claims/kpi';
    const tooMany = answering(api, () => Response.json({ data: [row] }));
    expect(await tooMany('get', path)).toMatch(/: data\.0\.id \(no such field\)$/);
    const tooFew = answering(api, () => Response.json({ data: [{ key: 'open_claims' }] }));
    expect(await tooFew('get', path)).toMatch(/: data\.0\.count \(number\)$/);
    const right = answering(api, () => Response.json({ data: [{ key: 'open_claims', count: 3 }] }));
    expect(await right('get', path)).toBe('');
  });

  test('check the status and shape of refusals', async () => {
    const refusing = (status: number, body: object = { detail: 'forbidden' }) =>
      answering(api, () => Response.json(body, { status }))('get', '/api/v1/users');
    expect(await refusing(403)).toBe('');
    expect(await refusing(418)).toMatch(/: status 418 is not described$/);
    expect(await refusing(403, { detail: 'forbidden', reason: 'Ana Reyes' })).toMatch(
      /: reason \(no such field\)$/,
    );
  });

  test('accept 503 for every call, and 400, 413 and 415 for every call with a body', async () => {
    const refusing = (status: number) =>
      answering(api, () => Response.json({ detail: 'unavailable' }, { status }));
    for (const [method, path] of operations()) {
      expect(await refusing(503)(method, path)).toBe('');
      if (!document.paths[path]?.[method]?.requestBody) continue;
      for (const status of [400, 413, 415]) expect(await refusing(status)(method, path)).toBe('');
    }
  });

  test('skip unknown calls that fail, server errors, and production', async () => {
    const answer = (status: number) => answering(api, () => Response.json({}, { status }));
    expect(await answer(404)('get', '/api/v1/undescribed')).toBe('');
    expect(await answer(500)('get', '/api/v1/users')).toBe('');
    vi.stubEnv('DEV', false);
    const open = answering(await createHarness(), () => Response.json({ secret: 1 }));
    expect(await open('get', '/api/v1/users')).toBe('');
  });
});
