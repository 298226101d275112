import { password } from './setup/accounts';
import { bigClient, clientId, addTrailEntry } from './setup/api';
import { expect, test } from './setup/fixtures';
import { keyboardOf, recordAnnouncements } from './setup/keyboard';
import { untilRows } from './setup/list';
import { goTo } from './setup/navigation';

/**
 * The main tasks without a pointer, as the accessibility tree exposes them to a screen reader (WCAG 2.2, 2.1.1, 4.1.2
 * and 4.1.3).
 */
test.describe('with only a keyboard and a screen reader', () => {
  test('a user signs in, finds an employee, filters and sorts the list, and reads a record', async ({
    visit,
  }) => {
    const { page } = visit;
    const takeAnnouncements = await recordAnnouncements(page);
    const keys = keyboardOf(page);
    const list = `/clients/${await clientId(bigClient)}/employees`;

    await test.step('signs in, after a mistake that is announced at its field', async () => {
      await visit.open(list);
      await page.getByLabel('Email').waitFor();
      await keys.to('Email', { role: 'textbox' });
      await keys.press('Enter');
      await expect
        .poll(keys.spoken)
        .toMatchObject({ name: 'Email', description: 'Email is required', states: ['invalid'] });
      await keys.type('staff@portal.example');
      await keys.to('Password', { role: 'textbox' });
      await keys.type(password);
      await keys.press('Enter');
      await page.waitForURL(`**${list}`);
      await untilRows(page);
      await expect.poll(keys.spoken).toMatchObject({ role: 'heading', name: 'Employees' });
      await expect
        .poll(takeAnnouncements)
        .toContainEqual(expect.stringMatching(/^status: Employees: 1–10 of [\d,]+$/));
    });

    await test.step('searches, and hears the number of results once', async () => {
      await keys.to('Search by name', { role: 'searchbox' });
      await keys.type('mar');
      await page.waitForURL(/search=mar/);
      const announcements: string[] = [];
      await expect
        .poll(async () => announcements.push(...(await takeAnnouncements())) && announcements.at(-1))
        .toMatch(/^status: Employees: 1–10 of [\d,]+$/);
      expect(announcements.filter((text) => text.includes('1–10'))).toHaveLength(1);
      expect(await keys.focused()).toBe('Search by name');
    });

    await test.step('filters', async () => {
      expect(await keys.to(/^Status/, { role: 'button' })).toMatchObject({ states: ['collapsed'] });
      await keys.press('Enter');
      await expect
        .poll(keys.spoken)
        .toMatchObject({ role: 'menuitemradio', name: 'Active', states: ['checked'] });
      await keys.to('Terminated', { by: 'ArrowDown' });
      await keys.press('Enter');
      await page.waitForURL(/status=Terminated/);
      await expect
        .poll(keys.spoken)
        .toMatchObject({ role: 'button', name: 'Status Terminated', states: ['collapsed'] });
      await expect
        .poll(takeAnnouncements)
        .toContainEqual(expect.stringMatching(/^status: Employees: 1–10 of/));
    });

    await test.step('sorts', async () => {
      await keys.to(/^Employee/, { role: 'columnheader' });
      await keys.to(/^Hire date/, { by: 'ArrowRight' });
      await keys.press('Enter');
      await page.waitForURL(/sortBy=hire_date/);
      await page.locator('[role=columnheader][aria-sort=ascending]').getByText('Hire date').waitFor();
      expect((await keys.spoken()).role).toBe('columnheader');
    });

    await test.step('opens a record and comes back to its row', async () => {
      await untilRows(page);
      await visit.calls.settle();
      await keys.to(/^Employee/, { role: 'columnheader', by: 'ArrowLeft' });
      await keys.press('ArrowDown');
      await keys.press('ArrowDown');
      const row = await keys.spoken();
      expect(row).toMatchObject({ role: 'link', name: expect.stringMatching(/\S+ \S+/) });
      await keys.press('Enter');
      await page.waitForURL(/employees\/\d+/);
      await expect.poll(keys.spoken).toMatchObject({ role: 'dialog', name: row.name });
      await expect.poll(takeAnnouncements).toContainEqual(expect.stringMatching(/^status: 2 of /));
      await keys.press('Escape');
      await page.waitForURL(/employees\?/);
      await expect.poll(keys.spoken).toEqual(row);
    });

    await test.step('reads the shortcuts, and the page is accessible again afterwards', async () => {
      const before = await keys.spoken();
      await keys.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      await keys.press('Escape');
      // A page that is still hidden from screen readers would also log to the console, which fails the test.
      await expect.poll(keys.spoken).toEqual(before);
      await page.locator('.MuiDialog-root').waitFor({ state: 'detached' });
    });

    await test.step('types a date into a filter, digit by digit', async () => {
      await addTrailEntry();
      await goTo(page, list.replace('employees', 'audit-trail'));
      const from = page.getByLabel('From', { exact: true });
      await from.focus();
      for (const digit of '11012026') {
        await keys.type(digit);
        await visit.calls.settle();
      }
      await page.waitForURL(/\?from=2026-11-01$/);
      await expect(from).toBeFocused();
      await expect(from).toHaveValue('2026-11-01');
    });

    await test.step('signs out', async () => {
      await keys.to(/account menu$/, { role: 'button' });
      await keys.press('Enter');
      await keys.to('Sign Out', { role: 'menuitem', by: 'ArrowDown' });
      await keys.press('Enter');
      await page.waitForURL('**/login');
      await page.getByLabel('Email').waitFor();
    });
  });
});
