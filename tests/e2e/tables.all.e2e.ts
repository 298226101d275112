import type { Page } from '@playwright/test';
import { columnsIn } from '@core/list/columns';
import { defaultListState } from '@core/list/list-state';
import { areaPath } from '@core/navigation/paths';
import { alternate } from '@tests/helpers/scale';
import type { Resource } from '@core/resource/resource';
import { bigClient, clientId, addTrailEntry } from './setup/api';
import { expect, openVisit, test } from './setup/fixtures';
import { cellsOf, pull, rowsOf, untilRows } from './setup/list';
import { resources } from './setup/portal';
import { goTo } from './setup/navigation';
import { layoutFaults } from './setup/violations';

test.describe.configure({ mode: 'parallel' });

/** Low enough that every list is longer than the window, which then has a scroll bar. */
const low = { width: 1280, height: 320 };

/** Height of the app bar, below which the header of a list sticks. In CSS pixels. */
const bar = 56;

const listed = resources.filter(({ list }) => list);
const locales = ['en-US', 'es-US'] as const;
const people = [
  { account: 'admin', own: listed.filter(({ scope }) => scope !== 'agency') },
  { account: 'agency', own: listed.filter(({ scope }) => scope === 'agency') },
] as const;

const addressOf = async (resource: Resource): Promise<string> =>
  areaPath(resource, resource.scope === 'client' ? await clientId(bigClient) : undefined);

/** Returns the layout faults of a table at the end of its page. */
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
      // Test with the widest date and time, at any time of day.
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

/** Returns what a narrow grid cuts off: chips, mail addresses, and the widest date and time. */
const cutValues = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const time = /^\d\d\/\d\d\/\d{4} \d\d?:\d\d [AP]M$/;
    const isCut = (element: Element) =>
      element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1;
    return [...document.querySelectorAll('.MuiDataGrid-cell :is(.cell-text, .record-link, .cell-chip)')]
      .filter((element) => {
        const isTime = time.test(element.textContent);
        if (isTime) element.textContent = '12/30/2026 12:58 PM';
        const mayNotBeCut = isTime || element.matches('.cell-chip') || element.textContent.includes('@');
        return mayNotBeCut && isCut(element);
      })
      .map((element) => `"${element.textContent}" is cut`);
  });

/** Returns whether the grid leaves out a column that is more important than one that it shows. */
const misplacedColumns = async (page: Page, { list }: Resource): Promise<string[]> => {
  if (!list) return [];
  const headers = page.locator('.MuiDataGrid-columnHeader');
  const shown = await headers.evaluateAll((all) =>
    all.map((header) => (header as HTMLElement).dataset['field']),
  );
  const { importance = [] } = list;
  const [, ...others] = columnsIn(list, defaultListState(list));
  const order = [...importance, ...others.filter((name) => !importance.includes(name))].filter((name) =>
    others.includes(name),
  );
  const kept = order.filter((name) => shown.includes(name));
  return kept.join() === order.slice(0, kept.length).join() ? [] : [`shows ${kept.join(', ')}`];
};

test.beforeAll(addTrailEntry);

for (const { account, own } of people) {
  for (const locale of locales) {
    test(`the lists of ${account} fit at 1280 px with scroll bars, ${locale}`, async ({
      playwright,
      launchOptions,
    }) => {
      // Scroll bars that take up space, as on most desktops.
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        ignoreDefaultArgs: ['--hide-scrollbars'],
      });
      const { page, enter } = await openVisit(browser, { viewport: low, locale });
      await enter(account);
      const faults: string[] = [];
      for (const [resource] of alternate(own, locales).filter(([, language]) => language === locale)) {
        await goTo(page, await addressOf(resource));
        await rowsOf(page).first().waitFor();
        await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
        faults.push(...(await tableFaults(page)).map((fault) => `${resource.name}: ${fault}`));
      }
      await browser.close();
      expect(faults).toEqual([]);
    });
  }
}

