import { readFile } from 'node:fs/promises';
import { knownFlags, knownPermissions } from '@core/access/names';
import { readCsv } from '../helpers/read-csv';
import { expect, type NewVisit, test, type Visit } from './setup/fixtures';
import { evilHost, hostileTexts, poison } from './setup/hostile-rows';
import { expectHarmless, watchTraces } from './setup/look-hostile';
import { startRightsServer, type RightsServer, type Username } from './setup/rights-server';

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
  expect(await poison(server.storage)).toBeGreaterThan(300);
  await server.switchFlags(Object.fromEntries(knownFlags.map((flag) => [flag, true])));
  staff = await server.add({
    permissions: knownPermissions.filter((name) => name !== 'act_as_evoove_agency'),
  });
  agent = await server.add({ permissions: knownPermissions, agency: 1 });
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
const open = async ({ page, open: go, calls }: Visit, path: string) => {
  await go(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await calls.settle();
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
};

for (const [name, viewport] of Object.entries(widths)) {
  test.describe(`on a ${name}`, () => {
    for (const [who, paths] of [
      ['staff', staffPages],
      ['agent', agencyPages],
    ] as const) {
      test(`every screen of the ${who} shows hostile data as text and stays in the window`, async ({
        newVisit,
      }) => {
        const { visit, traces } = await arrive(newVisit, who === 'staff' ? staff : agent, viewport);
        for (const path of paths) {
          await open(visit, path);
          await expectHarmless(visit.page, path);
        }
        expect([traces.dialogs, [...traces.hosts]]).toEqual([[], []]);
      });
    }
  });
}

test('a record, a menu, a dialog and the palette do so too', async ({ newVisit }) => {
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
  expect([traces.dialogs, [...traces.hosts]]).toEqual([[], []]);
});

test('markup stands on the screen letter by letter', async ({ newVisit }) => {
  const { visit } = await arrive(newVisit, staff, widths.desk);
  await open(visit, `/clients/${client}/worksites`);
  const words = await visit.page.getByRole('main').innerText();
  const shown = hostileTexts.filter((text) => /[<{]/.test(text) && words.includes(text));
  expect(shown.length).toBeGreaterThan(0);
});

test('a file holds no formula, and every line of it as many cells as its head', async ({ newVisit }) => {
  const { visit, traces } = await arrive(newVisit, staff, widths.desk);
  const { page } = visit;
  await open(visit, `/clients/${client}/claims`);
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
  expect(lines.map((cells) => cells.length)).toEqual(lines.map(() => head.length));
  const formulas = lines.flat().filter((cell) => /^[=+\-@\t\r\n]/.test(cell) && !/^-\d+(\.\d+)?$/.test(cell));
  expect(formulas).toEqual([]);
  expect(lines.flat()).toContain('\'=HYPERLINK("https://evil.example","click"),"\r\n@SUM(1)');
  expect([...traces.hosts]).not.toContain(evilHost);
});
