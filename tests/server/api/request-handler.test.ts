import type { Fetch } from '@server/api/deps';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRequestHandler } from '@server/request-handler';
import { createLog } from '@server/log';
import { createApiDescription } from '@server/openapi/serve';
import { currentRequestId, withRequestLog } from '@server/request-log';
import { readSettings, type Settings } from '@server/settings/read-settings';
import { createHarness, type Harness } from './harness';

let folder: string;
let api: Harness;
let fetch: Fetch;
const lines: string[] = [];

const build = (
  environment: Record<string, string> = {},
  change: Partial<Settings> = {},
  { app, deps, storage } = api,
): Fetch =>
  createRequestHandler({
    settings: { ...readSettings({ PORTAL_FOLDER: folder, ...environment }), ...change },
    storage,
    api: async (request, environment) => app.fetch(request, environment),
    description: createApiDescription(deps.resources),
  });
const get = (path: string, init: RequestInit = {}, handleRequest = fetch): Promise<Response> =>
  handleRequest(new Request(`http://localhost:4180${path}`, init));

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
    createLog((line) => lines.push(line), currentRequestId),
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
    'is served at %s with a new nonce each time',
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

  test('may not load anything from other hosts, nor inline scripts or styles', async () => {
    const policy = policyOf(await get('/'));
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  test('lists the picture hosts of the settings and may load pictures from them over https', async () => {
    const page = await get('/', {}, build({ PICTURE_HOSTS: 'Pictures.example, cdn.example:8443' }));
    expect(policyOf(page)).toContain(
      "img-src 'self' data: https://pictures.example https://cdn.example:8443;",
    );
    expect(await page.text()).toContain('name="picture-hosts" content="pictures.example,cdn.example:8443"');
    const none = await get('/');
    expect(policyOf(none)).toContain("img-src 'self' data:;");
    expect(await none.text()).not.toContain('pictures.example');
  });

  test('contains the support contacts', async () => {
    const settings = { SUPPORT_EMAIL: 'help@company.example', SUPPORT_PHONE: '+1 (555) 010-0199' };
    const text = await (await get('/', {}, build(settings))).text();
    expect(text).toContain('name="support-email" content="help@company.example"');
    expect(text).toContain('name="support-phone" content="+1 (555) 010-0199"');
  });

  test('contains the address of the API', async () => {
    const page = await get('/', {}, build({ API_URL: 'https://api.example/v3/"x' }));
    expect(await page.text()).toContain('content="https://api.example/v3/&quot;x"');
    expect(policyOf(page)).toContain("connect-src 'self' https://api.example;");
  });
});

describe('files', () => {
  test('with a hash in their name are cached permanently', async () => {
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
  ])('returns 404 for %s instead of the page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Not found');
  });

  test('reject other methods', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(405);
  });
});

test.each(['/', '/assets/app-1a2b.js', '/gone.js', '/api/v1/users/me', '/healthz'])(
  'security headers are set on %s',
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(headers.get('Strict-Transport-Security')).toBeNull();
  },
);

test('an https portal sends Strict-Transport-Security', async () => {
  const handleRequest = build({}, { publicUrl: 'https://portal.example' });
  expect((await get('/', {}, handleRequest)).headers.get('Strict-Transport-Security')).toContain(
    'max-age=63072000',
  );
});

test('the health check returns ok', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
});

