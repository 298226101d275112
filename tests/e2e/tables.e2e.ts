import type { Page } from '@playwright/test';
import { areaPath } from '@core/navigation/paths';
import type { Resource } from '@core/resource/resource';
import { bigClient, clientId, leaveTrail } from './setup/api';
import { layoutFaults } from './setup/dev/layout-faults';
import { blank, expect, test } from './setup/fixtures';
import { rowsOf, untilRows } from './setup/list';
import { resources } from './setup/portal';

test.describe.configure({ mode: 'parallel' });

// Scroll bars that take room, as most desktops draw them.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

/** So low that every list is longer than the window, which then has its scroll bar. */
const low = { width: 1280, height: 320 };

/** In CSS pixels: of the bar, below which the header of a list stays. */
const bar = 56;

const listed = resources.filter(({ list }) => list);
const people = [
  { account: 'admin', own: listed.filter(({ scope }) => scope !== 'agency') },
  { account: 'agency', own: listed.filter(({ scope }) => scope === 'agency') },
] as const;

const addressOf = async (resource: Resource): Promise<string> =>
  areaPath(resource, resource.scope === 'client' ? await clientId(bigClient) : undefined);

/** What a wide table must not do, at the end of its page. */
const tableFaults = (page: Page): Promise<string[]> =>
  page.evaluate((top) => {
    const faults: string[] = [];
    const { scrollingElement, documentElement } = document;
    scrollingElement?.scrollTo(0, scrollingElement.scrollHeight);
    const room = window.innerWidth - documentElement.clientWidth;
    if (room < 10) faults.push('the window has no scroll bar');
    const grid = document.querySelector('.MuiDataGrid-root');
    const header = grid?.querySelector('.MuiDataGrid-columnHeaders');
    if (!grid || !header) return [...faults, 'no table'];
    if (grid.querySelector('.MuiDataGrid-scrollbar--horizontal')) faults.push('it scrolls sideways');
    const edge = header.getBoundingClientRect().top;
    const isLong = grid.getBoundingClientRect().top < top;
    if (isLong && Math.abs(edge - top) > 2) faults.push(`the header went to ${edge}`);
    for (const text of grid.querySelectorAll('.cell-text, .record-link, .count-link')) {
      // The widest day and time, whatever the clock says now.
      if (/^\d\d\/\d\d\/\d{4} \d\d?:\d\d [AP]M$/.test(text.textContent))
        text.textContent = '12/30/2026 12:58 PM';
      if (text.scrollWidth > text.clientWidth && text.clientWidth > 0)
        faults.push(`"${text.textContent}" is cut`);
    }
    for (const cell of grid.querySelectorAll<HTMLElement>('.MuiDataGrid-cell--textRight')) {
      const { fontVariantNumeric, justifyContent } = getComputedStyle(cell);
      if (fontVariantNumeric !== 'tabular-nums' || justifyContent !== 'flex-end')
        faults.push(`${cell.dataset['field']} is not aligned`);
    }
    return faults;
  }, bar);

test.beforeAll(leaveTrail);

for (const { account, own } of people) {
  for (const locale of ['en-US', 'es-US']) {
    test(`the lists of ${account} fit at 1280 px with scroll bars, ${locale}`, async ({ newVisit }) => {
      const { page, enter, open } = await newVisit({ viewport: low, locale });
      await enter(account, blank);
      const faults: string[] = [];
      for (const resource of own) {
        await open(await addressOf(resource));
        await rowsOf(page).first().waitFor();
        await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
        faults.push(...(await tableFaults(page)).map((fault) => `${resource.name}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  }
}

test('a name that is cut shows whole on hover and on focus', async ({ newVisit }) => {
  const { page, enter } = await newVisit({ viewport: { width: 640, height: 800 } });
  await enter('staff', `/clients/${await clientId(bigClient)}/compliance?search=hazard`);
  await untilRows(page);
  const tooltip = page.getByRole('tooltip');
  const cells = rowsOf(page).first().getByRole('gridcell');
  const name = (await cells.first().innerText()).trim();
  await cells.first().hover();
  await expect(tooltip).toHaveText(name);
  // What is seen whole says nothing more.
  await cells.nth(1).hover();
  await expect(tooltip).toHaveCount(0);
  await cells.first().getByRole('link').focus();
  await expect(tooltip).toHaveText(name);
});

const screens = ['', '/employees', '/employees/1', '/worksites/new', '/gross-profit', '/claims'] as const;

// What 400 % and 200 % leave of a window of 1280 px.
for (const [width, zoom] of [
  [320, '400 %'],
  [640, '200 %'],
] as const)
  test(`nothing is cut and no page scrolls sideways at ${zoom}`, async ({ newVisit }) => {
    const { page, calls, enter, open } = await newVisit({
      viewport: { width, height: 400 },
      locale: 'es-US',
    });
    const faults: string[] = [];
    const look = async (path: string) => {
      await open(path);
      await page.getByRole('heading').first().waitFor();
      await calls.settle();
      faults.push(...(await layoutFaults(page)).map((fault) => `${path}: ${fault}`));
    };
    for (const path of ['/login', '/forgot-password', '/activate-account?token=x', '/thepactform?id=1006'])
      await look(path);
    await enter('admin', blank);
    const client = `/clients/${await clientId(bigClient)}`;
    for (const path of ['/clients', '/account', '/users', '/users/new', '/audit-trail', '/forbidden'])
      await look(path);
    for (const path of screens) await look(client + path);
    expect(faults).toEqual([]);
  });
