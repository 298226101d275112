import type { Page } from '@playwright/test';
import { isFull } from '../helpers/scale';
import { expect, type NewVisit, test, type Visit } from './setup/fixtures';
import { columnIn, rowsOf, untilRows } from './setup/list';
import { navigate } from './setup/navigation';
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
const untilText = (page: Page, text: string) => page.getByText(text).first().waitFor();

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

test.describe('the clients of an agency', () => {
  test('show different columns for each pill, and link only to clients that the user may open', async ({
    newVisit,
  }) => {
    const { page } = await openAs(newVisit, '/evoove/performance/my-clients?search=dockside');
    await untilRows(page, 1);
    await page.getByRole('columnheader', { name: 'Total due' }).waitFor();
    await page.getByText('Payroll', { exact: true }).click();
    await page.waitForURL('**/my-clients?search=dockside&filterBy=Payroll');
    await page.getByRole('columnheader', { name: 'YTD wages' }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Total due' }).count()).toBe(0);
    await page.getByRole('searchbox').fill('canyon');
    await page.waitForURL('**/my-clients?search=canyon&filterBy=Payroll');
    await until(() => columnIn(page, 'client_account_name')).toEqual(['Canyon Road Outfitters']);
    expect(await rowsOf(page).getByRole('link').count()).toBe(0);
    await page.goBack();
    await page.getByRole('link', { name: 'Dockside Seafood Co.' }).click();
    await page.waitForURL(/\/clients\/\d+\/billings/);
    // Inside a client the agency has no main menu, only links to the client's areas and back.
    const visiting = page.getByRole('navigation', { name: 'Dockside Seafood Co.' });
    await visiting.getByRole('link', { name: 'Claims' }).click();
    await page.waitForURL(/\/clients\/\d+\/claims/);
    await page.getByRole('heading', { level: 1, name: 'Claims' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Main menu' }).count()).toBe(0);
    await visiting.getByRole('link', { name: 'Back to My Clients' }).click();
    await page.waitForURL('**/evoove/performance/my-clients');
    await untilRows(page);
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Administration' })
      .waitFor();
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

test.describe('the members of an agency', () => {
  test('are added, deactivated, activated and deleted, except oneself; server errors are shown at the field', async ({
    newVisit,
  }) => {
    const visit = await openAs(newVisit, '/evoove/administration');
    const { page } = visit;
    await untilRows(page);
    await page.getByRole('link', { name: 'Add member' }).click();
    await page.waitForURL('**/administration/new');
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel('Status').count()).toBe(0);
    await dialog.getByLabel('First name').fill('Zora');
    await dialog.getByLabel('Last name').fill('Quill');
    await dialog.getByLabel('Email').fill('agency@portal.example');
    await dialog.getByLabel('Role').selectOption('Agent');
    await dialog.getByLabel('Commission %').fill('101');
    await dialog.getByRole('button', { name: 'Add member' }).click();
    await dialog
      .getByText(/between 0 and 100 percent/)
      .first()
      .waitFor();
    await dialog.getByLabel('Commission %').fill('12.5');
    await dialog.getByRole('button', { name: 'Add member' }).click();
    await dialog.getByText('Email is already in use').first().waitFor();
    await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('Commission %')).toHaveValue('12.5');
    await dialog.getByLabel('Email').fill('zora.quill@example.com');
    await dialog.getByRole('button', { name: 'Add member' }).click();
    await untilText(page, 'Member added. An activation email is on its way.');
    await page.getByRole('searchbox').fill('quill');
    await page.waitForURL(/search=quill/);
    await until(() => columnIn(page, 'commission_pct')).toEqual(['12.50%']);
    expect(await columnIn(page, 'stage')).toEqual(['Not verified']);
    await page.getByRole('button', { name: 'Edit zora.quill@example.com' }).click();
    await dialog.getByLabel('Status').selectOption('Inactive');
    await dialog.getByRole('button', { name: 'Save member' }).click();
    await until(() => columnIn(page, 'stage')).toEqual(['Inactive']);

    await page.getByRole('button', { name: 'Delete zora.quill@example.com' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete member' }).click();
    await untilText(page, 'Member deleted.');
    await page.getByRole('heading', { name: 'No members found' }).waitFor();

    await navigate(page, '/evoove/administration?search=devin');
    await page.getByRole('button', { name: /^Deactivate devin/ }).click();
    await untilText(page, 'Member deactivated. This person can no longer sign in.');
    await page.getByRole('button', { name: /^Activate devin/ }).click();
    await untilText(page, 'Member activated.');
    await until(() => columnIn(page, 'stage')).toEqual(['Active']);

    // Users cannot deactivate or delete themselves.
    await navigate(page, '/evoove/administration?search=agency%40portal');
    await page.getByRole('button', { name: 'Deactivate agency@portal.example' }).click();
    await untilText(page, 'You cannot deactivate your own account.');
    await page.getByRole('button', { name: 'Delete agency@portal.example' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete member' }).click();
    await page.getByRole('alertdialog').getByText('You cannot delete your own account.').waitFor();
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
