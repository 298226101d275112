import type { Page } from '@playwright/test';
import { isFull } from '../helpers/scale';
import { expect, type NewVisit, test, type Visit } from './setup/fixtures';
import { columnIn, untilRows } from './setup/list';
import { overflow } from './setup/violations';

const openAs = async (newVisit: NewVisit, path: string, visit?: Visit): Promise<Visit> => {
  const found = visit ?? (await newVisit());
  await found.enter('agency', path);
  return found;
};
const names = (page: Page) => columnIn(page, 'full_name');
const dollars = (text: string) => Number(text.replace(/[$,]/g, ''));
/** The screen updates shortly after its calls, later on a busy machine. */
const until = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 15_000 });

test.describe('the ranking of a team', () => {
  test('opens from the menu, and works with the keyboard, Back, a reload and a shared address', async ({
    newVisit,
  }) => {
    const visit = await newVisit();
    const { page, calls } = visit;
    await visit.enter('agency');
    await page.waitForURL('**/evoove/revenue-report');
    await page.getByRole('link', { name: 'Performance' }).click();
    await page.waitForURL('**/evoove/performance/my-team?filterBy=Top+Sales');
    await page.getByRole('radio', { name: 'Top Sales' }).waitFor();
    await untilRows(page);
    const best = await names(page);
    expect(await columnIn(page, 'place')).toEqual(best.map((_, index) => String(index + 1)));

    await page.getByRole('radio', { name: 'Top Sales' }).focus();
    const asked = await calls.during(() => page.keyboard.press('ArrowRight'));
    expect(asked.map(({ address }) => address)).toEqual([
      '/api/v1/evoove/performance/my-team?offset=0&limit=10&filter_by=bottom_sales',
    ]);
    await page.waitForURL('**/my-team?filterBy=Bottom+Sales');
    const worst = await names(page);
    expect(worst).not.toEqual(best);
    const amounts = (await columnIn(page, 'sales_amount')).map(dollars);
    expect(amounts).toEqual([...amounts].sort((one, other) => one - other));
    await expect(page.getByRole('radio', { name: 'Bottom Sales' })).toBeChecked();

    await page.goBack();
    await page.waitForURL('**/my-team?filterBy=Top+Sales');
    await until(() => names(page)).toEqual(best);
    await page.goForward();
    await page.waitForURL('**/my-team?filterBy=Bottom+Sales');
    await page.reload();
    await until(() => names(page)).toEqual(worst);

    const other = await openAs(newVisit, visit.address());
    await until(() => names(other.page)).toEqual(worst);
    expect(other.address()).toBe(visit.address());
  });

  test('fits on a phone, and its tabs lead to the clients', async ({ newVisit }) => {
    const visit = await openAs(
      newVisit,
      '/evoove/performance/my-team',
      await newVisit({ viewport: { width: 390, height: 844 } }),
    );
    const { page } = visit;
    await page.getByRole('list', { name: 'My Team' }).getByRole('listitem').nth(9).waitFor();
    await page.getByText('Top Recruiting').click();
    await page.waitForURL('**/my-team?filterBy=Top+Recruiting');
    expect(await overflow(page)).toBe(0);
    await page
      .getByRole('navigation', { name: 'Performance' })
      .getByRole('link', { name: 'My Clients' })
      .click();
    await page.waitForURL('**/evoove/performance/my-clients');
    await page.getByText('Retention', { exact: true }).click();
    await page.waitForURL('**/my-clients?filterBy=Retention');
    await page.getByText('Months retained').first().waitFor();
  });
});

test.describe('the revenue report', () => {
  test('totals the filtered rows: rows, total row, figures and chart agree', async ({ newVisit }) => {
    const { page, calls } = await openAs(newVisit, '/evoove/revenue-report');
    await untilRows(page, 11);
    await page.getByRole('button', { name: /^Period/ }).click();
    await page.getByRole('menuitemradio', { name: 'Last 6 Months' }).click();
    await page.waitForURL('**/evoove/revenue-report?period=last6Months');
    await page.getByRole('searchbox').fill('canyon');
    await page.waitForURL('**/revenue-report?search=canyon&period=last6Months');
    const clients = async () => [...new Set(await columnIn(page, 'client_account_name'))];
    await until(clients).toEqual(['Canyon Road Outfitters', expect.stringMatching(/^Total of all/)]);
    await calls.settle();
    const revenue = (await columnIn(page, 'revenue')).map(dollars);
    const total = revenue.pop() ?? 0;
    expect(revenue.length).toBeGreaterThan(1);
    const sum = revenue.reduce((all, one) => all + one, 0);
    expect(total).toBeCloseTo(sum, 2);
    await page.getByText(`Total of all ${revenue.length} entries`).waitFor();
    await page.getByText(`$${Math.round(total).toLocaleString('en-US')}`, { exact: true }).waitFor();
    const drawn = await page
      .getByRole('table', { name: 'Revenue by month' })
      .locator('tbody td')
      .allInnerTexts();
    expect(drawn.map(dollars).reduce((all, one) => all + one, 0)).toBeCloseTo(total, 2);
    await page.reload();
    await untilRows(page, revenue.length + 1);
    await page.getByText(`Total of all ${revenue.length} entries`).waitFor();
  });
});

test.describe('a user without an agency', () => {
  test('cannot open an agency area by its address', async ({ visit }) => {
    await visit.enter('staff');
    const paths = ['performance/my-team', 'revenue-report', 'administration'];
    for (const path of isFull ? paths : paths.slice(0, 1)) {
      await visit.open(`/evoove/${path}`);
      await visit.page.waitForURL('**/forbidden');
    }
    await visit.open('/evoove');
    await visit.page.getByText('Oops! Page Not Found!').waitFor();
    expect(visit.calls.made(/evoove/)).toEqual([]);
  });
});
