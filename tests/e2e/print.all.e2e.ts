import type { Page } from '@playwright/test';
import { pdfSizes, pdfTexts } from '@tests/helpers/pdf-texts';
import { alternate, isFull } from '../helpers/scale';
import { bigClient, clientId } from './setup/api';
import { expect, test } from './setup/fixtures';
import { namesIn, untilRows } from './setup/list';
import { goTo } from './setup/navigation';

test.describe.configure({ mode: 'parallel' });

/** Width and height in points. */
const papers = { Letter: [612, 792], A4: [595, 842] } as const;
type Paper = keyof typeof papers;

let client = '';
test.beforeAll(async () => {
  client = `/clients/${await clientId(bigClient)}`;
});

/** Ligatures are separate pieces of text in a PDF, so words are compared without spaces. */
const packed = (text: string): string => text.replaceAll(/\s+/g, '');
const has = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(packed(word)));
const expectAll = (text: string, words: readonly string[]) =>
  expect(words.filter((word) => !has(text, [word]))).toEqual([]);
const expectNone = (text: string, words: readonly string[]) =>
  expect(words.filter((word) => has(text, [word]))).toEqual([]);

const stamp = /Printed\d\d\/\d\d\/\d{4}\d{1,2}:\d\d[AP]M[A-Z]/;

/** Prints, and returns the text of each page. Retries until the print heading is there, whose code an idle page fetches. */
const print = async (page: Page, paper: Paper): Promise<string[]> => {
  await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
  let pages: string[] = [];
  await expect(async () => {
    const bytes = await page.pdf({ format: paper });
    for (const [width, height] of await pdfSizes(bytes)) {
      expect(Math.abs(width - papers[paper][0])).toBeLessThan(2);
      expect(Math.abs(height - papers[paper][1])).toBeLessThan(2);
    }
    pages = (await pdfTexts(bytes)).map((texts) => packed(texts.join('')));
    expect(pages[0]).toMatch(stamp);
  }).toPass();
  for (const [at, text] of pages.entries()) expect(text).toContain(`${at + 1}/${pages.length}`);
  return pages;
};

/** Texts of the app bar, the menu and buttons, which are not printed. */
const ofScreen = [
  ...['Client Portal', 'Skip to content', 'Your account', 'Español', 'Rewards Report'],
  ...['Views', 'Columns', 'Export CSV', 'Reset', 'Search by', 'Open payroll'],
];

/** Expects that the open list is printed completely. */
const listIsWhole = async (page: Page, paper: Paper) => {
  const [first = '', ...others] = await print(page, paper);
  expect(others).toEqual([]);
  expect(first).toMatch(/Status:Active·Search:ana·Rows1–10of[\d,]+/);
  expectAll(first, [bigClient, 'Employees', ...(await namesIn(page))]);
  expectAll(first, ['Class code', 'Hire date', 'Days worked', 'YTD wages', 'Cutoff met']);
  expectNone(first, ofScreen);
};

const recordIsAlone = async (page: Page, name: string, paper: Paper) => {
  const [first = '', ...others] = await print(page, paper);
  expect(others).toEqual([]);
  expectAll(first, [bigClient, name, 'Hire date', 'YTD wages', 'Date of birth']);
  expectNone(first, [...ofScreen, 'Rows', 'Tax cutoff', 'Next']);
};

const dashboardIsUncut = async (page: Page, paper: Paper) => {
  const pages = await print(page, paper);
  expectAll(pages[0] ?? '', [bigClient, 'Dashboard']);
  const months = ['Dec', 'Jan', 'Nov'];
  for (const card of [
    ['PACT compliance', 'Open claims'],
    ['Needs attention', 'Employees below the cutoff'],
    ['Payroll', 'Next pay date'],
    ['Active employees', ...months],
    ['Claims by month', 'Opened', ...months],
  ]) {
    expect(
      pages.filter((text) => has(text, card)),
      card.join(),
    ).not.toEqual([]);
  }
  expectNone(pages.join(''), ofScreen);
};

// Only the dashboard depends on the paper size; a list and a record are printed on one size, or on both in a full run.
test('a list is printed completely, a record in its drawer without the list, and the dark mode in light colors', async ({
  newVisit,
}) => {
  const { page, enter } = await newVisit({ colorScheme: 'dark' });
  await enter('staff', `${client}/employees?search=ana`);
  await untilRows(page);
  // A narrow grid hides columns, and a phone shows cards: neither may affect the print.
  for (const [width, paper] of alternate([1280, 800], ['Letter', 'A4'] as const))
    await test.step(`the list in a window of ${width} px on ${paper}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await listIsWhole(page, paper);
    });

  await test.step('the colors', async () => {
    const inkOf = () => page.locator('h1').evaluate((title) => getComputedStyle(title).color);
    const light = 'rgb(23, 32, 28)';
    await expect.poll(inkOf).not.toBe(light);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect.poll(inkOf).toBe(light);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect.poll(inkOf).not.toBe(light);
  });

  await test.step('the record', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const [name = ''] = await namesIn(page);
    await page.getByRole('link', { name, exact: true }).first().click();
    const record = page.getByRole('dialog');
    await record.getByRole('heading', { name }).waitFor();
    await expect(record.locator('.MuiSkeleton-root')).toHaveCount(0);
    await record.getByText('Job title').waitFor();
    for (const paper of isFull ? (['Letter', 'A4'] as const) : (['Letter'] as const))
      await recordIsAlone(page, name, paper);
    // The screen has not changed.
    await expect(record.getByRole('button', { name: 'Close' })).toBeVisible();
  });
});

test('the dashboard is printed without cutting a card, and a table over two pages has its header on both', async ({
  newVisit,
}) => {
  const { page, enter } = await newVisit();
  await enter('admin', `${client}/dashboard`);
  await page.locator('.MuiChartsSurface-root').first().waitFor();
  for (const paper of ['Letter', 'A4'] as const) await dashboardIsUncut(page, paper);
  await goTo(page, `${client}/gross-profit?period=${new Date().getFullYear() - 1}`);
  await untilRows(page, 12);
  const pages = await print(page, 'Letter');
  expect(pages).toHaveLength(2);
  for (const text of pages) expect(text).toMatch(/MonthRevenueCostGrossprofitGrossprofit%/);
});

test('a phone prints its cards', async ({ newVisit }) => {
  const { page, enter } = await newVisit({ viewport: { width: 390, height: 844 } });
  await enter('staff', `${client}/employees?status=All`);
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Days worked' });
  await cards.nth(9).waitFor();
  const names = await cards.getByRole('link').allInnerTexts();
  const pages = await print(page, 'A4');
  expectAll(pages.join(''), names);
  expect(pages[0]).toMatch(/Rows1–10of[\d,]+/);
  expectNone(pages.join(''), [...ofScreen, 'Filters', 'Order']);
});

test('a public page is printed without buttons', async ({ visit }) => {
  await visit.open('/thepactform?id=1001');
  await visit.page.getByText('Alder & Finch Grocery').waitFor();
  const [text = ''] = (await pdfTexts(await visit.page.pdf())).map((texts) => packed(texts.join('')));
  expectAll(text, ['Client Portal', 'Join the membership program', 'Alder & Finch Grocery', 'Pension']);
  expectNone(text, ['I agree to join', 'Español', 'Eligibility']);
});
