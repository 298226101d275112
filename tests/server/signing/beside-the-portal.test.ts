import type { Fetch } from '@server/api/deps';
import { expect, test } from 'vitest';
import { createRequestHandler } from '@server/request-handler';
import { createLog, silentLog } from '@server/log';
import { createOutboxHandler } from '@server/outbox-handler';
import { withRequestLog } from '@server/request-log';
import { readSettings } from '@server/settings/read-settings';
import { createSigningPages } from '@server/signing/stand-in/pages';
import { createSigning } from './signing-calls';

const open = async () => {
  const lines: string[] = [];
  const api = await createSigning();
  const handle: Fetch = (request) => api.fetch(request);
  const handleRequest = createRequestHandler({
    settings: readSettings({ PORTAL_FOLDER: '/nowhere' }),
    storage: api.storage,
    api: handle,
    signingPages: createSigningPages(api.deps, handle),
  });
  const fetch = withRequestLog(
    createLog((line) => lines.push(line)),
    handleRequest,
  );
  const get = (address: string, init: RequestInit = {}) =>
    fetch(new Request(new URL(address, 'http://localhost:4180'), init));
  const outbox = createOutboxHandler(api.outbox, silentLog);
  const ofOutbox = (path: string) =>
    outbox(new Request(`http://localhost:4181${path}`, { headers: { Host: 'localhost:4181' } }));
  return { api, get, ofOutbox, lines };
};

test('the signing page is served with security headers, and its address is not logged', async () => {
  const { api, get, lines } = await open();
  const { redirect_url } = await api.opened(await api.submit());
  const response = await get(redirect_url);
  expect(response.status).toBe(200);
  expect(response.headers.get('X-Frame-Options')).toBe('DENY');
  expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(response.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
  const secret = /name="session" value="([^"]+)"/.exec(await response.text())?.[1] ?? '';
  await get(`${redirect_url}/document.pdf?session=${secret}`);
  const token = redirect_url.split('/').at(-1) ?? '';
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain(token);
  expect(lines.join('')).not.toContain(secret);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/signing/…', status: 200 });
});

test('other paths at /signing go to the portal, and an unknown page returns 404', async () => {
  const { get } = await open();
  expect((await get('/signing')).status).toBe(503);
  expect((await get('/signing/a/b')).status).toBe(503);
  expect((await get('/signing/made-up')).status).toBe(404);
  expect((await get('/signing/made-up', { method: 'PUT' })).status).toBe(405);
});

test('the outbox lists the signed copy and serves it', async () => {
  const { api, ofOutbox } = await open();
  const { envelope_id, redirect_url } = await api.opened(await api.submit());
  await api.press(redirect_url, 'sign');
  await api.signingReturn(envelope_id);
  const html = await (await ofOutbox('/outbox')).text();
  const [, href = '', name] = /<a href="(\/outbox\/attachments\/\d+)">([^<]+)</.exec(html) ?? [];
  expect(name).toBe('membership-form.pdf');
  const file = await ofOutbox(href);
  expect(file.headers.get('Content-Type')).toBe('application/pdf');
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="membership-form.pdf"');
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
