import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '@server/settings/read-settings';
import { createStartingHandlers } from '@server/starting';

let folder: string;
let handlers: ReturnType<typeof createStartingHandlers>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-starting-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  handlers = createStartingHandlers(readSettings({ PORTAL_FOLDER: folder }));
});
afterAll(() => rm(folder, { recursive: true }));

const requestOf = (path: string, init?: RequestInit) => new Request(`http://localhost:4180${path}`, init);

describe('while the database is being opened', () => {
  test.each(['/', '/login', '/thepactform?id=1001', '/clients/7/employees', '/openapi', '/favicon.svg'])(
    'the portal is served at %s',
    async (path) => {
      const response = await handlers.fetch(requestOf(path));
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    },
  );

  test.each([
    ['GET', '/api/v1/users/me'],
    ['POST', '/api/v1/auth/login'],
    ['GET', '/healthz'],
    ['GET', '/openapi.json'],
    ['GET', '/.well-known/security.txt'],
    ['POST', '/signing/token'],
  ])('%s %s gets 503, and when to try again', async (method, path) => {
    const response = await handlers.fetch(requestOf(path, { method }));
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ detail: 'starting' });
    expect(response.headers.get('Retry-After')).toBe('1');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('the outbox gets 503', async () => {
    expect((await handlers.outboxFetch(requestOf('/outbox'))).status).toBe(503);
  });
});
