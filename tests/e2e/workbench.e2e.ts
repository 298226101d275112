import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { whyId } from '@app/why/why-id';
import { workbenchId } from '@app/workbench/workbench-id';
import { isFull } from '../helpers/scale';
import { root } from '@scripts/build-state.mjs';
import type { Account } from './setup/accounts';
import { expect, type NewVisit, test, visitOf, type VisitOptions } from './setup/fixtures';
import { startDevServer, type DevServer } from './setup/dev/dev-server';
import { layoutFaults } from './setup/dev/layout-faults';
import { violationsOf } from './setup/violations';
import { areas, languages, lookAddress, modes } from './setup/portal';

let server: DevServer;

/** Until every part that comes by itself has come. */
const untilComplete = async (page: Page) => {
  await page.locator(`#${workbenchId}`).waitFor({ timeout: 120_000 });
  // Dialogs are drawn after the first move of the mouse.
  await page.mouse.move(5, 5);
  await page.waitForLoadState('networkidle');
  const parts: readonly (readonly [selector: string, least: number])[] = [
    ['[data-part="ChartCard"] svg rect, [data-part="ChartCard"] svg path', 24],
    ['[data-part="Dialog"] [role="dialog"] form', 2],
    ['[data-part="Dialog"] [role="alertdialog"]', 3],
    ['[data-part="StateView"] [role="progressbar"]', 2],
    ['[data-part="Detail"] [role="alert"]', 2],
    ['[data-part="GeneratedInput"] .MuiAutocomplete-tag', 6],
    ['[data-part="MessagePage"] h1', 3],
    ['[data-part="ListPage"] [role="alert"]', 2],
  ];
  for (const [selector, least] of parts)
    await page
      .locator(selector)
      .nth(least - 1)
      .waitFor({ state: 'attached', timeout: 120_000 });
  await page.locator('[data-part="ListPage"]').getByText('Elena Maria Sanchez-Whitfield').nth(2).waitFor();
};

/** A dev server sends every file by itself, and on a busy machine slowly. */
const patience = 300_000;

const newSlowVisit = async (newVisit: NewVisit, options: VisitOptions = {}) => {
  const visit = await newVisit({ url: server.url, ...options });
  visit.page.setDefaultTimeout(60_000);
  return visit;
};

test.beforeAll(async ({ browser }) => {
  test.setTimeout(patience);
  server = await startDevServer();
  // The dev server prepares libraries when they are first asked for, and loads the page anew meanwhile; its API makes its data.
  const context = await browser.newContext({ baseURL: server.url });
  const { page, open, enter } = await visitOf(context, server.url);
  await open('/workbench');
  await untilComplete(page);
  await enter('admin', '/users');
  await page.locator(`#${whyId}`).waitFor();
  await context.close();
});
test.afterAll(() => server.stop());

const widths = [390, 1280] as const;
const everyLook = modes.flatMap((theme) => languages.map((lang) => ({ theme, lang })));
/** One mode and language for each width; in a full run each with each. */
const looksAt = (width: number) => (isFull ? everyLook : [everyLook.at(width === 390 ? -1 : 0)!]);

