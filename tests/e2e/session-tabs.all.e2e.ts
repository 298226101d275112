import type { Browser, Page, Route } from '@playwright/test';
import { findBrowser } from '@scripts/find-browser.mjs';
import { isFull } from '../helpers/scale';
import { callApi } from './setup/api';
import { entriesOf } from './setup/session';
import { createTabs, pairOf, withExpiredToken, type Tabs } from './setup/tabs';
import { expect, test } from './setup/fixtures';

/** Returns the first cases, which are the most important ones; all of them in a full run. */
const sample = <const T>(cases: readonly T[], count: number): readonly T[] =>
  isFull ? cases : cases.slice(0, count);

let browser: Browser;
let tabs: Tabs;
test.beforeAll(async ({ playwright }) => {
  // Each tab is a separate process and the back-forward cache is on, as in a user's browser.
  browser = await playwright.chromium.launch({
    ...(await findBrowser()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  tabs = await createTabs(browser);
});
test.afterEach(() => tabs.reset());
test.afterAll(() => browser.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const toLogin = (pages: readonly Page[]) => Promise.all(pages.map((page) => page.waitForURL(/\/login/)));
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /account menu/i }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
};
const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /token|user|eip/.test(key)));
const openAs = async (account: 'admin' | 'staff', ...paths: readonly string[]) => {
  const pages = await tabs.open(await pairOf(account), ...paths);
  await Promise.all(pages.map((page) => page.getByRole('button', { name: /account menu/i }).waitFor()));
  return pages;
};

test.describe('a sign-out in one tab', () => {
  for (const [name, paths] of sample(
    [
      ['a list, a dialog and an error page', ['/users', '/users', '/users/new', '/no/such/page']],
      ['five tabs', ['/users', '/clients', '/users', '/users/new', '/clients/1/compliance']],
    ],
    1,
  )) {
    test(`reaches ${name}, and leaves nothing for Back or the next user`, async () => {
      const pages = await tabs.open(await pairOf('admin'), ...paths);
      const [first, second] = pages as [Page, Page];
      await second.getByRole('link', { name: 'All Clients' }).first().click();
      await heading(second, 'All Clients');
      await signOut(first);
      // The page of an unknown address shows no user data, so it may stay.
      await toLogin(pages.filter((_page, index) => paths[index] !== '/no/such/page'));
      expect(await stored(first)).toEqual([]);
      expect(tabs.calls('auth/logout')).toBe(1);
      for (const page of [first, second]) {
        await page.goBack({ waitUntil: 'commit', timeout: 2_000 }).catch(() => null);
        expect(await page.getByRole('button', { name: /account menu/i }).count()).toBe(0);
        expect(await page.getByRole('grid').count()).toBe(0);
      }
      await tabs.store(entriesOf(await pairOf('staff')), 1);
      await second.goto('/users');
      await second.getByText('Access Denied').waitFor();
    });
  }

  test('reaches a tab that is still starting', async () => {
    const [first, second] = (await openAs('admin', '/users', '/users')) as [Page, Page];
    let answer = () => {};
    const signedOut = new Promise<void>((resolve) => (answer = resolve));
    await second.route('**/clients/1', async (route) => {
      await signedOut;
      await route.continue();
    });
    const asked = second.waitForRequest('**/clients/1');
    await second.goto('/clients/1/compliance', { waitUntil: 'commit' });
    await asked;
    await signOut(first);
    await toLogin([first]);
    answer();
    await toLogin([second]);
  });

  for (const [name, answer] of sample<readonly [string, (route: Route) => Promise<void>]>(
    [
      ['cannot be reached', (route) => route.abort()],
      ['returns 500', (route) => route.fulfill({ status: 500 })],
      ['says 401', (route) => route.fulfill({ status: 401 })],
    ],
    1,
  )) {
    test(`reaches the other tab when the server ${name}`, async () => {
      const [first, second] = (await openAs('admin', '/users', '/clients')) as [Page, Page];
      await first.route('**/auth/logout', answer);
      await signOut(first);
      await toLogin([first, second]);
      expect(await stored(second)).toEqual([]);
    });
  }
});

