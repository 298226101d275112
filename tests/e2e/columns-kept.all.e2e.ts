import { bigClient, clientId } from './setup/api';
import { expect, test } from './setup/fixtures';
import { untilRows } from './setup/list';

let list = '';
test.beforeAll(async () => {
  list = `/clients/${await clientId(bigClient)}/employees`;
});

test('chosen columns and row height stay after a reload', async ({ newVisit }) => {
  const { page, enter } = await newVisit();
  await enter('staff', list);
  await untilRows(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Hire date' }).click();
  await page.getByRole('menuitemradio', { name: 'Compact' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await untilRows(page);
  await expect(page.getByRole('columnheader', { name: 'Hire date' })).toHaveCount(0);
  const row = await page.locator('.MuiDataGrid-row').first().boundingBox();
  expect(row?.height).toBeLessThan(44);
});
