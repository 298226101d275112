import type { Page } from '@playwright/test';
import { expect, type NewVisit, test, type Visit } from './setup/fixtures';
import { columnIn, rowsOf, untilRows } from './setup/list';
import { navigate } from './setup/navigation';

const openAs = async (newVisit: NewVisit, path: string, visit?: Visit): Promise<Visit> => {
  const found = visit ?? (await newVisit());
  await found.enter('agency', path);
  return found;
};
/** The screen updates shortly after its calls, later on a busy machine. */
const until = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 15_000 });
const untilText = (page: Page, text: string) => page.getByText(text).first().waitFor();

test.describe('the clients of an agency', () => {
  test('show different columns for each pill, and link only to clients that the user may open', async ({
    newVisit,
  }) => {
    const { page } = await openAs(newVisit, '/evoove/performance/my-clients?search=dockside');
    await untilRows(page, 1);
    await page.getByRole('columnheader', { name: 'Total due' }).waitFor();
    await page.getByText('Payroll', { exact: true }).click();
    await page.waitForURL('**/my-clients?search=dockside&filterBy=Payroll');
    await page.getByRole('columnheader', { name: 'YTD wages' }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Total due' }).count()).toBe(0);
    await page.getByRole('searchbox').fill('canyon');
    await page.waitForURL('**/my-clients?search=canyon&filterBy=Payroll');
    await until(() => columnIn(page, 'client_account_name')).toEqual(['Canyon Road Outfitters']);
    expect(await rowsOf(page).getByRole('link').count()).toBe(0);
    await page.goBack();
    await page.getByRole('link', { name: 'Dockside Seafood Co.' }).click();
    await page.waitForURL(/\/clients\/\d+\/billings/);
    // Inside a client the agency has no main menu, only links to the client's areas and back.
    const visiting = page.getByRole('navigation', { name: 'Dockside Seafood Co.' });
    await visiting.getByRole('link', { name: 'Claims' }).click();
    await page.waitForURL(/\/clients\/\d+\/claims/);
    await page.getByRole('heading', { level: 1, name: 'Claims' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Main menu' }).count()).toBe(0);
    await visiting.getByRole('link', { name: 'Back to My Clients' }).click();
    await page.waitForURL('**/evoove/performance/my-clients');
    await untilRows(page);
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Administration' })
      .waitFor();
  });
});

test.describe('the members of an agency', () => {
  test('are added, deactivated, activated and deleted, except oneself; server errors are shown at the field', async ({
    newVisit,
  }) => {
    const visit = await openAs(newVisit, '/evoove/administration');
    const { page } = visit;
    await untilRows(page);
    await page.getByRole('link', { name: 'Add member' }).click();
    await page.waitForURL('**/administration/new');
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel('Status').count()).toBe(0);
    await dialog.getByLabel('First name').fill('Zora');
    await dialog.getByLabel('Last name').fill('Quill');
    await dialog.getByLabel('Email').fill('agency@portal.example');
    await dialog.getByLabel('Role').selectOption('Agent');
    await dialog.getByLabel('Commission %').fill('101');
    await dialog.getByRole('button', { name: 'Add member' }).click();
    await dialog
      .getByText(/between 0 and 100 percent/)
      .first()
      .waitFor();
    await dialog.getByLabel('Commission %').fill('12.5');
    await dialog.getByRole('button', { name: 'Add member' }).click();
    await dialog.getByText('Email is already in use').first().waitFor();
    await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('Commission %')).toHaveValue('12.5');
    await dialog.getByLabel('Email').fill('zora.quill@example.com');
    await dialog.getByRole('button', { name: 'Add member' }).click();
    await untilText(page, 'Member added. An activation email is on its way.');
    await page.getByRole('searchbox').fill('quill');
    await page.waitForURL(/search=quill/);
    await until(() => columnIn(page, 'commission_pct')).toEqual(['12.50%']);
    expect(await columnIn(page, 'stage')).toEqual(['Not verified']);
    await page.getByRole('button', { name: 'Edit zora.quill@example.com' }).click();
    await dialog.getByLabel('Status').selectOption('Inactive');
    await dialog.getByRole('button', { name: 'Save member' }).click();
    await until(() => columnIn(page, 'stage')).toEqual(['Inactive']);

    await page.getByRole('button', { name: 'Delete zora.quill@example.com' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete member' }).click();
    await untilText(page, 'Member deleted.');
    await page.getByRole('heading', { name: 'No members found' }).waitFor();

    await navigate(page, '/evoove/administration?search=devin');
    await page.getByRole('button', { name: /^Deactivate devin/ }).click();
    await untilText(page, 'Member deactivated. This person can no longer sign in.');
    await page.getByRole('button', { name: /^Activate devin/ }).click();
    await untilText(page, 'Member activated.');
    await until(() => columnIn(page, 'stage')).toEqual(['Active']);

    // Users cannot deactivate or delete themselves.
    await navigate(page, '/evoove/administration?search=agency%40portal');
    await page.getByRole('button', { name: 'Deactivate agency@portal.example' }).click();
    await untilText(page, 'You cannot deactivate your own account.');
    await page.getByRole('button', { name: 'Delete agency@portal.example' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete member' }).click();
    await page.getByRole('alertdialog').getByText('You cannot delete your own account.').waitFor();
  });
});
