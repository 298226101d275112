import type { Locator, Page } from '@playwright/test';
import { isFull } from '../helpers/scale';
import { bigClient, clientId } from './setup/api';
import { expect, type NewVisit, test, type VisitOptions } from './setup/fixtures';

test.describe.configure({ mode: 'parallel' });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A chart, and the table with the same figures. */
const chartOf = (page: Page, name: string) => {
  const card = page.getByRole('region', { name });
  const plot = card.getByRole('application');
  const cells = (row: string, column: string) => card.locator(`${row} > ${column}`).allInnerTexts();
  return {
    plot,
    bars: (series: string) => plot.locator(`rect[data-series="${series}"], [data-series="${series}"] rect`),
    ticks: (axis: 'X' | 'Y') =>
      plot.locator(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`).allTextContents(),
    months: () => cells('tbody tr', 'th'),
    value: (month: number, series: number) =>
      card.locator('tbody tr').nth(month).locator('td').nth(series).textContent(),
    /** The tooltip text of a month: the month, and every series with its value. */
    tooltipText: async (month: number) => {
      const names = (await cells('thead tr', 'th')).slice(1);
      const row = card.locator('tbody tr').nth(month);
      const values = await row.locator('td').allTextContents();
      const title = (await row.locator('th').textContent()) ?? '';
      return [title, ...names.flatMap((one, at) => [one, values[at] ?? ''])].map(inOneLine).join(' ');
    },
  };
};

const tooltip = (page: Page) => page.getByRole('tooltip');
const expectTooltip = (page: Page, text: string) =>
  expect.poll(async () => (await tooltip(page).allInnerTexts()).map(inOneLine)).toEqual([text]);

const open = async (newVisit: NewVisit, path: string, name: string, options: VisitOptions = {}) => {
  const visit = await newVisit(options);
  await visit.enter('admin', `/clients/${await clientId(bigClient)}/${path}`);
  const chart = chartOf(visit.page, name);
  await chart.plot.waitFor();
  await visit.calls.settle();
  await chart.plot.scrollIntoViewIfNeeded();
  return { ...visit, chart };
};

/** The position of a month on the page. */
const rankOf = async (plot: Locator, month: number, months: number) => {
  const area = await plot.locator('.MuiChartsAxis-directionX .MuiChartsAxis-line').boundingBox();
  const plotBox = await plot.boundingBox();
  if (!area || !plotBox) throw new Error('The chart is not in sight');
  return { x: area.x + (area.width * (month + 0.5)) / months, y: plotBox.y + plotBox.height / 2 };
};

const boxesOf = (bars: Locator) =>
  bars.evaluateAll((all) =>
    all.map((bar) => ({
      x: Number(bar.getAttribute('x')),
      top: Number(bar.getAttribute('y')),
      height: Number(bar.getAttribute('height')),
    })),
  );

test('a line chart shows axes, months, its last value and a tooltip under the mouse; a bar chart shows pairs, and tooltips by arrow keys', async ({
  newVisit,
}) => {
  const { page, chart } = await open(newVisit, 'dashboard', 'Active employees');
  await test.step('the line chart shows axes, grid lines, every month and the last value', async () => {
    const { plot } = chart;
    const course = await plot.locator('path.MuiLineElement-root').getAttribute('d');
    expect(course?.match(/[ML]/g)).toHaveLength(12);
    expect(await chart.ticks('X')).toEqual((await chart.months()).map((month) => month.split(' ')[0]));
    const figures = await chart.ticks('Y');
    expect(figures.length).toBeGreaterThan(2);
    await expect(plot.locator('.MuiChartsGrid-horizontalLine')).toHaveCount(figures.length);
    await expect(plot.locator('.MuiMarkElement-root')).toHaveCount(1);
    const last = (await chart.tooltipText(11)).split(' ').at(-1) ?? '';
    await expect(plot.getByText(last, { exact: true })).toHaveCount(1);
  });

  await test.step('shows the tooltip of the month under the mouse, and hides it when the mouse leaves', async () => {
    for (const month of [2, 9]) {
      const { x, y } = await rankOf(chart.plot, month, 12);
      await page.mouse.move(x, y, { steps: 3 });
      await expectTooltip(page, await chart.tooltipText(month));
      await chart.plot.locator('.MuiChartsAxisHighlight-root').waitFor({ state: 'attached' });
    }
    await page.mouse.move(5, 5);
    await tooltip(page).waitFor({ state: 'hidden' });
  });

  const bars = chartOf(page, 'Claims by month');
  await test.step('bars are drawn in pairs over their months', async () => {
    const [opened, closed] = await Promise.all([boxesOf(bars.bars('opened')), boxesOf(bars.bars('closed'))]);
    expect(opened.length).toBe(12);
    expect(closed.length).toBe(12);
    expect(opened.every(({ x }, at) => x < (closed[at]?.x ?? 0))).toBe(true);
    expect(opened.some(({ height }) => height > 20)).toBe(true);
    expect(await bars.ticks('X')).toHaveLength(12);
  });

  await test.step('the arrow keys show the tooltip of one value after another', async () => {
    await bars.plot.focus();
    await page.keyboard.press('ArrowRight');
    await expectTooltip(page, `Opened ${await bars.value(0, 0)}`);
    await page.keyboard.press('ArrowUp');
    await expectTooltip(page, `Closed ${await bars.value(0, 1)}`);
    await page.keyboard.press('ArrowRight');
    await expectTooltip(page, `Closed ${await bars.value(1, 1)}`);
  });
});

test.describe('bars side by side', () => {
  test('show the tooltip of the month under a finger until it lifts', async ({ newVisit }) => {
    const { page, chart } = await open(newVisit, 'dashboard', 'Claims by month', phone);
    const touch = await page.context().newCDPSession(page);
    const months = (await chart.months()).length;
    expect(months).toBe(6);
    const first = await rankOf(chart.plot, 1, months);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] });
    await expectTooltip(page, await chart.tooltipText(1));
    const next = await rankOf(chart.plot, 4, months);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [next] });
    await expectTooltip(page, await chart.tooltipText(4));
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await tooltip(page).waitFor({ state: 'hidden' });
  });
});

test.describe('stacked bars over a list', () => {
  for (const colorScheme of isFull ? (['light', 'dark'] as const) : (['dark'] as const)) {
    test(`are stacked in ${colorScheme}, and the tooltip shows both values`, async ({ newVisit }) => {
      const { page, chart } = await open(newVisit, 'gross-profit', 'Revenue by month', { colorScheme });
      const [cost, profit] = await Promise.all([
        boxesOf(chart.bars('cost')),
        boxesOf(chart.bars('gross_profit')),
      ]);
      expect(cost.length).toBeGreaterThan(3);
      expect(profit.length).toBe(cost.length);
      for (const [at, bar] of profit.entries()) {
        expect(bar.x).toBe(cost[at]?.x);
        expect(bar.height).toBeGreaterThan(0);
        expect(bar.top + bar.height).toBeCloseTo(cost[at]?.top ?? 0, 0);
      }
      expect((await chart.ticks('Y')).some((figure) => /^\$[\d.]+[km]$/.test(figure))).toBe(true);
      const { x, y } = await rankOf(chart.plot, 1, cost.length);
      await page.mouse.move(x, y, { steps: 3 });
      await expectTooltip(page, await chart.tooltipText(1));
    });
  }
});
