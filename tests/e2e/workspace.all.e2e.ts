import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isFull } from '../helpers/scale';
import { accounts, password } from './setup/accounts';
import { bigClient, clientId } from './setup/api';
import { expect, test } from './setup/fixtures';
import { columnIn, namesIn, rowsOf, untilRows } from './setup/list';
import { goTo } from './setup/navigation';
import { overflow } from './setup/violations';

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();
const numberIn = (text: string) => Number(text.replace(/[^\d.-]/g, ''));

test('a morning of a client’s staff', async ({ visit }) => {
  const { page } = visit;
  const root = `/clients/${await clientId(bigClient)}`;
  await visit.enter('staff');
  await page.waitForURL(`**${root}/dashboard`);
  await heading(page, 'Dashboard');

  // An item that needs attention leads to its list, and Back returns.
  const item = page.getByRole('region', { name: 'Needs attention' }).getByRole('link').first();
  const target = (await item.getAttribute('href')) ?? '';
  expect(target).toMatch(/^\/clients\/\d+\/\w+\?/);
  await item.click();
  await page.waitForURL((url) => url.pathname + url.search === target);
  await untilRows(page, 1);
  await page.goBack();
  await heading(page, 'Dashboard');

  // An employee opens over the list, with a separate address.
  await follow(page, 'Employees');
  await untilRows(page);
  const [name = ''] = await namesIn(page);
  await rowsOf(page).first().getByRole('link').first().click();
  const record = page.getByRole('dialog', { name });
  await record.getByText('Date of birth').waitFor();
  expect(visit.address()).toMatch(/\/employees\/\d+$/);
  await record.getByRole('button', { name: 'Close' }).click();
  await record.waitFor({ state: 'detached' });
  expect(visit.address()).toBe(`${root}/employees`);

  // Year to date: the total row matches the tiles.
  await follow(page, 'Gross Profit');
  await page.getByRole('button', { name: /^Period/ }).click();
  await page.getByRole('menuitemradio', { name: 'Year To Date' }).click();
  await page.waitForURL(`**${root}/gross-profit?period=yearToDate`);
  // The grid removes the rows of the previous year one after another.
  const yearBefore = new RegExp(`${new Date().getFullYear() - 1}$`);
  await rowsOf(page)
    .locator('[data-colindex="0"]', { hasText: yearBefore })
    .first()
    .waitFor({ state: 'detached' });
  await untilRows(page, 2);
  const tiles = page.getByRole('main').getByRole('listitem');
  for (const [index, field] of ['revenue', 'cost', 'gross_profit', 'gross_profit_pct'].entries()) {
    const months = (await columnIn(page, field)).map(numberIn);
    const total = months.pop() ?? 0;
    const [, figure = ''] = /(-?\$?[\d,.]+)/.exec(await tiles.nth(index).innerText()) ?? [];
    expect(numberIn(figure), field).toBeCloseTo(total, 0);
    if (field === 'gross_profit_pct') continue;
    expect(months.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(total, 2);
  }

  // The report is downloaded as a complete PDF file.
  await follow(page, 'Compliance');
  await untilRows(page, 1);
  // A report with many rows takes long on a busy machine.
  const download = page.waitForEvent('download', { timeout: 90_000 });
  await page.getByRole('button', { name: /compliance report/i }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('%PDF');
  expect(bytes.subarray(-32).toString('latin1')).toContain('%%EOF');
});

test('is never wider than a phone in Spanish', async ({ newVisit }) => {
  const viewport = { width: 390, height: 844 };
  const visit = await newVisit({ viewport, locale: 'es-US', hasTouch: true, isMobile: true });
  const { page } = visit;
  await visit.open('/login');
  await page.getByRole('textbox').first().fill(accounts.staff);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(/\/dashboard$/);
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await menu.getByRole('link').first().waitFor();
  const addresses = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThanOrEqual(10);
  for (const address of addresses.filter((_, at) => isFull || at % 3 === 0)) {
    await goTo(page, address);
    await page.locator('main h1').waitFor();
    await visit.calls.settle();
    await page.locator('main .MuiSkeleton-root').first().waitFor({ state: 'detached' });
    expect({ address, overflow: await overflow(page) }).toEqual({ address, overflow: 0 });
  }
});
