import { describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { createApiDescription } from '@server/openapi/serve';
import trailers from '@tests/fixtures/trailers/trailers';

const describeApi = createApiDescription(resources);
const get = async (path: string, method = 'GET') =>
  (await describeApi(new Request(`http://portal.example${path}`, { method })))!;

describe('API description', () => {
  test('is served as a document and as types, with their content types', async () => {
    const types = ['/openapi.json', '/openapi.d.ts'].map(async (path) =>
      (await get(path)).headers.get('Content-Type'),
    );
    expect(await Promise.all(types)).toEqual(['application/json', 'text/plain; charset=utf-8']);
    expect(await (await get('/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
    expect(await (await get('/openapi.d.ts')).text()).toContain('export interface ApiCalls');
  });

  test('ignores other paths and returns 405 for other methods', async () => {
    for (const path of ['/openapi', '/openapi/x', '/openapi.json/x', '/openapi.yaml', '/'])
      expect(await describeApi(new Request(`http://portal.example${path}`))).toBeNull();
    expect((await get('/openapi.json', 'POST')).status).toBe(405);
  });

  test('is in English by default', async () => {
    expect(await (await get('/openapi.json')).text()).toContain('Sign in with');
    expect(await (await get('/openapi.json?language=xx')).text()).toContain('Sign in with');
    expect(await (await get('/openapi.json?language=es')).text()).toContain('Reclamaciones');
  });

  test('includes a new declaration', async () => {
    const answer = await createApiDescription([...resources, trailers])(
      new Request('http://portal.example/openapi.json'),
    );
    const { paths } = (await answer!.json()) as { paths: Record<string, object> };
    expect(Object.keys(paths['/api/eip/clients/{clientId}/trailers']!)).toEqual(['get', 'post']);
  });
});
