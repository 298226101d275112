import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { twoFactorCall } from '@core/calls/auth';
import { serveCall } from '@server/api/calls/serve-call';
import type { ApiEnv } from '@server/api/deps';

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
