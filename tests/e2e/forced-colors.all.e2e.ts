import type { Locator } from '@playwright/test';
import { bigClient, clientId } from './setup/api';
import { expect, test } from './setup/fixtures';
import { untilRows } from './setup/list';
import { violationsOf } from './setup/violations';

test.describe.configure({ mode: 'parallel' });

/** Returns the colors of an element, and the values of these system or theme colors there. */
const colorsOf = (element: Locator, names: readonly string[]) =>
  element.evaluate((one, all) => {
    const { backgroundColor, color, borderTopColor, outlineStyle, outlineColor } = getComputedStyle(one);
    const named = Object.fromEntries(
      all.map((name) => {
        // Use a new probe for each, so that no color carries over to the next.
        const probe = document.createElement('span');
        probe.style.setProperty('forced-color-adjust', 'none');
        probe.style.setProperty('color', name);
        one.append(probe);
        const value = getComputedStyle(probe).color;
        probe.remove();
        return [name, value];
      }),
    );
    return { backgroundColor, color, borderTopColor, outlineStyle, outlineColor, named };
  }, names);

test('forced colors keep the selection, the focus, chips and charts distinguishable', async ({
  newVisit,
}) => {
  const { page, enter } = await newVisit({ forcedColors: 'active', colorScheme: 'dark' });
  const id = await clientId(bigClient);
  await enter('admin', `/clients/${id}/employees`);
  await untilRows(page);
  const entry = await colorsOf(page.getByRole('link', { name: 'Employees', exact: true }).first(), [
    'Highlight',
    'HighlightText',
  ]);
  expect(entry).toMatchObject({
    backgroundColor: entry.named['Highlight'],
    color: entry.named['HighlightText'],
  });
  const chip = page.getByRole('gridcell').locator('.cell-chip').first();
  expect((await colorsOf(chip, [])).outlineStyle).toBe('solid');
  const track = page.locator('main [aria-hidden]').filter({ has: page.locator('[style*="width"]') });
  expect((await colorsOf(track.first(), [])).backgroundColor).not.toBe('rgb(0, 0, 0)');
  const columns = page.getByRole('button', { name: 'Columns' });
  await page.keyboard.press('Tab');
  await columns.focus();
  const focused = await colorsOf(columns, ['Highlight']);
  expect(focused).toMatchObject({ outlineStyle: 'solid', outlineColor: focused.named['Highlight'] });
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(`/clients/${id}/dashboard`);
  const surface = page.locator('.MuiChartsSurface-root').first();
  await surface.waitFor();
  const legend = page.getByRole('listitem').filter({ hasText: /^Opened$/ });
  const marked = await legend.evaluate((one) => getComputedStyle(one, '::before').forcedColorAdjust);
  expect(marked).toBe('none');
  const strokes = await page
    .locator('.MuiChartsSurface-root :is(.MuiBarElement-root, .MuiLineElement-root)')
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).forcedColorAdjust));
  expect(strokes.length).toBeGreaterThan(0);
  expect(new Set(strokes)).toEqual(new Set(['none']));
  expect(await violationsOf(page)).toEqual([]);
});

test('more contrast shows dividers and secondary text in the primary text color', async ({ newVisit }) => {
  const { page, enter } = await newVisit({ contrast: 'more' });
  await enter('admin', '/users');
  await untilRows(page);
  const { named } = await colorsOf(page.locator('body'), [
    'var(--mui-palette-divider)',
    'var(--mui-palette-text-secondary)',
    'var(--mui-palette-text-primary)',
  ]);
  expect(new Set(Object.values(named)).size).toBe(1);
  await page.emulateMedia({ contrast: 'no-preference' });
  const defaultColors = await colorsOf(page.locator('body'), Object.keys(named));
  expect(new Set(Object.values(defaultColors.named)).size).toBe(3);
});
