import type { Locator } from '@playwright/test';
import { expect, test } from './setup/fixtures';

const widthOf = async (part: Locator) => Math.round((await part.first().boundingBox())?.width ?? 0);
/** Waits for the final width, because menus and drawers are animated while they open. */
const expectWidth = (part: Locator, width: number) => expect.poll(() => widthOf(part)).toBe(width);

test.describe('the shell has the specified sizes', () => {
  test('in a wide window', async ({ newVisit }) => {
    const { page, enter } = await newVisit();
    await enter('staff');
    const links = page.getByRole('navigation', { name: 'Main menu' });
    await links.waitFor();
    // Including its border.
    const menu = links.locator('../..');
    await expectWidth(menu, 255);
    expect(Math.round((await page.getByRole('banner').boundingBox())!.height)).toBe(56);
    const account = page.getByRole('button', { name: /account menu/ });
    await expectWidth(account.locator('.MuiAvatar-root'), 32);
    await account.click();
    await expectWidth(page.locator('.MuiMenu-paper, .MuiPopover-paper'), 199);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Collapse menu' }).click();
    await expectWidth(menu, 64);
  });

  test('on a phone', async ({ newVisit }) => {
    const { page, enter } = await newVisit({ viewport: { width: 390, height: 844 } });
    await enter('staff');
    const account = page.getByRole('button', { name: /account menu/ });
    await account.waitFor();
    await expectWidth(account.locator('.MuiAvatar-root'), 26);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectWidth(page.locator('.MuiDrawer-paper'), 255);
  });
});
