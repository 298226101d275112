import type { Locator } from '@playwright/test';
import { bigClient, clientId, emptyClient } from './setup/api';
import { expect, test } from './setup/fixtures';
import { untilRows } from './setup/list';
import { goTo } from './setup/navigation';

/** Whether the option is completely visible in its list. */
const isInSight = (option: Locator): Promise<boolean> =>
  option.evaluate((element) => {
    const list = element.closest('[role=listbox]')?.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    return list !== undefined && top >= list.top && bottom <= list.bottom;
  });

test.describe('the command palette', () => {
  test('opens by its shortcut, finds pages at once, clients with one call and people despite typos, and goes there', async ({
    newVisit,
  }) => {
    const visit = await newVisit();
    const { page } = visit;
    const [from, to] = [await clientId(bigClient), await clientId(emptyClient)];
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
    await page.getByRole('option', { name: emptyClient }).click();
    await page.waitForURL(`**/clients/${to}/worksites`);
    await page.getByText(`You're now logged in as ${emptyClient}`).waitFor();
    const asked = visit.calls.made(/\/api\/v1\/find\?text=quiet/);
    expect(asked).toHaveLength(1);

    // A record of another client, which replaces the current client.
    await goTo(page, `/clients/${from}/employees`);
    await untilRows(page);
    const link = page.locator('.record-link').first();
    const name = (await link.textContent()) ?? '';
    await link.click();
    await page.waitForURL(/employees\/\d+/);
    const record = new URL(page.url()).pathname;
    await goTo(page, `/clients/${to}/worksites`);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    // Swap the last two letters of the first name, and remove the accents.
    const typed = name
      .replace(/^(\S*)(\S)(\S) /, '$1$3$2 ')
      .normalize('NFD')
      .replace(/\p{M}/gu, '');
    expect(typed).not.toBe(name);
    await page.keyboard.type(typed);
    const people = page.getByRole('group', { name: 'Employees' });
    const option = people.getByRole('option', { name: new RegExp(`^${name}.*${bigClient}`) }).first();
    await option.waitFor();
    await expect(option).toHaveAttribute('href', /^\/clients\/\d+\/employees\/\d+$/);
    await expect(page.locator('[role=option].Mui-focused')).toHaveText(new RegExp(`^${name}`));
    const opened = page.context().waitForEvent('page');
    await page.locator(`[role=option][href="${record}"]`).click({ button: 'middle' });
    const tab = await opened;
    await tab.waitForURL(`**${record}`);
    await tab.close();
    await page.keyboard.press('Enter');
    await page.waitForURL(/employees\/\d+$/);
    await page.getByText(name).first().waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});
