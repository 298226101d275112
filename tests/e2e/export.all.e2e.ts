import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bigClient, clientId } from './setup/api';
import { expect, type NewVisit, test, type Visit } from './setup/fixtures';
import { untilRows } from './setup/list';

let list = '';
test.beforeAll(async () => {
  list = `/clients/${await clientId(bigClient)}/employees`;
});

const open = async (newVisit: NewVisit, query = ''): Promise<Visit> => {
  const visit = await newVisit();
  await visit.enter('staff', list + query);
  await untilRows(visit.page);
  return visit;
};

const exported = async (page: Page) => {
  const [download] = await Promise.all([
    // A file with many rows takes long on a busy machine.
    page.waitForEvent('download', { timeout: 90_000 }),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), text, lines: text.split('\r\n').slice(0, -1) };
};

test.describe('the export of 25,000 employees', () => {
  test('is complete: one line per row of the list, and one header', async ({ newVisit }) => {
    const { page, calls } = await open(newVisit, '?status=All');
    const { name, text, lines } = await exported(page);
    expect(name).toMatch(/^employees-harbor-lane-markets-\d{4}-\d\d-\d\d\.csv$/);
    expect(text.startsWith('\uFEFFEmployee,Status,')).toBe(true);
    expect(lines).toHaveLength(25_001);
    await page.getByText('25,000 rows saved as').waitFor();
    expect(calls.made(/format=csv/)).toHaveLength(1);
  });

  test('matches what is shown: search, filter, order and columns', async ({ newVisit }) => {
    const { page } = await open(newVisit, '?status=Terminated&search=an&sortBy=hire_date&sortOrder=desc');
    const count = await page.getByText(/^[\d,]+ employees$/).innerText();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Class code' }).click();
    await page.keyboard.press('Escape');
    const first = await page.locator('.MuiDataGrid-row [data-colindex="0"]').first().innerText();
    const { lines } = await exported(page);
    expect(lines[0]).not.toContain('Class code');
    expect(lines.length - 1).toBe(Number(count.replace(/\D/g, '')));
    expect(lines[1]?.startsWith(`${first},Terminated,`)).toBe(true);
  });

  test('can be cancelled, and then nothing is saved', async ({ newVisit }) => {
    const { page, calls } = await open(newVisit, '?status=Terminated&search=an');
    let saved = 0;
    page.on('download', () => (saved += 1));
    // The response never comes, so that there is time to cancel.
    await page.route(/format=csv/, () => undefined);
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await page.getByRole('progressbar', { name: 'Exporting Employees' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('progressbar', { name: 'Exporting Employees' }).waitFor({ state: 'detached' });
    await calls.settle();
    expect(calls.made(/format=csv/).map(({ status }) => status)).toEqual([0]);
    expect(saved).toBe(0);
    await page.unroute(/format=csv/);
    expect((await exported(page)).lines.length).toBeGreaterThan(10);
  });
});
