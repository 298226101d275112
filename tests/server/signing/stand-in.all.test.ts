import { describe, expect, test } from 'vitest';
import { createSigning, type Signing } from './signing-calls';

const open = async (api: Signing, language = 'en') => api.opened(await api.submit(), language);
const eventOf = (response: Response): string | null =>
  new URL(response.headers.get('Location') ?? '').searchParams.get('event');
const hiddenOf = (html: string): string => /name="session" value="([^"]+)"/.exec(html)?.[1] ?? '';
const post = (body: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(body) });

describe('address of the signing page', () => {
  test('works once', async () => {
    const api = await createSigning();
    const { redirect_url } = await open(api);
    expect((await api.page(redirect_url)).status).toBe(200);
    const second = await api.page(redirect_url);
    expect([second.status, eventOf(second)]).toEqual([303, 'ttl_expired']);
  });

  test('opens for only one of several simultaneous requests', async () => {
    const api = await createSigning();
    const { redirect_url } = await open(api);
    const all = await Promise.all(Array.from({ length: 5 }, () => api.page(redirect_url)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 303, 303, 303, 303]);
  });

  test('expires after five minutes', async () => {
    const api = await createSigning();
    const [first, second] = [await open(api), await open(api)];
    api.pass(5 * 60_000 - 1);
    expect((await api.page(first.redirect_url)).status).toBe(200);
    api.pass(1);
    expect(eventOf(await api.page(second.redirect_url))).toBe('ttl_expired');
  });

  test('is not used up by a prefetch', async () => {
    const api = await createSigning();
    const { redirect_url } = await open(api);
    const ahead = await api.page(redirect_url, { headers: { 'Sec-Purpose': 'prefetch' } });
    expect(ahead.status).toBe(503);
    expect((await api.page(redirect_url)).status).toBe(200);
  });

  test('returns 404 in the language of the browser when it is unknown', async () => {
    const api = await createSigning();
    const response = await api.page('http://localhost:4180/signing/made-up', {
      headers: { 'Accept-Language': 'es-US' },
    });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<html lang="es">');
  });

  test('is not in the storage', async () => {
    const api = await createSigning();
    const token = (await open(api)).redirect_url.split('/').at(-1) ?? '';
    expect(JSON.stringify(await api.rows('stand_in_views'))).not.toContain(token);
  });

  test('redirects back when its envelope has ended', async () => {
    const api = await createSigning();
    const [one, other] = [await open(api), await open(api)];
    await api.press(one.redirect_url, 'sign');
    expect(eventOf(await api.page(other.redirect_url))).toBe('viewing_complete');
  });
});

describe('signing page', () => {
  test('shows the form in the requested language, and runs no script', async () => {
    const api = await createSigning();
    const response = await api.page(`${(await open(api, 'es')).redirect_url}?lang=es`);
    const html = await response.text();
    expect(html).toContain('<html lang="es">');
    for (const text of [
      'Jordan',
      '04/12/1991',
      '•••-••-4321',
      '418 Juniper Ct',
      'Robin Ellis',
      'Cónyuge',
      'Firmar',
    ])
      expect(html).toContain(text);
    expect(html).not.toContain('<script');
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:4180;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('escapes what users typed', async () => {
    const api = await createSigning();
    const attack = '<img src=x onerror=alert(1)>"';
    const { redirect_url } = await api.opened(await api.submit({ address: attack, first_name: attack }));
    const html = await (await api.page(redirect_url)).text();
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;');
  });

  test('serves the document only to the browser that opened the page', async () => {
    const api = await createSigning();
    const { redirect_url } = await open(api);
    const html = await (await api.page(redirect_url)).text();
    const file = await api.page(`${redirect_url}/document.pdf?session=${hiddenOf(html)}`);
    expect(file.headers.get('Content-Type')).toBe('application/pdf');
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await api.page(`${redirect_url}/document.pdf?session=guess`)).status).toBe(404);
    expect((await api.page(`${redirect_url}/document.pdf`)).status).toBe(404);
  });

  test.each([
    ['sign', 'signing_complete', 'completed'],
    ['decline', 'decline', 'declined'],
    ['later', 'cancel', 'sent'],
    ['expire', 'ttl_expired', 'sent'],
  ])('%s returns with %s', async (action, event, state) => {
    const api = await createSigning();
    const { redirect_url } = await open(api);
    expect((await api.press(redirect_url, action)).searchParams.get('event')).toBe(event);
    expect(await api.rows('stand_in_envelopes')).toMatchObject([{ state }]);
    expect(await api.rows('envelopes')).toMatchObject([{ state }]);
  });

  test('signs once when pressed several times, and each press returns the same event', async () => {
    const api = await createSigning();
    const { redirect_url } = await open(api);
    const session = hiddenOf(await (await api.page(redirect_url)).text());
    const presses = await Promise.all(
      Array.from({ length: 3 }, () => api.page(redirect_url, post({ session, action: 'sign' }))),
    );
    expect(presses.map(eventOf)).toEqual(Array(3).fill('signing_complete'));
    await expect.poll(async () => (await api.copies()).length).toBe(1);
  });

  test('signs nothing without its secret', async () => {
    const api = await createSigning();
    const { redirect_url } = await open(api);
    const early = await api.page(redirect_url, post({ session: '', action: 'sign' }));
    expect(eventOf(early)).toBe('ttl_expired');
    await api.page(redirect_url);
    const forged = await api.page(redirect_url, post({ session: 'guess', action: 'sign' }));
    expect(eventOf(forged)).toBe('ttl_expired');
    expect(await api.rows('stand_in_envelopes')).toMatchObject([{ state: 'sent' }]);
  });

  test('times out when idle for too long', async () => {
    const api = await createSigning();
    const { redirect_url } = await open(api);
    const session = hiddenOf(await (await api.page(redirect_url)).text());
    api.pass(21 * 60_000);
    expect(eventOf(await api.page(redirect_url, post({ session, action: 'sign' })))).toBe('session_timeout');
  });

  test('changes nothing for an unknown button', async () => {
    const api = await createSigning();
    const { redirect_url } = await open(api);
    expect((await api.press(redirect_url, 'unknown')).searchParams.get('event')).toBe('exception');
    expect(await api.rows('stand_in_envelopes')).toMatchObject([{ state: 'sent' }]);
  });
});
