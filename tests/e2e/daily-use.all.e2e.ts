import type { Page } from '@playwright/test';
import { bigClient, callApi, clientId, tokenOf } from './setup/api';
import { expect, test } from './setup/fixtures';
import { goTo } from './setup/navigation';
import { overflow } from './setup/violations';

test.describe.configure({ mode: 'parallel' });

/** The records of a list: rows of the grid, or cards on a phone. */
const records = (page: Page) =>
  page
    .locator('.MuiDataGrid-row, .record-cards:not(.loading) > li')
    .filter({ hasNot: page.locator('.MuiSkeleton-root') });
for (const [width, name] of [
  [390, 'Phone'],
  [768, 'Tablet'],
  [1280, 'Desk'],
] as const) {
  const viewport = { width, height: 844 };

  test(`a client that was typed and not picked belongs to the new user at ${width} px`, async ({
    newVisit,
  }) => {
    const { page, enter, calls } = await newVisit({ viewport });
    await enter('admin', '/users/new');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First name').fill('Wilhelmina');
    await dialog.getByLabel('Last name').fill(`Daily${name}`);
    await dialog.getByLabel('Email').fill(`wilhelmina.${width}@daily.example`);
    await dialog.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: /^Client Administrator/ }).click();
    await dialog.getByRole('button', { name: 'Add user' }).click();
    await expect(dialog.getByText('Clients is required').first()).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Clients' }).fill(bigClient);
    await calls.settle();
    await dialog.getByRole('button', { name: 'Add user' }).click();
    await page.getByText('User added. An activation email is on its way.').waitFor();
    await expect(dialog).toBeHidden();

    await page.getByRole('searchbox').fill(`Daily${name}`);
    await expect(records(page)).toHaveCount(1);
    await records(page).first().locator('.record-link').click();
    const client = page.getByRole('link', { name: bigClient });
    await expect(client).toBeVisible();
    expect(await overflow(page)).toBe(0);
    await client.click();
    await page.waitForURL(`**/clients/${await clientId(bigClient)}/**`);
    // From any screen to the list of clients in one press.
    await page.getByRole('link', { name: 'List of clients' }).click();
    await page.waitForURL('**/clients');
  });

  test(`what is overdue comes first at ${width} px`, async ({ newVisit }) => {
    const visit = await newVisit({ viewport });
    const { page } = visit;
    const client = `/clients/${await clientId(bigClient)}`;
    await visit.enter('staff', `${client}/compliance`);
    await expect(records(page).first()).toContainText('Overdue');

    await goTo(page, `${client}/dashboard`);
    const claim = page.getByRole('region', { name: 'Needs attention' }).getByRole('link', { name: /claim/i });
    await claim.first().click();
    await page.waitForURL(/\/claims\?.*sortOrder=asc/);
    await expect(records(page).first()).toBeVisible();
    const claims = await records(page).allInnerTexts();
    const injuries = claims.map((claim) => /(\d\d)\/(\d\d)\/(\d{4})/.exec(claim)?.slice(1) ?? []);
    const days = injuries.map(([month, day, year]) => `${year}-${month}-${day}`);
    expect(days.length).toBeGreaterThan(1);
    expect(days).toEqual(days.toSorted());
    await expect(page.getByText('Decision due').first()).toBeVisible();

    await goTo(page, `${client}/employees?status=All`);
    await page.getByRole('textbox', { name: /^Page, from 1 to/ }).fill('3');
    await page.keyboard.press('Enter');
    await page.waitForURL(/[?&]page=2/);
    await expect(page.getByText(/^21–30 of/)).toBeVisible();
    expect(await overflow(page)).toBe(0);
  });

  test(`the clients with the most past due lead the aging at ${width} px`, async ({ newVisit }) => {
    const { page, enter } = await newVisit({ viewport });
    await enter('agency', '/evoove/performance/my-clients');
    await expect(records(page).first()).toBeVisible();
    const overdue = await records(page).evaluateAll((rows) =>
      rows.map((row) => (row as HTMLElement).innerText),
    );
    expect(overdue.length).toBeGreaterThan(1);
    const { body } = await callApi<{ data: readonly Record<string, number>[] }>(
      '/api/v1/evoove/performance/my-clients?offset=0&limit=10&filter_by=aging',
      { token: await tokenOf('agency') },
    );
    const amounts = body.data.map(
      (row) => (row['days_30'] ?? 0) + (row['days_60'] ?? 0) + (row['days_90'] ?? 0),
    );
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
    for (const [index, row] of body.data.entries())
      expect(overdue[index]).toContain(String(row['client_account_name']));
  });
}