test.describe('a session that ends in another way', () => {
  for (const [name, spoil] of sample(
    [
      ['all entries are cleared', () => tabs.context.pages()[0]?.evaluate(() => localStorage.clear())],
      ['the token goes', () => tabs.store({ 'portal.token': null })],
      ['the token is spoilt', () => tabs.store({ 'portal.token': '{' })],
      ['the token is empty', () => tabs.store({ 'portal.token': '' })],
      ['the token has no user', () => tabs.store({ 'portal.token': 'a.e30.c' })],
      ['user and token disagree', () => tabs.store({ 'portal.user': '{"v":1,"id":0}', 'portal.token': 'x' })],
    ],
    1,
  )) {
    test(`${name}: the other tab shows the login`, async () => {
      const [, second] = (await openAs('admin', '/users', '/users')) as [Page, Page];
      await spoil();
      await toLogin([second]);
    });
  }

  test('the server ended it: both tabs show the login, and keep the address to return to', async () => {
    const pair = await pairOf('admin');
    await callApi('/api/v1/auth/logout', { token: pair.token, method: 'POST' });
    const pages = await tabs.open(pair, '/users', '/users');
    await Promise.all(pages.map((page) => page.waitForURL(/\/login\?redirect=%2Fusers/)));
    expect(await stored(pages[0]!)).toEqual([]);
  });
});

test.describe('an expired token', () => {
  for (const count of sample([3, 2, 4], 1)) {
    test(`is renewed for ${count} tabs, at most once by each, and all show their page`, async () => {
      const pages = await tabs.open(
        withExpiredToken(await pairOf('admin')),
        ...Array.from({ length: count }, () => '/users'),
      );
      await Promise.all(pages.map((page) => heading(page, 'Users')));
      // Locks and storage are synchronized between processes independently. On an idle machine there is one call in total.
      expect(tabs.calls('auth/refresh-token')).toBeLessThanOrEqual(count);
      expect(tabs.calls('auth/refresh-token')).toBeGreaterThan(0);
    });
  }

  for (const [name, answer] of sample(
    [
      ['503', { status: 503, body: '' }],
      ['502 with HTML', { status: 502, body: '<h1>Bad Gateway</h1>' }],
      ['200 with nothing', { status: 200, body: '' }],
      ['429', { status: 429, body: '{}' }],
    ],
    1,
  )) {
    test(`signs no tab out when the refresh first returns ${name}`, async () => {
      let failed = 0;
      await tabs.context.route('**/auth/refresh-token**', (route) =>
        failed++ === 0 ? route.fulfill(answer) : route.continue(),
      );
      const pages = await tabs.open(withExpiredToken(await pairOf('admin')), '/users', '/users');
      await Promise.all(pages.map((page) => heading(page, 'Users')));
      expect(failed).toBeGreaterThan(1);
    });
  }

  test('is renewed although a frozen tab holds the lock', async () => {
    const [first, second] = (await openAs('admin', '/users', '/users')) as [Page, Page];
    await second.evaluate(() => {
      void navigator.locks.request('portal.refresh', () => new Promise(() => undefined));
    });
    await first.evaluate(() =>
      localStorage.setItem('portal.token', `${localStorage.getItem('portal.token')}x`),
    );
    await first.goto('/clients');
    await heading(first, 'All Clients');
  });
});

test.describe('a sign-in of another user in one tab', () => {
  test('reloads the other tab, without data of the previous user', async () => {
    const [, second] = (await openAs('admin', '/users', '/users')) as [Page, Page];
    await heading(second, 'Users');
    await tabs.store(entriesOf(await pairOf('staff')));
    await second.waitForURL(/\/clients\/\d+\//);
    expect(await second.getByRole('link', { name: 'All Clients' }).count()).toBe(0);
  });
});

test.describe('a page in the back-forward cache', () => {
  const leaveAndReturn = async (page: Page, meanwhile: () => Promise<unknown>) => {
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
    );
    await page.goto('/healthz');
    await meanwhile();
    await page.goBack({ waitUntil: 'commit' });
  };

  test('is restored for the same user, and shows the login after a sign-out in the other tab', async () => {
    const [first, second] = (await openAs('admin', '/users', '/clients')) as [Page, Page];
    await heading(first, 'Users');
    await leaveAndReturn(first, () => Promise.resolve());
    await heading(first, 'Users');
    expect(await first.evaluate(() => document.documentElement.style.visibility)).toBe('');
    await leaveAndReturn(first, () => signOut(second).then(() => toLogin([second])));
    await toLogin([first]);
    expect(await first.getByRole('heading', { name: 'Users' }).count()).toBe(0);
  });
});

test.describe('a clock that is wrong', () => {
  for (const minutes of sample([-1440, 1440, -10, 10], 1)) {
    test(`by ${minutes} minutes changes nothing for two tabs`, async () => {
      const wrong = await createTabs(browser, undefined, (context) =>
        context.clock.setFixedTime(Date.now() + minutes * 60_000),
      );
      const pages = await wrong.open(withExpiredToken(await pairOf('admin')), '/users', '/users');
      await Promise.all(pages.map((page) => heading(page, 'Users')));
      expect(wrong.calls('auth/refresh-token')).toBeLessThanOrEqual(2);
      await wrong.context.close();
    });
  }
});
