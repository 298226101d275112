import { bigClient, clientId } from './setup/api';
import { expect, test } from './setup/fixtures';
import { untilRows } from './setup/list';

test('a list links to matches outside its filter, and its default filter can be removed', async ({
  visit,
}) => {
  const { page } = visit;
  const path = `/clients/${await clientId(bigClient)}/employees`;
  await visit.enter('staff', `${path}?status=Terminated`);
  await untilRows(page);
  const name = await page.locator('.MuiDataGrid-row [data-colindex="0"]').first().innerText();
  await visit.open(`${path}?status=Inactive&search=${encodeURIComponent(name)}`);
  const link = page.getByRole('link', { name: /^\d+ match(es)? among .*: show$/ }).last();
  await link.click();
  await page.waitForURL((url) => url.searchParams.get('search') === name);
  await untilRows(page, 1);
  await visit.open(path);
  await page.getByRole('button', { name: 'Remove filter Status: Active' }).click();
  await page.waitForURL(/\?status=All$/);
  await expect(page.getByRole('button', { name: /^Status All/ })).toBeFocused();
});
