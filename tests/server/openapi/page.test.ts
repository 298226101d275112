import { describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import { createApiDescription } from '../../../server/openapi/serve';
import { field } from '../../../src/core/resource/field';
import { defineResource } from '../../../src/core/resource/resource';
import trailers from '../../fixtures/trailers/trailers';

const describeApi = createApiDescription(resources);
const get = async (path: string, language: 'en' | 'es' = 'en', method = 'GET') =>
  (await describeApi(new Request(`http://portal.example${path}`, { method }), language))!;

describe('the description of the API', () => {
  test('is a document, its types and a page, each as what it is', async () => {
    const types = ['/openapi.json', '/openapi.d.ts', '/openapi'].map(async (path) =>
      (await get(path)).headers.get('Content-Type'),
    );
    expect(await Promise.all(types)).toEqual([
      'application/json',
      'text/plain; charset=utf-8',
      'text/html; charset=utf-8',
    ]);
    expect(await (await get('/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
    expect(await (await get('/openapi.d.ts')).text()).toContain('export interface ApiCalls');
  });

  test('leaves other addresses alone, and is only read', async () => {
    for (const path of ['/openapi/x', '/openapi.json/x', '/openapi.yaml', '/'])
      expect(await describeApi(new Request(`http://portal.example${path}`), 'en')).toBeNull();
    expect((await get('/openapi.json', 'en', 'POST')).status).toBe(405);
  });

  test('speaks to people in the language that they prefer or ask for', async () => {
    const pages = [
      await get('/openapi', 'es'),
      await get('/openapi?language=es', 'en'),
      await get('/openapi?language=xx', 'es'),
    ];
    for (const page of pages) {
      const text = await page.text();
      expect(text).toContain('<html lang="es">');
      expect(text).toContain('Reclamaciones');
    }
    expect(await (await get('/openapi.json', 'es')).text()).toContain('Sign in with');
  });

  test('runs no script and loads nothing', async () => {
    const page = await get('/openapi');
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    const text = await page.text();
    expect(text).toContain(`<style nonce="${nonce}">`);
    expect(text).not.toMatch(/<script|<link|<img|\son\w+=|style="/i);
  });

  test('has every call on its page', async () => {
    const { paths } = (await (await get('/openapi.json')).json()) as { paths: Record<string, object> };
    const text = await (await get('/openapi')).text();
    for (const path of Object.keys(paths)) expect(text).toContain(` ${path}</code>`);
  });

  test('follows a new declaration', async () => {
    const answer = await createApiDescription([...resources, trailers])(
      new Request('http://portal.example/openapi.json'),
      'en',
    );
    const { paths } = (await answer!.json()) as { paths: Record<string, object> };
    expect(Object.keys(paths['/api/eip/clients/{clientId}/trailers']!)).toEqual(['get', 'post']);
  });

  test('shows what a declaration says as text and never as markup', async () => {
    const hostile = defineResource()({
      name: 'hostile',
      scope: 'global',
      api: { backend: 'v1', path: 'hostile' },
      access: { permissions: [] },
      representation: 'plain',
      fields: {
        id: field.id(),
        plain: field.text(),
        state: field.status({ '<script>alert(1)</script>': 'gray' }),
      },
    } as never);
    const answer = await createApiDescription([hostile])(new Request('http://portal.example/openapi'), 'en');
    const text = await answer!.text();
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toContain('<script>');
  });
});
