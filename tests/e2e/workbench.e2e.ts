import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../resources';
import { languages } from '../../src/lib/i18n';
import { lookAddress, modes } from '../../src/app/workbench/look';
import { workbenchId } from '../../src/app/workbench/workbench-id';
import { newVisit, takeComplaints } from './setup/browser';
import { startDevServer, type DevServer } from './setup/dev/dev-server';
import { layoutFaults } from './setup/dev/layout-faults';
import { violationsOf } from './setup/violations';

let server: DevServer;

/** Until every part that comes by itself has come. */
const untilComplete = async (page: Page) => {
  await page.locator(`#${workbenchId}`).waitFor({ timeout: 120_000 });
  // Dialogs wake up when somebody is there.
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
    await expect
      .poll(() => page.locator(selector).count(), { message: selector, timeout: 20_000 })
      .toBeGreaterThanOrEqual(least);
  const rows = page.locator('[data-part="ListPage"]').getByText('Elena Maria Sanchez-Whitfield');
  await expect.poll(() => rows.count(), { message: 'rows', timeout: 20_000 }).toBeGreaterThanOrEqual(3);
};

beforeAll(async () => {
  server = await startDevServer();
  // The dev server prepares libraries when they are first asked for, and loads the page anew meanwhile.
  const { page, open } = await newVisit({ url: server.url });
  page.setDefaultTimeout(120_000);
  await open('/workbench');
  await untilComplete(page);
  await page.context().close();
  takeComplaints();
});
afterAll(() => server.stop());

const widths = [390, 1280] as const;
const looks = widths.flatMap((width) =>
  modes.flatMap((theme) => languages.map((lang) => ({ width, theme, lang }))),
);

describe('the workbench', () => {
  it.each(looks)('at $width in $theme and $lang is without fault', async ({ width, theme, lang }) => {
    // The browser asks for the other mode: the address decides.
    const colorScheme = theme === 'dark' ? 'light' : 'dark';
    const viewport = { width, height: 900 };
    const { page, open } = await newVisit({ url: server.url, viewport, colorScheme });
    await open(`/workbench${lookAddress({ lang, theme })}`);
    await untilComplete(page);
    const asked = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      isDark: getComputedStyle(document.body)
        .backgroundColor.match(/\d+/g)!
        .every((part) => Number(part) < 80),
    }));
    expect(asked).toEqual({ lang, isDark: theme === 'dark' });
    expect(await layoutFaults(page)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('shows every declared kind of field, chip and input', async () => {
    const { page, open } = await newVisit({ url: server.url });
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

  it('changes its look by its toggles, through the address', async () => {
    const { page, open, address } = await newVisit({ url: server.url });
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
