import type { Page } from '@playwright/test';
import { expect, takeComplaints, test } from './setup/fixtures';
import { serverUrl } from './setup/server';

const headersOf = async (path: string) => {
  const { status, headers } = await fetch(serverUrl() + path);
  return { status, of: (name: string) => headers.get(name) };
};

test.describe('the headers', () => {
  for (const path of [
    '/',
    '/login',
    '/thepactform?id=1111',
    '/openapi.json',
    '/assets/gone.js',
    '/api/pact-form/lookup?id=1111',
    '/favicon.svg',
  ]) {
    test(`of ${path} are all there`, async () => {
      const { of } = await headersOf(path);
      expect(of('x-content-type-options')).toBe('nosniff');
      expect(of('referrer-policy')).toBe('no-referrer');
      expect(of('cross-origin-opener-policy')).toBe('same-origin');
      expect(of('x-frame-options')).toBe('DENY');
      expect(of('permissions-policy')).toContain('camera=()');
      expect(of('content-security-policy')).toContain("default-src 'none'");
      expect(of('content-security-policy')).not.toContain('unsafe');
    });
  }

  test('of a page name a fresh nonce and allow no text to become markup', async () => {
    const policies = await Promise.all(['/login', '/login'].map(headersOf));
    const [first = '', second = ''] = policies.map(({ of }) => of('content-security-policy') ?? '');
    expect(first).not.toBe(second);
    expect(first).toContain("require-trusted-types-for 'script'");
    expect(first).toContain("trusted-types 'none'");
    expect(first).toContain("frame-ancestors 'none'");
  });
});

/** One offence each; the browser stops all of them. */
const offences: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'an inline style': (page) =>
    page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { color: red }';
      document.head.append(style);
    }),
  'an inline script': (page) =>
    page
      .evaluate(() => {
        const script = document.createElement('script');
        script.append('void 0');
        document.head.append(script);
      })
      .catch(() => false),
  'markup from text': (page) =>
    page.evaluate(() => Reflect.set(document.createElement('p'), 'innerHTML', '<b>x</b>')).catch(() => false),
  'a picture from elsewhere': (page) =>
    page.evaluate(() => {
      const picture = document.createElement('img');
      picture.src = 'https://elsewhere.example/x.png';
      document.body.append(picture);
    }),
};

const untilTold = async (page: Page) => {
  const told: string[] = [];
  while (!told.some((text) => text.includes('policy violation'))) {
    await page.waitForTimeout(20);
    told.push(...takeComplaints());
  }
  return told.join(' ');
};

test.describe('the watch over the policy, which fails every journey', () => {
  for (const [name, offend] of Object.entries(offences)) {
    test(`sees ${name}`, async ({ newVisit }) => {
      const { page, open } = await newVisit();
      await open('/login');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await offend(page);
      expect(await untilTold(page)).toContain('policy violation');
    });
  }

  test('sees it in a tab and in a window that a page opened, too', async ({ newVisit }) => {
    const { page, open } = await newVisit();
    await open('/login');
    const popup = page.waitForEvent('popup');
    await page.evaluate(() => void window.open('/thepactform?id=1111'));
    for (const other of [await popup, await page.context().newPage()]) {
      if (!other.url().includes('thepactform')) await other.goto('/login');
      await other.getByRole('heading', { level: 1 }).waitFor();
      await offences['an inline style']?.(other);
      expect(await untilTold(other)).toContain('style-src');
    }
  });
});