for (const { account, own } of people)
  for (const width of [768, 640])
    test(`the lists of ${account} keep their most important columns at ${width} px`, async ({ newVisit }) => {
      const locale = locales[width === 768 ? 0 : 1];
      const { page, enter } = await newVisit({ viewport: { width, height: 800 }, locale });
      await enter(account);
      const faults: string[] = [];
      for (const resource of own) {
        await goTo(page, await addressOf(resource));
        await rowsOf(page).first().waitFor();
        await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
        const found = [...(await cutValues(page)), ...(await misplacedColumns(page, resource))];
        if (await page.locator('.MuiDataGrid-scrollbar--horizontal').count()) found.push('scrolls sideways');
        faults.push(...found.map((fault) => `${resource.name}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });

/** The number of cells of a column that the sticky row actions cover. */
const coveredCells = (page: Page, field: string): Promise<number> =>
  page.evaluate(
    (name) =>
      [...document.querySelectorAll('.MuiDataGrid-row')].filter((row) => {
        const end = row.querySelector(`[data-field="${name}"] .cell-chip`);
        const actions = row.querySelector('.row-actions');
        const right = end?.getBoundingClientRect().right ?? Infinity;
        return right > (actions?.getBoundingClientRect().left ?? 0);
      }).length,
    field,
  );

test('in a narrow grid the status of a user is not behind the actions', async ({ newVisit }) => {
  const { page, enter } = await newVisit({ viewport: { width: 800, height: 800 }, locale: 'es-US' });
  await enter('admin', '/users');
  await rowsOf(page).first().waitFor();
  expect(await coveredCells(page, 'stage')).toBe(0);
});

test('a name that is cut off is shown in full on hover and on focus', async ({ newVisit }) => {
  const { page, enter } = await newVisit({ viewport: { width: 640, height: 800 } });
  await enter('staff', `/clients/${await clientId(bigClient)}/compliance?search=hazard`);
  await untilRows(page);
  await pull(page, 'Requirement', -120);
  const cells = cellsOf(rowsOf(page).first());
  const name = (await cells.first().innerText()).trim();
  // The header, where the mouse was, may have a tooltip of its own.
  const tooltip = page.getByRole('tooltip').filter({ hasText: name });
  await cells.first().hover();
  await expect(tooltip).toHaveCount(1);
  // A text that is not cut off has no tooltip.
  await cells.nth(1).hover();
  await expect(tooltip).toHaveCount(0);
  await cells.first().getByRole('link').focus();
  await expect(tooltip).toHaveCount(1);
});

const ofVisitors = ['/login', '/forgot-password', '/activate-account?token=x', '/thepactform?id=1006'];
const ofUsers = ['/clients', '/account', '/users', '/users/new', '/audit-trail', '/forbidden'];
const ofClient = ['', '/employees', '/employees/1', '/worksites/new', '/gross-profit', '/claims'];

/** The width of a 1280 px window at 400 % and 200 % zoom, in CSS pixels. */
const zooms = { '400 %': 320, '200 %': 640 } as const;

for (const [zoom, width] of Object.entries(zooms))
  test(`nothing is cut off and no page scrolls sideways at ${zoom}`, async ({ newVisit }) => {
    const own = (paths: readonly string[]) =>
      alternate(paths, Object.keys(zooms)).flatMap(([path, one]) => (one === zoom ? [path] : []));
    const { page, calls, enter, open } = await newVisit({
      viewport: { width, height: 400 },
      locale: 'es-US',
    });
    const faults: string[] = [];
    const checkPage = async (path: string) => {
      await page.getByRole('heading').first().waitFor();
      await calls.settle();
      faults.push(...(await layoutFaults(page)).map((fault) => `${path}: ${fault}`));
    };
    for (const path of own(ofVisitors)) {
      await open(path);
      await checkPage(path);
    }
    await enter('admin');
    const client = `/clients/${await clientId(bigClient)}`;
    for (const path of own([...ofUsers, ...ofClient.map((path) => client + path)])) {
      await goTo(page, path);
      await checkPage(path);
    }
    expect(faults).toEqual([]);
  });
