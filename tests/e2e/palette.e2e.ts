import type { Locator } from '@playwright/test';
import { bigClient, clientId, quietClient } from './setup/api';
import { expect, test } from './setup/fixtures';
import { untilRows } from './setup/list';

/** No part of it is scrolled away. */
const isInSight = (option: Locator): Promise<boolean> =>
  option.evaluate((element) => {
    const list = element.closest('[role=listbox]')?.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    return list !== undefined && top >= list.top && bottom <= list.bottom;
  });

test.describe('the command palette', () => {
  test('opens by its key, finds pages at once and clients by one call, and goes there', async ({
    newVisit,
  }) => {
    const visit = await newVisit();
    const { page } = visit;
    const [from, to] = [await clientId(bigClient), await clientId(quietClient)];
    await visit.enter('admin', `/clients/${from}/employees`);
    await untilRows(page);
    await visit.calls.settle();
    const calls = await visit.calls.during(async () => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').waitFor();
      await page.keyboard.type('works');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/clients/${from}/worksites`);
    }, /\/(locations|clients\?)/);
    expect(calls.filter(({ address }) => address.includes('/locations'))).toHaveLength(1);
    const heading = page.getByRole('heading', { level: 1, name: 'Worksites' });
    await heading.waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');

    await page.keyboard.press('Meta+k');
    for (const key of ['ArrowDown', 'ArrowUp']) {
      for (let presses = 0; presses < 12; presses++) await page.keyboard.press(key);
      await expect.poll(() => isInSight(page.locator('[role=option].Mui-focused'))).toBe(true);
    }
    await page.keyboard.press('Meta+a');
    await page.keyboard.type('quiet');
    await page.getByRole('option', { name: quietClient }).click();
    await page.waitForURL(`**/clients/${to}/worksites`);
    await page.getByText(`You're now logged in as ${quietClient}`).waitFor();
    const asked = visit.calls.made(/\/api\/eip\/clients\?.*search=quiet/);
    expect(asked).toHaveLength(1);
  });

  test('adds from anywhere, and signs out', async ({ newVisit }) => {
    const visit = await newVisit({ viewport: { width: 390, height: 844 } });
    const { page } = visit;
    await visit.enter('staff');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const button = page.getByRole('button', { name: 'Search', exact: true });
    await button.click();
    const box = page.getByRole('combobox', { name: 'Search pages, clients and actions' });
    expect(await box.evaluate((element) => getComputedStyle(element).fontSize)).toBe('16px');
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await box.fill('add worksite');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Add worksite' }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL(/\/worksites$/);
    await button.click();
    await box.fill('sign out');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('portal.token'))).toBeNull();
  });
});
