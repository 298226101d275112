import type { Page } from '@playwright/test';
import { expect, type NewVisit, test, type Visit } from './setup/fixtures';
import { namesIn, rowsOf, untilRows } from './setup/list';
import { goTo } from './setup/navigation';
import { nextMail } from './setup/mails';

const fill = async (page: Page, first: string, last: string, email: string) => {
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByRole('dialog').getByLabel('Email').fill(email);
};

const chooseRole = async (page: Page) => {
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
};

const openUsers = async (newVisit: NewVisit): Promise<Visit> => {
  const visit = await newVisit();
  await visit.enter('admin', '/users');
  await untilRows(visit.page);
  return visit;
};

test.describe('the users of the portal', () => {
  test('can be added, edited and deleted, and the list updates; a rejected form keeps its values, and Back keeps the list', async ({
    newVisit,
  }) => {
    const visit = await openUsers(newVisit);
    const { page } = visit;
    await page
      .getByRole('link', { name: 'Add user' })
      .or(page.getByRole('button', { name: 'Add user' }))
      .first()
      .click();
    await page.waitForURL('**/users/new');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add user' }).click();
    await dialog.getByText(/need your attention/).waitFor();
    await fill(page, 'Aaliyah', 'Aardvark', 'aaliyah.aardvark@example.com');
    await chooseRole(page);
    await dialog.getByRole('button', { name: 'Add user' }).click();
    await page.getByText('User added. An activation email is on its way.').waitFor();
    await page.waitForURL(/\/users$/);
    await page.getByRole('searchbox').fill('aardvark');
    await page.waitForURL(/search=aardvark/);
    await visit.calls.settle();
    expect(await namesIn(page)).toEqual(['Aaliyah']);
    await nextMail('aaliyah.aardvark@example.com', 0);

    await page.getByRole('button', { name: /^Edit / }).click();
    await page.waitForURL(/\/users\/\d+\/edit/);
    await page.getByLabel('First name').fill('Zoë');
    await dialog.getByRole('button', { name: 'Save user' }).click();
    await page.getByText('User saved.').waitFor();
    await visit.calls.settle();
    expect(await namesIn(page)).toEqual(['Zoë']);
    expect(visit.address()).toBe('/users?search=aardvark');

    await page.getByRole('button', { name: /^Delete / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete user' }).click();
    await page.getByText('User deleted.').waitFor();
    await page.getByRole('heading', { name: 'No users found' }).waitFor();

    // When the address is taken, the field shows an error and the typed values stay.
    await goTo(page, '/users/new');
    await chooseRole(page);
    await fill(page, 'Second', 'Admin', 'Admin@Portal.example');
    // With the focus in the field that will be rejected.
    await page.keyboard.press('Enter');
    const email = page.getByRole('dialog').getByLabel('Email');
    await page.getByRole('dialog').getByText('Email is already in use', { exact: true }).last().waitFor();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toBeFocused();
    await expect(email).toHaveValue('Admin@Portal.example');
    await expect(page.getByLabel('First name')).toHaveValue('Second');

    // Back closes the dialog and keeps the list.
    await visit.open('/users?page=1&sortBy=created');
    await untilRows(page, 1);
    await rowsOf(page)
      .first()
      .getByRole('button', { name: /^Edit / })
      .click();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(visit.address()).toBe('/users?page=1&sortBy=created');
  });
});
