import type { Page } from '@playwright/test';
import { bigClient, clientId } from './setup/api';
import { expect, test } from './setup/fixtures';
import { untilRows } from './setup/list';

/** The number of records that the list shows. */
const listed = async (page: Page): Promise<number> => {
  await untilRows(page, 1);
  const count = page.getByRole('search').getByText(/^[\d,]+ [a-z ]+$/);
  return Number((await count.innerText()).replace(/\D/g, ''));
};

test('figures and months open lists with as many records as they show, and the filter is visible', async ({
  visit,
}) => {
  const { page } = visit;
  await visit.enter('staff', `/clients/${await clientId(bigClient)}/dashboard`);
  const figures = page.locator('main a.count-link');
  await page.getByRole('link', { name: /new this pay period/ }).waitFor();
  await visit.calls.settle();
  const names = [/new this pay period/, /^Salvage/, /^Not met: /];
  for (const name of names) {
    const figure = figures.and(page.getByRole('link', { name }));
    const shownCount = Number((await figure.innerText()).replace(/\D/g, ''));
    await figure.focus();
    await page.keyboard.press('Enter');
    expect(await listed(page)).toBe(shownCount);
    await page
      .getByRole('button', { name: /^Remove filter/ })
      .first()
      .waitFor();
    await page.goBack();
    await figure.waitFor();
  }
  const [row] = await page.getByRole('region', { name: 'Needs attention' }).getByRole('link').all();
  const shownCount = /\((\d[\d,]*)\)/.exec(await row!.innerText())?.[1];
  await row!.click();
  if (shownCount !== undefined) expect(await listed(page)).toBe(Number(shownCount.replaceAll(',', '')));
  await page.goBack();

  // A month of a chart opens its claims by keyboard, and a bar by a click.
  const card = page.getByRole('region', { name: 'Claims by month' });
  await card.locator('.MuiBarElement-root').first().waitFor();
  const value = card.getByRole('table').getByRole('link').first();
  const claims = Number((await value.innerText()).replace(/\D/g, ''));
  await value.focus();
  // The table becomes visible when it has the focus.
  await expect(value).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/claims\?(injured|closed)=\d{4}-\d{2}$/);
  expect(await listed(page)).toBe(claims);
  await page.goBack();
  await card.locator('.MuiBarElement-root').first().click();
  await page.waitForURL(/\/claims\?injured=\d{4}-\d{2}$/);
});
