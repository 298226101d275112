import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFrontDoor, type Fetch } from '../../../server/front-door';
import { createLog } from '../../../server/log';
import { createApiDescription } from '../../../server/openapi/serve';
import { withRequestLog } from '../../../server/request-log';
import { readSettings } from '../../../server/settings';
import { createHarness, type Harness } from './harness';

let folder: string;
let api: Harness;
let fetch: Fetch;
const lines: string[] = [];

const build = (environment: Record<string, string> = {}, withOutbox = true): Fetch =>
  createFrontDoor({
    settings: readSettings({ PORTAL_FOLDER: folder, ...environment }),
    storage: api.storage,
    outbox: withOutbox ? api.outbox : null,
    api: async (request) => api.app.fetch(request),
    description: createApiDescription(api.deps.resources),
  });
const get = (path: string, init: RequestInit = {}, door = fetch): Promise<Response> =>
  door(new Request(`http://localhost:4180${path}`, init));

beforeAll(async () => {
  api = await createHarness();
  folder = await mkdtemp(join(tmpdir(), 'portal-page-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'run()');
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, '..', 'outside-1a2b.js'), 'secret');
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html><head><meta name="api-url" content="/api/v1" /><link nonce="__CSP_NONCE__"></head><body nonce="__CSP_NONCE__"></body></html>',
  );
  fetch = withRequestLog(
    createLog((line) => lines.push(line)),
    build(),
  );
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(join(folder, '..', 'outside-1a2b.js'));
});

const policyOf = (response: Response) => response.headers.get('Content-Security-Policy') ?? '';
const nonceOf = (response: Response) => /'nonce-([^']+)'/.exec(policyOf(response))?.[1] ?? '';

describe('the page', () => {
  test.each(['/', '/login', '/clients/7/employees?page=3&search=a.b', '/reset-password?token=x.y.z'])(
    'is served at %s with a nonce of its own',
    async (path) => {
      const [one, other] = [await get(path), await get(path)];
      expect(one.status).toBe(200);
      expect(nonceOf(one)).not.toBe('');
      expect(nonceOf(one)).not.toBe(nonceOf(other));
      const html = await one.text();
      expect(html).not.toContain('__CSP_NONCE__');
      expect(html.split(nonceOf(one))).toHaveLength(3);
      expect(one.headers.get('Cache-Control')).toBe('no-cache');
    },
  );

  test('may load nothing from elsewhere and no inline script or style', async () => {
    const policy = policyOf(await get('/'));
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  test('is told where the API is', async () => {
    const page = await get('/', {}, build({ API_URL: 'https://api.example/v3/"x' }));
    expect(await page.text()).toContain('content="https://api.example/v3/&quot;x"');
    expect(policyOf(page)).toContain("connect-src 'self' https://api.example;");
  });
});

describe('files', () => {
  test('with a hash in their name are kept for ever', async () => {
    const file = await get('/assets/app-1a2b.js');
    expect(await file.text()).toBe('run()');
    expect(file.headers.get('Content-Type')).toContain('text/javascript');
    expect(file.headers.get('Cache-Control')).toContain('immutable');
    expect((await get('/favicon.svg')).headers.get('Cache-Control')).toBe('no-cache');
  });

  test.each([
    '/assets/app-gone.js',
    '/assets/',
    '/gone.png',
    '/index.html',
    '/assets/../../outside-1a2b.js',
    '/%2e%2e/outside-1a2b.js',
    '/..%2foutside-1a2b.js',
    '/assets/%00.js',
    '/%E0%A4%A.js',
    '/.vite/manifest.json',
  ])('%s is not found, and not the page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Not found');
  });

  test('take no other method', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(405);
  });
});

test.each(['/', '/assets/app-1a2b.js', '/gone.js', '/api/v1/users/me', '/outbox', '/healthz'])(
  'security headers stand on %s',
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(headers.get('Strict-Transport-Security')).toBeNull();
  },
);

test('an https portal asks for https ever after', async () => {
  const door = build({ PUBLIC_URL: 'https://portal.example' });
  expect((await get('/', {}, door)).headers.get('Strict-Transport-Security')).toContain('max-age=63072000');
});

describe('the outbox page', () => {
  const mail = { kind: 'two-factor', to: 'a@b.example', language: 'en' } as const;

  test('shows codes and links, the newest first, and nothing as markup', async () => {
    await api.deps.mailer.send({ ...mail, kind: 'reset', firstName: 'Old', token: 'aa.bb.cc' });
    await api.deps.mailer.send({ ...mail, firstName: '<img src=x onerror=alert(1)>"\'', code: '012345' });
    const html = await (await get('/outbox')).text();
    expect(html).toContain('<strong>012345</strong>');
    expect(html).toContain('<a href="http://localhost:4180/reset-password?token=aa.bb.cc">');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;');
    expect(html).not.toContain('<img');
    expect(html.indexOf('012345')).toBeLessThan(html.indexOf('aa.bb.cc'));
  });

  test('is not there when mails are sent', async () => {
    const answer = await get('/outbox', {}, build({}, false));
    expect(await answer.text()).not.toContain('<article>');
  });
});

test('the health check asks the storage', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
});

test('the log names the path and keeps every secret out', async () => {
  lines.length = 0;
  await get('/api/v1/auth/refresh-token?refresh_token=hush', { method: 'POST' });
  await get('/reset-password?token=hush');
  await get('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer hush' },
    body: JSON.stringify({ username: 'hush@portal.example', password: 'hush' }),
  });
  expect(lines).toHaveLength(3);
  expect(lines.join('')).not.toContain('hush');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'request',
    method: 'POST',
    path: '/api/v1/auth/refresh-token',
    status: 401,
  });
});

describe('the description of the API', () => {
  test('is served beside the portal, under its own policy and the common headers', async () => {
    const page = await get('/openapi', { headers: { 'Accept-Language': 'es' } });
    expect(await page.text()).toContain('<html lang="es">');
    expect(policyOf(page)).toContain("default-src 'none'; style-src 'nonce-");
    expect(page.headers.get('X-Frame-Options')).toBe('DENY');
    const document = await get('/openapi.json');
    expect(document.headers.get('Content-Type')).toBe('application/json');
    expect(policyOf(document)).toBe("default-src 'none'; frame-ancestors 'none'");
    expect((await get('/openapi.txt')).status).toBe(404);
  });
});
