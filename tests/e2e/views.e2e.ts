import type { Page } from '@playwright/test';
import { bigClient, clientId } from './setup/api';
import { expect, test } from './setup/fixtures';
import { untilRows } from './setup/list';

let list = '';
test.beforeAll(async () => {
  list = `/clients/${await clientId(bigClient)}/employees`;
});

const openViews = (page: Page) => page.getByRole('button', { name: /^Views/ }).click();

test('a view is kept after a reload and in a second browser, is shared with colleagues, and opens from the menu', async ({
  newVisit,
}) => {
  const first = await newVisit();
  await first.enter('staff', `${list}?status=Terminated&sortBy=hire_date&page=2`);
  await untilRows(first.page);
  await openViews(first.page);
  await first.page.getByRole('menuitem', { name: 'Save current view as…' }).click();
  await first.page.getByLabel('Name', { exact: true }).fill('Left us');
  await first.page.getByLabel('Make it my default').check();
  await first.page.getByLabel(`Share with colleagues of ${bigClient}`).check();
  await first.page.getByRole('button', { name: 'Save view' }).click();
  await first.page.getByRole('button', { name: 'Views, Left us applied' }).waitFor();
  await first.page.reload();
  await first.page.getByRole('button', { name: 'Views, Left us applied' }).waitFor();

  const second = await newVisit();
  await second.enter('staff', list);
  await untilRows(second.page);
  expect(second.address()).toBe(list);
  const address = `${list}?sortBy=hire_date&status=Terminated`;
  await openViews(second.page);
  await second.page.getByRole('menuitemradio', { name: 'Left us, default' }).click();
  await second.page.waitForURL(`**${address}`);
  await openViews(second.page);
  await expect(second.page.getByRole('menuitemradio', { checked: true })).toHaveText('Left us');
  await second.page.keyboard.press('Escape');
  await second.page.getByRole('link', { name: 'Worksites', exact: true }).click();
  await second.page.waitForURL('**/worksites');
  await second.page.getByRole('link', { name: 'Employees', exact: true }).click();
  await second.page.waitForURL(`**${address}`);
  await untilRows(second.page);

  const colleague = await newVisit();
  await colleague.enter('admin', list);
  await untilRows(colleague.page);
  await openViews(colleague.page);
  await colleague.page.getByRole('menuitemradio', { name: 'Left us', exact: true }).click();
  await colleague.page.waitForURL(`**${address}`);

  await openViews(first.page);
  await first.page.getByRole('menuitem', { name: 'Manage views…' }).click();
  await first.page.getByRole('button', { name: 'Delete Left us' }).click();
  await first.page.getByRole('button', { name: 'Delete view' }).click();
  await first.page.getByText('View Left us deleted').waitFor();
  expect(first.address()).toBe(`${list}?status=Terminated&sortBy=hire_date&page=2`);
});
