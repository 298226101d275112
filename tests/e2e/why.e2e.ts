import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { whyId } from '@app/why/why-id';
import { root } from '@scripts/build-state.mjs';
import type { Account } from './setup/accounts';
import { expect, type NewVisit, test, visitOf, type VisitOptions } from './setup/fixtures';
import { startDevServer, type DevServer } from './setup/dev/dev-server';
import { violationsOf } from './setup/violations';

let server: DevServer;

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
  const { page, enter } = await visitOf(context, server.url);
  await enter('admin', '/users');
  await page.locator(`#${whyId}`).waitFor();
  await context.close();
});
test.afterAll(() => server.stop());

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
  const marks = [whyId, '/src/app/why/'];
  const found = (text: string) => marks.filter((mark) => text.includes(mark));

  test('holds nothing of it', () => {
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
      ['app/why/why-id.ts', 'app/portal/portal-layout.tsx'].map(async (path) =>
        (await fetch(`${server.url}/src/${path}`)).text(),
      ),
    );
    expect([...new Set(sources.flatMap(found))].sort()).toEqual([...marks].sort());
  });

  test('opens without its button', async ({ newVisit }) => {
    const { page, enter } = await newVisit();
    await enter('admin', '/users');
    await page.getByRole('grid').waitFor();
    expect(await page.locator(`#${whyId}`).count()).toBe(0);
  });
});