test.describe('the workbench', () => {
  for (const width of widths) {
    test(`at ${width} px is without fault`, async ({ newVisit }) => {
      test.setTimeout(patience);
      const { page, open } = await newSlowVisit(newVisit, { viewport: { width, height: 900 } });
      const faults: string[] = [];
      for (const { theme, lang } of looksAt(width)) {
        // The browser asks for the other mode: the address decides.
        await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
        await open(`/workbench${lookAddress({ lang, theme })}`);
        await untilComplete(page);
        const seen = await page.evaluate(() => ({
          lang: document.documentElement.lang,
          isDark: (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).every(
            (part) => Number(part) < 80,
          ),
        }));
        expect(seen).toEqual({ lang, isDark: theme === 'dark' });
        const found = [...(await layoutFaults(page)), ...(await violationsOf(page))];
        faults.push(...found.map((fault) => `${theme} in ${lang}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  }

  test('shows every declared kind of field, chip and input', async ({ newVisit }) => {
    test.setTimeout(patience);
    const { page, open } = await newSlowVisit(newVisit);
    await open('/workbench');
    await untilComplete(page);
    const shown = (name: string) =>
      page
        .locator(`[data-${name}]`)
        .evaluateAll(
          (parts, key) =>
            parts.filter((part) => part.textContent.trim() !== '').map((part) => part.dataset[key]),
          name,
        );
    const resources = areas.filter((area) => area.kind === 'resource');
    const fields = resources.flatMap(({ name: area, fields: all }) =>
      Object.entries(all).map(([name, field]) => ({ area, name, field })),
    );
    expect(await shown('kind')).toEqual(expect.arrayContaining(fields.map(({ field }) => field.kind)));
    const chips = fields.flatMap(({ area, name, field }) =>
      Object.keys(field.values ?? {}).map((value) => `${area}.${name}.${value}`),
    );
    expect(chips.length).toBeGreaterThan(20);
    expect(await shown('chip')).toEqual(expect.arrayContaining(chips));
    const inputs = resources.flatMap(({ form }) => Object.values(form?.inputs ?? {}).map(({ kind }) => kind));
    expect(await shown('input')).toEqual(expect.arrayContaining(inputs));
  });

  test('changes its look by its toggles, through the address', async ({ newVisit }) => {
    test.setTimeout(patience);
    const { page, open, address } = await newSlowVisit(newVisit);
    await open('/workbench');
    await page.getByRole('link', { name: 'dark' }).click();
    await page.getByRole('link', { name: 'es', exact: true }).click();
    await page.getByText('Aún no hay usuarios').first().waitFor();
    expect(address()).toBe('/workbench?lang=es&theme=dark');
    expect(await page.locator('[aria-current="true"]').allTextContents()).toEqual(
      expect.arrayContaining(['es', 'dark']),
    );
  });
});

test.describe('the panel of reasons', () => {
  const openPanel = async (newVisit: NewVisit, account: Account, path: string) => {
    const visit = await newSlowVisit(newVisit);
    await visit.enter(account, path);
    const { page } = visit;
    await page.locator(`#${whyId}`).click();
    const panel = page.getByRole('dialog', { name: 'Why do I (not) see this?' });
    await panel.waitFor();
    const parts = (title: string) =>
      panel
        .getByRole('region', { name: title })
        .locator('[data-why]')
        .evaluateAll((items) =>
          items.map((item) => ({
            name: item.dataset['why'] ?? '',
            text: (item as HTMLElement).innerText.replace(/\s+/g, ' '),
          })),
        );
    const there = async (title: string) =>
      (await parts(title)).filter(({ name, text }) => text.startsWith(`${name} yes`)).map(({ name }) => name);
    return { ...visit, panel, parts, there };
  };

  test('agrees with the menu and the columns that are drawn', async ({ newVisit }) => {
    test.setTimeout(patience);
    const { page, parts, there } = await openPanel(newVisit, 'broker', '/clients');
    const columns = await there('Columns of this list');
    const hidden = (await parts('Columns of this list')).find(({ name }) => name === 'ytd_gross_profit');
    expect(hidden?.text).toContain('no onlyFor, any of these would show it: act_as_eip_admin');
    const menu = await there('Side menu');
    await page.keyboard.press('Escape');
    const drawn = page.locator('[role="columnheader"][data-field]:not([data-field="actions"])');
    await drawn.first().waitFor();
    expect(await drawn.evaluateAll((heads) => heads.map(({ dataset }) => dataset['field']))).toEqual(columns);
    expect(await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').count()).toBe(
      menu.length,
    );
  });

  test('says what may be done with records, and is without fault itself', async ({ newVisit }) => {
    test.setTimeout(patience);
    const { page, there, parts } = await openPanel(newVisit, 'agency', '/evoove/administration');
    expect(await there('Operations of this list')).toEqual(['create', 'edit', 'delete']);
    expect((await parts('Row actions of this list')).map(({ text }) => text)).toEqual([
      'activate yes on records where managed ne false and stage eq "inactive"',
      'deactivate yes on records where managed ne false and stage eq "active"',
    ]);
    expect(await violationsOf(page)).toEqual([]);
  });
});

test.describe('the build', () => {
  const marks = [workbenchId, whyId, '/src/app/workbench/', '/src/app/why/'];
  const found = (text: string) => marks.filter((mark) => text.includes(mark));

  test('holds neither of them', () => {
    const folder = join(root, 'dist/portal');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(js|json|html|css)$/.test(name),
    );
    expect(files.length).toBeGreaterThan(20);
    const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
    // What the portal is made of is found by the same search.
    expect(texts.some((text) => text.includes('src/app/start-portal'))).toBe(true);
    expect(files.filter((_, at) => found(texts[at]!).length > 0)).toEqual([]);
  });

  test('is what the dev server has beyond it', async () => {
    const sources = await Promise.all(
      [
        'app/workbench/workbench-id.ts',
        'app/why/why-corner.tsx',
        'app/main.ts',
        'app/portal/portal-layout.tsx',
      ].map(async (path) => (await fetch(`${server.url}/src/${path}`)).text()),
    );
    expect([...new Set(sources.flatMap(found))].sort()).toEqual([...marks].sort());
  });

  test('answers the workbench’s address like any other that does not exist', async ({ newVisit }) => {
    const { page, enter } = await newVisit();
    await enter('admin', '/workbench');
    await page.getByRole('heading', { name: 'Oops! Page Not Found!' }).waitFor();
    expect(await page.locator(`#${workbenchId}, #${whyId}`).count()).toBe(0);
  });
});
