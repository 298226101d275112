import { beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '@server/log';
import { createOutboxHandler } from '@server/outbox-handler';
import { createHarness, type Harness } from './harness';

const here = 'localhost:4181';
const mail = { kind: 'two-factor', to: 'a@b.example', language: 'en' } as const;
let api: Harness;
let fetch: ReturnType<typeof createOutboxHandler>;
const get = (path: string, host = here, method = 'GET') =>
  fetch(new Request(`http://${here}${path}`, { method, headers: { Host: host } }));

beforeAll(async () => {
  api = await createHarness();
  fetch = createOutboxHandler(api.outbox, silentLog);
  await api.deps.mailer.deliver({ ...mail, kind: 'reset', firstName: 'Old', token: 'aa.bb.cc' });
  await api.deps.mailer.deliver({ ...mail, firstName: '<img src=x onerror=alert(1)>"\'', code: '012345' });
});

describe('the outbox', () => {
  test('shows codes and links, newest first, with all markup escaped', async () => {
    const answer = await get('/outbox');
    const html = await answer.text();
    expect(html).toContain('<strong>012345</strong>');
    expect(html).toContain('<a href="http://localhost:4180/reset-password?token=aa.bb.cc">');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;');
    expect(html).not.toContain('<img');
    expect(html.indexOf('012345')).toBeLessThan(html.indexOf('aa.bb.cc'));
    expect(await (await get('/')).text()).toContain('012345');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Frame-Options')).toBe('DENY');
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  test('serves nothing else', async () => {
    for (const path of ['/outbox/attachments/999', '/outbox/attachments/1e0', '/api/v1/users/me', '/login'])
      expect((await get(path)).status).toBe(404);
    expect((await get('/outbox', here, 'POST')).status).toBe(405);
  });

  test.each(['localhost', '127.0.0.1:4181', '[::1]:4181', 'LOCALHOST:4181'])(
    'accepts the host %s',
    async (host) => expect((await get('/outbox', host)).status).toBe(200),
  );

  test.each([
    'evil.example',
    'evil.example:4181',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '',
    '10.0.0.7:4181',
  ])('rejects the host "%s" without showing anything', async (host) => {
    for (const path of ['/', '/outbox', '/outbox/attachments/1']) {
      const answer = await get(path, host);
      expect(answer.status).toBe(421);
      expect(await answer.text()).not.toContain('012345');
    }
  });
});
