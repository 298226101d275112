import type { Page } from '@playwright/test';
import { bigClient, clientId, emptyClient } from './setup/api';
import { expect, test } from './setup/fixtures';
import { untilRows } from './setup/list';
import { goTo, navigate } from './setup/navigation';

const listCall = /\/api\/eip\/clients\?/;

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
  test('are fetched, searched, opened, listed for administrators and switched', async ({ visit }) => {
    const { page } = visit;
    const [from, to] = [await clientId(bigClient), await clientId(emptyClient)];
    const box = page.getByRole('searchbox');
    await visit.enter('admin', '/clients');
    await untilRows(page);

    await test.step('are fetched as the API expects, and searched after half a second', async () => {
      await page.getByRole('heading', { name: 'All Clients' }).waitFor();
      const gain = ['YTD Gross Profit', 'PACT Compliance', 'Last Login'];
      expect(await columnsOn(page)).toEqual(['Client', ...money, ...gain]);
      const first = '/api/eip/clients?offset=0&limit=10&sort=client_account_name&order=asc';
      expect(visit.calls.made(listCall).map(({ address }) => address)).toEqual([first]);
      const calls = await visit.calls.during(async () => {
        await box.pressSequentially('quiet harbor', { delay: 50 });
        await page.waitForURL(/search=/);
      }, listCall);
      expect(calls.map(({ address }) => address)).toEqual([`${first}&search=quiet+harbor`]);
    });

    await test.step('keep the search in the address: Back restores it, and a link opens it', async () => {
      await page.waitForURL(/\/clients\?search=quiet\+harbor$/);
      await page.getByRole('link', { name: emptyClient }).first().click();
      await page.waitForURL(/\/clients\/\d+\//);
      await page.goBack();
      await page.waitForURL(/\/clients\?search=quiet\+harbor$/);
      await expect(box).toHaveValue('quiet harbor');
      await visit.open('/clients?search=harbor');
      await expect(box).toHaveValue('harbor');
      await page.getByRole('link', { name: bigClient }).first().waitFor();
    });

    await test.step('are a regular list for administrators, whose names link to the clients', async () => {
      await goTo(page, '/administration/clients?claims=Open');
      await untilRows(page);
      await page.getByRole('columnheader', { name: 'Total Past Due' }).click();
      await page.waitForURL(/sortBy=total_past_due/);
      await box.fill(bigClient);
      await page.getByRole('link', { name: bigClient }).click();
      await page.waitForURL(new RegExp(`/clients/${from}/dashboard`));
    });

    await test.step('are switched in a dialog, with a notice that disappears automatically', async () => {
      await goTo(page, `/clients/${from}/employees`);
      await untilRows(page);
      const dialog = await openSwitch(page);
      await dialog.getByRole('heading', { name: 'Switch Client Account' }).waitFor();
      await dialog.getByRole('combobox').or(dialog.getByRole('searchbox')).fill('quiet');
      await expect(dialog.getByRole('row')).toHaveCount(1);
      await page.getByRole('row', { name: emptyClient }).click();
      await page.waitForURL(new RegExp(`/clients/${to}\\b`));
      const notice = page.getByText(`You're now logged in as ${emptyClient}`);
      await notice.waitFor();
      await page.mouse.move(600, 300);
      await notice.waitFor({ state: 'detached', timeout: 7000 });
      await navigate(page, `/clients/${to}/employees`);
      await page.getByRole('heading', { name: 'No employees yet' }).waitFor();
    });
  });
});