test('the log contains request id, user id and path, and no secrets', async () => {
  const { token } = await api.pairOf('admin');
  lines.length = 0;
  await get('/api/v1/auth/refresh-token?refresh_token=hush', { method: 'POST' });
  await get('/reset-password?token=hush');
  await get('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer hush' },
    body: JSON.stringify({ username: 'hush@portal.example', password: 'hush' }),
  });
  const headers = { Authorization: `Bearer ${token}`, 'X-Request-Id': 'hush' };
  const called = await get('/api/v1/users/me', { headers });
  await get('/api/v1/users/hush@portal.example', { headers });
  await get('/login/mary%20hush');
  expect(lines).toHaveLength(6);
  expect(lines.join('')).not.toContain('hush');
  const entries = lines.map((line) => JSON.parse(line) as { request: string; user?: number; path: string });
  expect(new Set(entries.map(({ request }) => request)).size).toBe(6);
  const admin = await api.userIdOf('admin');
  expect(entries.map(({ user }) => user)).toEqual([undefined, undefined, undefined, admin, admin, undefined]);
  expect(entries[3]?.request).toBe(called.headers.get('X-Request-Id'));
  expect(entries[5]?.path).toBe('/login/…');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'request',
    method: 'POST',
    path: '/api/v1/auth/refresh-token',
    status: 401,
  });
});

describe('the description of the API', () => {
  const document = (authorization = '', handleRequest = fetch) =>
    get('/openapi.json', { headers: { authorization } }, handleRequest);

  test('is served next to the portal with the common headers', async () => {
    const answer = await document();
    expect(answer.headers.get('Content-Type')).toBe('application/json');
    expect(policyOf(answer)).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(answer.headers.get('X-Frame-Options')).toBe('DENY');
    expect((await get('/openapi.txt')).status).toBe(404);
    expect((await get('/openapi')).headers.get('Content-Type')).toContain('text/html');
  });

  test('is served only to signed-in callers when other machines can reach the portal', async () => {
    const handleRequest = build({}, { isLocal: false });
    const { token } = await api.pairOf('admin');
    for (const path of ['/openapi.json', '/openapi.d.ts', '/openapi.json?language=es']) {
      expect((await get(path, {}, handleRequest)).status).toBe(401);
      expect((await get(path, { headers: { authorization: 'Bearer nonsense' } }, handleRequest)).status).toBe(
        401,
      );
      const answer = await get(path, { headers: { authorization: `Bearer ${token}` } }, handleRequest);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect((await answer.text()).length).toBeGreaterThan(10_000);
    }
    await api.call('POST', 'v1/auth/logout', { token });
    expect((await document(`Bearer ${token}`, handleRequest)).status).toBe(401);
  });
});

describe('security.txt', () => {
  const path = '/.well-known/security.txt';

  test('follows RFC 9116', async () => {
    const answer = await get(path, {}, build({ SECURITY_CONTACT: 'mailto:security@company.example' }));
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toMatch(/^Contact: mailto:security@company\.example$/m);
    expect(text).toMatch(/^Canonical: http:\/\/localhost:4180\/\.well-known\/security\.txt$/m);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 366 * 24 * 3_600_000);
  });

  test('is not found without a contact', async () => {
    expect((await get(path)).status).toBe(404);
  });
});

test('a closed membership form returns the same 404 for all calls in any spelling, except the webhook', async () => {
  const { membershipForm } = readSettings({ MEMBERSHIP: 'off' });
  const closed = await createHarness({ membership: membershipForm });
  const handleRequest = build({ MEMBERSHIP: 'off' }, {}, closed);
  for (const [method, path] of [
    ['GET', '/api/pact-form/lookup?id=1001'],
    ['POST', '/api/pact-form/verify'],
    ['POST', '/api/pact%2Dform/verify'],
    ['POST', '/%61pi/pact-form/%76erify/'],
    ['POST', '/api/pact-form/no-such-call'],
    ['POST', '/api/pact-form/forms'],
    ['POST', '/api/pact-form/signing-return'],
  ] as const) {
    const answer = await get(path, { method }, handleRequest);
    expect([answer.status, await answer.json()]).toEqual([404, { detail: 'membership closed' }]);
  }
  expect(await (await get('/thepactform?id=1001', {}, handleRequest)).text()).toContain(
    '<meta name="membership" content="closed" />',
  );
  expect(await (await get('/thepactform?id=1001')).text()).not.toContain('name="membership"');
  const webhook = await get(
    '/api/pact-form/webhooks/docusign',
    { method: 'POST', body: '{}' },
    handleRequest,
  );
  expect(webhook.status).not.toBe(404);
});
