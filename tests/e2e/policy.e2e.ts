import type { Page } from '@playwright/test';
import { expect, takePageErrors, test } from './setup/fixtures';
import { serverUrl } from './setup/server';

const headersOf = async (path: string) => {
  const { status, headers } = await fetch(serverUrl() + path);
  return { status, of: (name: string) => headers.get(name) };
};

test.describe('the headers', () => {
  test('are complete on every response', async () => {
    for (const path of [
      '/',
      '/login',
      '/thepactform?id=1111',
      '/openapi.json',
      '/assets/gone.js',
      '/api/pact-form/lookup?id=1111',
      '/favicon.svg',
    ]) {
      const { of } = await headersOf(path);
      expect(of('x-content-type-options'), path).toBe('nosniff');
      expect(of('referrer-policy'), path).toBe('no-referrer');
      expect(of('cross-origin-opener-policy'), path).toBe('same-origin');
      expect(of('x-frame-options'), path).toBe('DENY');
      expect(of('permissions-policy'), path).toContain('camera=()');
      expect(of('content-security-policy'), path).toContain("default-src 'none'");
      expect(of('content-security-policy'), path).not.toContain('unsafe');
    }
  });

  test('of a page contain a new nonce and forbid turning text into markup', async () => {
    const policies = await Promise.all(['/login', '/login'].map(headersOf));
    const [first = '', second = ''] = policies.map(({ of }) => of('content-security-policy') ?? '');
    expect(first).not.toBe(second);
    expect(first).toContain("require-trusted-types-for 'script'");
    expect(first).toContain("trusted-types 'none'");
    expect(first).toContain("frame-ancestors 'none'");
  });
});

/** Violations that the browser blocks, by a text in its report. */
const offences: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'style-src': (page) =>
    page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { color: red }';
      document.head.append(style);
    }),
  HTMLScriptElement: (page) =>
    page
      .evaluate(() => {
        const script = document.createElement('script');
        script.append('void 0');
        document.head.append(script);
      })
      .catch(() => false),
  innerHTML: (page) =>
    page.evaluate(() => Reflect.set(document.createElement('p'), 'innerHTML', '<b>x</b>')).catch(() => false),
  'elsewhere.example': (page) =>
    page.evaluate(() => {
      const picture = document.createElement('img');
      picture.src = 'https://elsewhere.example/x.png';
      document.body.append(picture);
    }),
};

const untilReported = async (page: Page, sign: string) => {
  await offences[sign]?.(page);
  const reports: string[] = [];
  await expect
    .poll(() => {
      reports.push(...takePageErrors());
      return reports.filter((text) => text.includes('policy violation')).join();
    })
    .toContain(sign);
};

test('the watch that fails journeys on policy violations sees them in a page, a tab and a window that a page opened', async ({
  visit,
}) => {
  const { page, open } = visit;
  await open('/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const sign of Object.keys(offences)) await untilReported(page, sign);
  const popup = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/thepactform?id=1111'));
  for (const other of [await popup, await page.context().newPage()]) {
    if (!other.url().includes('thepactform')) await other.goto('/login');
    await other.getByRole('heading', { level: 1 }).waitFor();
    await untilReported(other, 'style-src');
  }
});
