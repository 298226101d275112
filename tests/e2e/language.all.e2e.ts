import { bigClient, clientId } from './setup/api';
import { expect, test } from './setup/fixtures';
import { untilRows } from './setup/list';

test.describe('the language', () => {
  test('is switched in place and keeps what was typed', async ({ visit }) => {
    const { page } = visit;
    await visit.open('/login');
    await page.getByLabel('Email').fill('some@one.example');
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByLabel('Contraseña', { exact: true }).waitFor();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('textbox').first()).toHaveValue('some@one.example');
  });

  test('follows the browser, also in lists', async ({ newVisit }) => {
    const visit = await newVisit({ locale: 'es-US' });
    const { page } = visit;
    const list = `/clients/${await clientId(bigClient)}/employees`;
    await visit.open(`/login?redirect=${encodeURIComponent(list)}`);
    await page.getByRole('textbox').first().fill('staff@portal.example');
    await page.getByLabel('Contraseña', { exact: true }).fill('Portal-demo-1!');
    await page.locator('button[type="submit"]').click();
    await untilRows(page);
    await page.getByRole('columnheader', { name: 'Situación' }).waitFor();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    // Amounts and dates use US formats in both languages.
    expect(await page.locator('[data-field="hire_date"]').nth(1).innerText()).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  });
});
