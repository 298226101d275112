import type { Page } from '@playwright/test';
import { password } from './setup/accounts';
import { logIn } from './setup/api';
import { expect, test } from './setup/fixtures';
import { blockOtherOrigins, blockStorage } from './setup/restricted-browsers';
import { startRightsServer, type RightsServer } from './setup/rights-server';
import { serverUrl } from './setup/server';
import { createTabs, type Tabs } from './setup/tabs';

const fillStorage = () => {
  Object.defineProperty(Storage.prototype, 'setItem', {
    value: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
};

test.describe('a browser that stores nothing', () => {
  for (const [name, initScript] of [
    ['because it is blocked', blockStorage],
    ['because it is full', fillStorage],
  ] as const) {
    test(`${name} signs in for this tab only, without any other host, shows a notice, and leaves the other tab signed out`, async ({
      browser,
    }) => {
      const restricted = await createTabs(browser, undefined, (context) => context.addInitScript(initScript));
      const asked = await blockOtherOrigins(restricted.context, serverUrl());
      const [page, other] = [await restricted.context.newPage(), await restricted.context.newPage()];
      await Promise.all([page.goto('/login'), other.goto('/login')]);
      await page.getByLabel('Email').fill('admin@portal.example');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Login' }).click();
      await page.getByRole('heading', { level: 1, name: 'All Clients' }).waitFor();
      await page.getByText('You stay logged in only in this tab').waitFor();
      await other.goto('/users');
      await other.waitForURL(/\/login/);
      expect(asked, 'called of other hosts').toEqual([]);
      await restricted.context.close();
    });
  }
});

test.describe('a permission that is removed', () => {
  let server: RightsServer;
  let rights: Tabs;
  test.beforeAll(async ({ browser }) => {
    server = await startRightsServer();
    rights = await createTabs(browser, server.url);
  });
  test.afterAll(async () => {
    await rights.context.close();
    await server.stop();
  });

  test('disappears from the menus of both tabs after the first 403, without a reload', async () => {
    const permissions = [
      'eip_clients_read_list',
      'eip_menu_workers',
      'eip_menu_locations',
      'eip_menu_claims',
    ];
    const username = await server.add({ permissions });
    const pages = await rights.open(
      await logIn(username, server.url),
      '/clients/1/employees',
      '/clients/1/claims',
    );
    const [first, second] = pages as [Page, Page];
    const entry = (page: Page) =>
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Employees' });
    for (const page of pages) {
      await entry(page).waitFor();
      await page.evaluate(() => Object.assign(window, { isSame: true }));
    }
    await server.removePermission('eip_menu_workers');
    await first.getByRole('columnheader', { name: 'Hire Date' }).click();
    await first.getByText('Access Denied').waitFor();
    await entry(second).waitFor({ state: 'detached' });
    expect(rights.calls('auth/refresh-token')).toBe(1);
    for (const page of pages) expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });
});
