import { bigClient, clientId } from './setup/api';
import { expect, test } from './setup/fixtures';
import { rowsOf, untilRows } from './setup/list';
import { goTo } from './setup/navigation';

test.describe('one employee', () => {
  test('opens over the list, which keeps its page, and returns the focus to its row', async ({
    newVisit,
  }) => {
    const visit = await newVisit();
    const { page } = visit;
    const client = await clientId(bigClient);
    const list = `/clients/${client}/employees?page=3&status=All`;
    await visit.enter('staff', list);
    await untilRows(page);
    const link = rowsOf(page).nth(2).locator('a');
    const name = await link.innerText();
    const calls = await visit.calls.during(() => link.click(), /\/workers/);
    expect(calls).toHaveLength(1);
    const address = visit.address();
    expect(calls[0]!.address).toBe(`/api/eip/clients/${client}/workers/${/\d+(?=\?)/.exec(address)![0]}`);
    expect(address.endsWith('?page=3&status=All')).toBe(true);
    const drawer = page.getByRole('dialog', { name });
    await drawer.getByText('Date of birth').waitFor();
    expect((await drawer.boundingBox())!.width).toBe(480);
    await expect(page).toHaveTitle(/^#\d+ · Employees · Client Portal$/);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    expect(visit.address()).toBe(list);
    await expect(link).toBeFocused();
    await expect(page).toHaveTitle('Employees · Client Portal');

    await page.goForward();
    await drawer.waitFor();
    await page.reload();
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' }).click();
    await page.waitForURL(`**${list}`);

    // A record that does not exist shows a message beside the list.
    await goTo(page, `/clients/${client}/employees/99999999`);
    await page.getByRole('dialog').getByText('Not Found').waitFor();
    expect(visit.calls.made(/99999999/)).toHaveLength(1);
    await untilRows(page);
  });
});
