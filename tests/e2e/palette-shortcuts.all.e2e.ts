import { expect, test } from './setup/fixtures';

test.describe('the command palette', () => {
  test('lists its shortcuts, opens by its button on a phone, adds records from anywhere, and signs out', async ({
    newVisit,
  }) => {
    const visit = await newVisit({ viewport: { width: 390, height: 844 } });
    const { page } = visit;
    await visit.enter('staff');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await keys.getByText('Open the result in a new tab').waitFor();
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox').fill('staff@portal');
    await page.getByRole('group', { name: 'Users' }).getByRole('option').first().click();
    await page.getByRole('heading', { level: 1, name: 'staff@portal.example' }).waitFor();
    const button = page.getByRole('button', { name: 'Search', exact: true });
    await button.click();
    const box = page.getByRole('combobox', { name: 'Find people, records and pages' });
    expect(await box.evaluate((element) => getComputedStyle(element).fontSize)).toBe('16px');
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    await expect(button).toBeFocused();
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
