import type { Locator } from '@playwright/test';
import { expect, test } from './setup/fixtures';

const widthOf = async (part: Locator) => Math.round((await part.first().boundingBox())?.width ?? 0);

test.describe('the shell has the specified sizes', () => {
  test('in a wide window', async ({ newVisit }) => {
    const { page, enter } = await newVisit();
    await enter('staff');
    const links = page.getByRole('navigation', { name: 'Main menu' });
    await links.waitFor();
    // With the line at its edge.
    const menu = links.locator('../..');
    expect(await widthOf(menu)).toBe(255);
    expect(Math.round((await page.getByRole('banner').boundingBox())!.height)).toBe(56);
    const account = page.getByRole('button', { name: /account menu/ });
    expect(await widthOf(account.locator('.MuiAvatar-root'))).toBe(32);
    await account.click();
    expect(await widthOf(page.locator('.MuiMenu-paper, .MuiPopover-paper'))).toBe(199);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Collapse menu' }).click();
    await expect.poll(() => widthOf(menu)).toBe(64);
  });

  test('on a phone', async ({ newVisit }) => {
    const { page, enter } = await newVisit({ viewport: { width: 390, height: 844 } });
    await enter('staff');
    const account = page.getByRole('button', { name: /account menu/ });
    await account.waitFor();
    expect(await widthOf(account.locator('.MuiAvatar-root'))).toBe(26);
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(
      await widthOf(
        page.getByRole('dialog').locator('.MuiDrawer-paper').or(page.locator('.MuiDrawer-paper')),
      ),
    ).toBe(255);
  });
});
