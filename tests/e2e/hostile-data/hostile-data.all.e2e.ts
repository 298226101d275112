import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { providerFlags, providerPermissions } from '@resources/areas';
import { alternate } from '@tests/helpers/scale';
import { readCsv } from '@tests/helpers/read-csv';
import { expect, type NewVisit, test, type Visit } from '../setup/fixtures';
import { hostileTexts, writeHostileValues } from './hostile-rows';
import { goTo } from '../setup/navigation';
import { startRightsServer, type RightsServer, type Username } from '../setup/rights-server';

interface Traces {
  readonly dialogs: string[];
  readonly hosts: Set<string>;
}

/** Collects signs that data was executed: dialogs, and requests to other hosts. */
const watchTraces = (page: Page, url: string): Traces => {
  const traces: Traces = { dialogs: [], hosts: new Set() };
  page.on('dialog', (dialog) => {
    traces.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.protocol.startsWith('http') && address.origin !== url) traces.hosts.add(address.host);
  });
  return traces;
};

/** Returns the elements that make the page wider than the window, if any. */
const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const overflowing = Array.from(document.querySelectorAll('body *')).filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const names = overflowing.map(
      (element) => `${element.tagName}.${element.className} ${element.textContent.slice(0, 20)}`,
    );
    return [`${scrollWidth} px`, ...names.slice(0, 6)];
  });

/** Returns the lines in which a direction override would reverse other text after it. */
const reversedLines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const keepsToItself = (element: Element) => {
      const { display, unicodeBidi, position } = getComputedStyle(element);
      return (
        display !== 'inline' ||
        position === 'absolute' ||
        unicodeBidi.includes('isolate') ||
        unicodeBidi === 'plaintext'
      );
    };
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const value = text.nodeValue ?? '';
      if (!value.includes('\u202e') || value.includes('\u2069')) continue;
      let line = text.parentElement;
      while (line && !keepsToItself(line)) line = line.parentElement;
      if (!line) continue;
      const rest = document.createRange();
      rest.setStartAfter(text);
      rest.setEndAfter(line.lastChild ?? text);
      if (rest.toString().trim() !== '') found.push(`${line.tagName}: ${line.textContent.slice(0, 80)}`);
    }
    return found;
  });

/** Returns elements that data must never create, and addresses that it must never set. */
const sinks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('body *')).flatMap((element) => {
      const name = element.tagName.toLowerCase();
      const isMade =
        (name === 'script' && !element.hasAttribute('src')) || name === 'iframe' || name === 'object';
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      const isOff = /^\s*(javascript|data|http):/i.test(address) && !address.startsWith(location.origin);
      const handles = Array.from(element.attributes).some((attribute) => attribute.name.startsWith('on'));
      return isMade || isOff || handles ? [`${name} ${address.slice(0, 80)}`] : [];
    }),
  );

const nonsense = /\bNaN\b|\bundefined\b|\[object |Invalid Date|Infinity|(^|\s)49(\s|$)/m;

/** The checks that every screen must pass with any data. */
const expectHarmless = async (page: Page, name: string): Promise<void> => {
  const words = await page.locator('body').innerText();
  expect(
    {
      overflow: await overflowOf(page),
      turned: await reversedLines(page),
      sinks: await sinks(page),
      nonsense: nonsense.exec(words)?.[0] ?? null,
      crashed: words.includes('Something went wrong'),
    },
    name,
  ).toEqual({ overflow: [], turned: [], sinks: [], nonsense: null, crashed: false });
};

const client = 7;
const inClient = [
  'dashboard',
  'compliance',
  'claims',
  'billings',
  'payroll',
  'worksites',
  'users',
  'pact-rewards-report',
  'gross-profit',
  'employees',
];
const agencyPages = [
  '/evoove/revenue-report',
  '/evoove/performance/my-team',
  '/evoove/performance/my-clients',
  '/evoove/administration',
];
const staffPages = ['/clients', '/users', ...inClient.map((path) => `/clients/${client}/${path}`)];

let server: RightsServer;
let staff: Username;
let agent: Username;
test.beforeAll(async () => {
  server = await startRightsServer({ holdsDocument: false });
  expect(await writeHostileValues(server.storage)).toBeGreaterThan(300);
  await server.switchFlags(Object.fromEntries(providerFlags.map((flag) => [flag, true])));
  staff = await server.add({
    permissions: providerPermissions.filter((name) => name !== 'act_as_evoove_agency'),
  });
  agent = await server.add({ permissions: providerPermissions, agency: 1 });
});
test.afterAll(() => server.stop());

const widths = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;

const arrive = async (newVisit: NewVisit, who: Username, viewport: { width: number; height: number }) => {
  const visit = await newVisit({ url: server.url, viewport, acceptDownloads: true });
  const traces = watchTraces(visit.page, server.url);
  await visit.enter(who);
  return { visit, traces };
};
/** Opens a screen and waits until no placeholder is left. */
const open = async ({ page, calls }: Visit, path: string) => {
  await goTo(page, path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await calls.settle();
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
};

const names = Object.keys(widths);
for (const [name, viewport] of Object.entries(widths)) {
  test.describe(`on a ${name}`, () => {
    for (const [who, paths] of [
      ['staff', staffPages],
      ['agent', agencyPages],
    ] as const) {
      test(`every screen of the ${who} shows hostile data as text and fits the window`, async ({
        newVisit,
      }) => {
        const { visit, traces } = await arrive(newVisit, who === 'staff' ? staff : agent, viewport);
        for (const [path] of alternate(paths, names).filter(([, one]) => one === name)) {
          await open(visit, path);
          await expectHarmless(visit.page, path);
        }
        expect([traces.dialogs, [...traces.hosts]]).toEqual([[], []]);
      });
    }
  });
}

test('a record, a dialog and the palette show hostile data as text, and an exported file contains no formula', async ({
  newVisit,
}) => {
  const { visit, traces } = await arrive(newVisit, staff, widths.desk);
  const { page } = visit;
  await open(visit, `/clients/${client}/employees?status=All`);
  await page.locator('.record-link').first().click();
  await page.waitForURL(/employees\/\d+/);
  await visit.calls.settle();
  await expectHarmless(page, 'record');
  expect(await page.title()).not.toBe('');
  await open(visit, '/users');
  await page
    .getByRole('button', { name: /^(Edit|Delete)/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await visit.calls.settle();
  await expectHarmless(page, 'dialog');
  await page.keyboard.press('Escape');
  await open(visit, `/clients/${client}/claims`);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('script');
  await visit.calls.settle();
  await expectHarmless(page, 'palette');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /Export/ })
      .first()
      .click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  const [head = [], ...lines] = readCsv(text.slice(1));
  expect(lines.length).toBeGreaterThan(5);
  // Every line has as many cells as the header.
  expect(lines.map((cells) => cells.length)).toEqual(lines.map(() => head.length));
  const formulas = lines.flat().filter((cell) => /^[=+\-@\t\r\n]/.test(cell) && !/^-\d+(\.\d+)?$/.test(cell));
  expect(formulas).toEqual([]);
  expect(lines.flat()).toContain('\'=HYPERLINK("https://evil.example","click"),"\r\n@SUM(1)');
  expect([traces.dialogs, [...traces.hosts]]).toEqual([[], []]);

  // Markup is shown literally.
  await open(visit, `/clients/${client}/worksites`);
  const words = await page.getByRole('main').innerText();
  const shown = hostileTexts.filter((hostile) => /[<{]/.test(hostile) && words.includes(hostile));
  expect(shown.length).toBeGreaterThan(0);
});
