import { bigClient, clientId, quietClient } from './setup/api';
import { expect, test } from './setup/fixtures';
import { untilRows } from './setup/list';

const listCall = /\/api\/eip\/clients\?/;

test.describe('the clients', () => {
  test('are called as the interface wants it, and searched after half a second', async ({ visit }) => {
    const { page } = visit;
    await visit.enter('admin', '/clients');
    await untilRows(page);
    await page.getByRole('heading', { name: 'All Clients' }).waitFor();
    const first = '/api/eip/clients?offset=0&limit=10&sort=client_account_name&order=asc';
    expect(visit.calls.made(listCall).map(({ address }) => address)).toEqual([first]);
    const calls = await visit.calls.during(async () => {
      await page.getByRole('searchbox').pressSequentially('quiet harbor', { delay: 50 });
      await page.waitForURL(/search=/);
    }, listCall);
    expect(calls.map(({ address }) => address)).toEqual([`${first}&search=quiet+harbor`]);
  });

  test('show each kind of user its own columns', async ({ newVisit }) => {
    const columnsOf = async (account: 'admin' | 'broker' | 'internal') => {
      const visit = await newVisit();
      await visit.enter(account, '/clients');
      await untilRows(visit.page);
      return (await visit.page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
    };
    const money = ['Total Past Due', 'Open Claims'];
    expect(await columnsOf('admin')).toEqual([
      'Client',
      ...money,
      'YTD Gross Profit',
      'PACT Compliance',
      'Last Login',
    ]);
    expect(await columnsOf('broker')).toEqual(['Client', ...money, 'PACT Compliance']);
    expect(await columnsOf('internal')).toEqual(['Client', 'Last Login']);
  });

  test('are switched in a dialog, with a notice that goes by itself', async ({ visit }) => {
    const { page } = visit;
    const [from, to] = [await clientId(bigClient), await clientId(quietClient)];
    await visit.enter('admin', `/clients/${from}/employees`);
    await untilRows(page);
    await page.getByRole('button', { name: new RegExp(`${bigClient}, switch client`) }).click();
    await page.getByRole('heading', { name: 'Switch Client Account' }).waitFor();
    await page
      .getByRole('dialog')
      .getByRole('combobox')
      .or(page.getByRole('dialog').getByRole('searchbox'))
      .fill('quiet');
    await page.getByRole('row', { name: quietClient }).click();
    await page.waitForURL(new RegExp(`/clients/${to}\\b`));
    const notice = page.getByText(`You're now logged in as ${quietClient}`);
    await notice.waitFor();
    await page.mouse.move(600, 300);
    await notice.waitFor({ state: 'detached', timeout: 7000 });
    await visit.open(`/clients/${to}/employees`);
    await page.getByRole('heading', { name: 'No employees yet' }).waitFor();
  });

  test('are searched in the address: Back brings the search again, and a link opens it', async ({
    visit,
  }) => {
    const { page } = visit;
    await visit.enter('admin', '/clients');
    await untilRows(page);
    const box = page.getByRole('searchbox');
    await box.fill('quiet');
    await page.waitForURL(/\/clients\?search=quiet$/);
    await page.getByRole('link', { name: quietClient }).first().click();
    await page.waitForURL(/\/clients\/\d+\//);
    await page.goBack();
    await page.waitForURL(/\/clients\?search=quiet$/);
    await expect(box).toHaveValue('quiet');
    await visit.open('/clients?search=harbor');
    await expect(box).toHaveValue('harbor');
    await page.getByRole('link', { name: bigClient }).first().waitFor();
  });

  test('are marked as favorites, which stand first on every device', async ({ newVisit }) => {
    const client = await clientId(bigClient);
    const choice = async () => {
      const visit = await newVisit();
      await visit.enter('broker', `/clients/${client}/worksites`);
      await untilRows(visit.page);
      await visit.page.getByRole('button', { name: new RegExp(`${bigClient}, switch client`) }).click();
      const dialog = visit.page.getByRole('dialog');
      await dialog.getByRole('row').first().waitFor();
      return { dialog, visit };
    };
    const first = await choice();
    const star = first.dialog.getByRole('button', { name: /^Favorite/ }).nth(3);
    const name = (await star.getAttribute('aria-label'))?.replace('Favorite: ', '') ?? '';
    const saved = first.visit.page.waitForResponse(/favorite-clients\/\d+$/);
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    expect((await saved).ok()).toBe(true);
    const second = await choice();
    const favorites = second.dialog.getByRole('rowgroup', { name: 'Favorites' });
    await expect(favorites.getByRole('row')).toHaveCount(1);
    await favorites.getByRole('row', { name }).click();
    await second.visit.page.getByText(`You're now logged in as ${name}`).waitFor();
  });

  test('are a list like any other for administrators, whose names open the clients', async ({ visit }) => {
    const { page } = visit;
    await visit.enter('admin', '/administration/clients?claims=Open');
    await untilRows(page);
    await page.getByRole('columnheader', { name: 'Total Past Due' }).click();
    await page.waitForURL(/sortBy=total_past_due/);
    await page.getByRole('searchbox').fill(bigClient);
    await page.getByRole('link', { name: bigClient }).click();
    await page.waitForURL(new RegExp(`/clients/${await clientId(bigClient)}/dashboard`));
  });
});
