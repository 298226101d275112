import type { Fetch } from '@server/api/deps';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRequestHandler } from '@server/request-handler';
import { readSettings } from '@server/settings/read-settings';
import { createSigning } from '../signing/signing-calls';
import { createSigningPages } from '@server/signing/stand-in/pages';

const secret = 'keep this inside';
let outer: string;
let fetch: Fetch;
let api: Awaited<ReturnType<typeof createSigning>>;
beforeAll(async () => {
  outer = await mkdtemp(join(tmpdir(), 'portal-outer-'));
  const folder = join(outer, 'portal');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await mkdir(join(folder, '.vite'));
  await mkdir(join(outer, 'portal-2'));
  for (const file of [
    'secret.txt',
    'secret.js',
    'portal-2/secret.js',
    'portal/.vite/secret.json',
    'portal/.env.js',
  ])
    await writeFile(join(outer, file), secret);
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'run()');
  await writeFile(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  api = await createSigning();
  const handle: Fetch = async (request) => api.fetch(request);
  fetch = createRequestHandler({
    settings: { ...readSettings({ PORTAL_FOLDER: folder }), publicUrl: 'https://portal.example' },
    storage: api.storage,
    api: handle,
    signingPages: createSigningPages(api.deps, handle),
  });
});
afterAll(() => rm(outer, { recursive: true }));

const ups = [
  '..',
  '%2e%2e',
  '%2E%2e',
  '..%2f',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '..%252f',
  '....//',
  '..;',
];
const targets = ['secret.js', 'secret.txt', 'portal-2/secret.js', '.vite/secret.json', '.env.js'];
const absolute = [
  '//etc/passwd',
  '/%2fetc%2fpasswd',
  '/assets//etc/passwd.txt',
  '/C:%5cboot.ini',
  '/assets/%00secret.js',
];
const attempts = [
  ...ups.flatMap((up) =>
    ['/', '/assets/', '/assets/../', '/assets/x/'].flatMap((base) =>
      targets.flatMap((target) => [
        `${base}${up}/${target}`,
        `${base}${up}${target}`,
        `${base}${up}/${up}/${target}`,
      ]),
    ),
  ),
  ...absolute,
  '/.vite/secret.json',
  '/%2evite/secret.json',
  '/.env.js',
  '/assets/app-1a2b.js%00.png',
  '/assets/app-1a2b.js/',
];

test('no address leads out of the portal folder or to hidden files in it', async () => {
  expect(attempts.length).toBeGreaterThan(600);
  for (const path of attempts) {
    // The complete address as one text: the server gets what the URL parser returns.
    const response = await fetch(new Request(`https://portal.example${path}`));
    expect([path, (await response.text()).includes(secret)]).toEqual([path, false]);
    expect([200, 404]).toContain(response.status);
  }
});

const page = 'text/html';
const json = 'application/json';
const post = (body: string, type = json) => ({ method: 'POST', body, headers: { 'Content-Type': type } });

describe('headers', () => {
  const kinds: readonly (readonly [
    name: string,
    path: string,
    status: number,
    type: string,
    init?: RequestInit,
  ])[] = [
    ['the page', '/login', 200, page],
    ['a script', '/assets/app-1a2b.js', 200, 'text/javascript'],
    ['a missing file', '/assets/app-gone.js', 404, ''],
    ['another method', '/login', 405, '', { method: 'POST' }],
    ['the health check', '/healthz', 200, json],
    ['an answer', '/api/pact-form/lookup?id=1001', 200, json],
    ['a refusal', '/api/v1/users/me', 401, json],
    ['an unknown call', '/api/v9/x', 404, json],
    ['the API itself', '/api', 404, json],
    ['a malformed body', '/api/v1/auth/login', 400, json, post('{')],
    ['a body that is too large', '/api/v1/auth/login', 413, json, post(`{"a":"${'x'.repeat(70_000)}"}`)],
    ['another type', '/api/v1/auth/login', 415, json, post('{}', 'text/plain')],
    ['a signing page that never was', '/signing/nothing', 404, page],
    ['another method of a signing page', '/signing/nothing', 405, '', { method: 'PUT' }],
  ];
  const expectGuarded = ({ headers }: Response) => {
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers.get('X-Powered-By')).toBeNull();
    expect(headers.get('Server')).toBeNull();
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  };

  const named = kinds.map(([name, path, status, type, init]) => ({ name, path, status, type, init }));
  test.each(named)('of $name', async ({ path, status, type, init }) => {
    const response = await fetch(new Request(`https://portal.example${path}`, init));
    expect([response.status, (response.headers.get('Content-Type') ?? '').startsWith(type)]).toEqual([
      status,
      true,
    ]);
    expectGuarded(response);
    if (path.startsWith('/api') || type === json)
      expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('of a signing page, its document and the redirect back', async () => {
    const { redirect_url } = await api.opened(await api.submit());
    const opened = await fetch(new Request(redirect_url));
    expectGuarded(opened);
    const session = /name="session" value="([^"]+)"/.exec(await opened.text())?.[1] ?? '';
    const pdf = await fetch(new Request(`${redirect_url}/document.pdf?session=${session}`));
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
    expectGuarded(pdf);
    const body = new URLSearchParams({ session, action: 'sign' });
    const back = await fetch(new Request(redirect_url, { method: 'POST', body }));
    expect(back.status).toBe(303);
    expectGuarded(back);
    for (const { headers } of [opened, pdf, back]) expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test('of a report and a CSV file', async () => {
    const authorization = { Authorization: `Bearer ${await api.tokenOf('admin')}` };
    for (const [path, type] of [
      ['/api/eip/clients/1/billing-statement', 'application/pdf'],
      ['/api/eip/clients/1/claims?format=csv', 'text/csv'],
    ] as const) {
      const file = await fetch(new Request(`https://portal.example${path}`, { headers: authorization }));
      expect(file.headers.get('Content-Type')).toContain(type);
      expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w .-]+"$/);
      expect(file.headers.get('Cache-Control')).toBe('no-store');
      expectGuarded(file);
      await file.arrayBuffer();
    }
  });
});
