import { expect, test } from './setup/fixtures';
import { rowsOf, untilRows } from './setup/list';

test('a user works through the translated portal', async ({ newVisit }) => {
  const { page, calls, signIn } = await newVisit({ translated: true });
  await page.goto('/login');
  await page.getByLabel('Email').fill('admin@portal.example');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await signIn('admin', '/users');
  await untilRows(page);
  await page.getByRole('searchbox').fill('zzzz');
  await page.getByRole('heading', { name: 'No users found' }).waitFor();
  await page.getByRole('searchbox').fill('');
  await untilRows(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.waitForURL(/page=1/);
  await calls.settle();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('First name');
  const before = await name.inputValue();
  await name.fill('');
  await dialog.getByRole('button', { name: 'Save user' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill(before);
  await dialog.getByRole('button', { name: 'Save user' }).click();
  await page.getByText('User saved.').waitFor();
  await calls.settle();
  expect(await rowsOf(page).count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: /account menu/i }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Login' }).waitFor();
});
