import { bigClient, clientId } from './setup/api';
import { expect, test } from './setup/fixtures';
import { namesIn, untilRows } from './setup/list';

test('adds a worksite whose address comes from a suggestion', async ({ visit }) => {
  const list = `/clients/${await clientId(bigClient)}/worksites`;
  const { page } = visit;
  await visit.enter('staff', list);
  await untilRows(page, 1);
  await page
    .getByRole('link', { name: 'Add worksite' })
    .or(page.getByRole('button', { name: 'Add worksite' }))
    .first()
    .click();
  await page.waitForURL(/\/worksites\/new/);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Worksite name').fill('Aardvark Hall');
  const search = dialog.getByRole('combobox', { name: 'Find the address' });
  const places = await visit.calls.during(async () => {
    await search.pressSequentially('main', { delay: 40 });
    await page.getByRole('listbox').getByRole('option').first().waitFor();
  }, /search-places/);
  expect(places.length).toBeLessThanOrEqual(2);
  await page.getByRole('listbox').getByRole('option').first().click();
  const address = await dialog.getByLabel('Address', { exact: true }).inputValue();
  expect(address).not.toBe('');
  await expect(dialog.getByLabel('Zip code')).toHaveValue(/^\d{5}/);
  const [created] = await visit.calls.during(
    () => dialog.getByRole('button', { name: 'Add worksite' }).click(),
    /locations$/,
  );
  expect(created).toMatchObject({ method: 'POST', status: 201 });
  await page.getByText('Worksite added.').waitFor();
  await page.getByRole('searchbox').fill('aardvark');
  await page.waitForURL(/search=aardvark/);
  await visit.calls.settle();
  expect(await namesIn(page)).toEqual(['Aardvark Hall']);
});
