import type { Page } from '@playwright/test';
import { bigClient, clientId } from './setup/api';
import { expect, test } from './setup/fixtures';
import { untilRows } from './setup/list';
import { goTo } from './setup/navigation';

/** The column titles of the list. */
const columnsOn = async (page: Page) =>
  (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
const money = ['Total Past Due', 'Open Claims'];

const openSwitch = async (page: Page) => {
  await page.getByRole('button', { name: new RegExp(`${bigClient}, switch client`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('row').first().waitFor();
  return dialog;
};

test.describe('the clients', () => {
  test('hide amounts from internal staff', async ({ visit }) => {
    await visit.enter('internal', '/clients');
    await untilRows(visit.page);
    expect(await columnsOn(visit.page)).toEqual(['Client', 'Last Login']);
  });

  test('show a broker fewer columns, and favorites first on every device', async ({ newVisit }) => {
    const first = await newVisit();
    await first.enter('broker', '/clients');
    await untilRows(first.page);
    expect(await columnsOn(first.page)).toEqual(['Client', ...money, 'PACT Compliance']);
    const worksites = `/clients/${await clientId(bigClient)}/worksites`;
    await goTo(first.page, worksites);
    const star = (await openSwitch(first.page)).getByRole('button', { name: /^Favorite/ }).nth(3);
    const name = (await star.getAttribute('aria-label'))?.replace('Favorite: ', '') ?? '';
    const saved = first.page.waitForResponse(/favorite-clients\/\d+$/);
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    expect((await saved).ok()).toBe(true);
    const second = await newVisit();
    await second.enter('broker', worksites);
    const favorites = (await openSwitch(second.page)).getByRole('rowgroup', { name: 'Favorites' });
    await expect(favorites.getByRole('row')).toHaveCount(1);
    await favorites.getByRole('row', { name }).click();
    await second.page.getByText(`You're now logged in as ${name}`).waitFor();
  });
});
