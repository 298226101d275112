import type { Page } from '@playwright/test';
import { bigClient, clientId } from './setup/api';
import { expect, type NewVisit, test } from './setup/fixtures';
import { edgeOf, header, pull, untilRows } from './setup/list';

let list = '';
test.beforeAll(async () => {
  list = `/clients/${await clientId(bigClient)}/employees`;
});

const open = async (newVisit: NewVisit) => {
  const visit = await newVisit({ permissions: ['clipboard-read', 'clipboard-write'] });
  await visit.enter('staff', list);
  await untilRows(visit.page);
  return visit;
};

const widthOf = async (page: Page, name: string): Promise<number> =>
  Math.round((await header(page, name).boundingBox())?.width ?? 0);
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const active = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role=gridcell]')?.textContent ?? '');

test('columns keep the width that the user set, and the keyboard moves through the cells', async ({
  newVisit,
}) => {
  const { page, address, entries } = await open(newVisit);
  const defaultWidth = await widthOf(page, 'Class code');

  await test.step('columns keep the dragged width after a reload, separately for each user', async () => {
    const before = [address(), await entries()];
    await pull(page, 'Class code', 60);
    expect(await widthOf(page, 'Class code')).toBe(defaultWidth + 60);
    // Neither the order of the rows nor anything else in the address changes.
    expect([address(), await entries()]).toEqual(before);
    await page.evaluate(() => {
      for (const user of [1, 2, 3, 4, 5])
        localStorage.setItem(`portal.columns.${user}9999.workers`, '{"widths":{"class_code_id":400}}');
    });
    await page.reload();
    await untilRows(page);
    expect(await widthOf(page, 'Class code')).toBe(defaultWidth + 60);
  });

  await test.step('Reset restores the default width', async () => {
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitem', { name: 'Reset' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => widthOf(page, 'Class code')).toBe(defaultWidth);
  });

  await test.step('a double click on its edge fits a column to its contents', async () => {
    const pulled = (await widthOf(page, 'Employee')) + 200;
    await pull(page, 'Employee', 200);
    expect(await widthOf(page, 'Employee')).toBe(pulled);
    await edgeOf(page, 'Employee').dblclick();
    await expect.poll(() => widthOf(page, 'Employee')).toBeLessThan(pulled);
    const fitted = await widthOf(page, 'Employee');
    const isWhole = await page
      .locator('[data-field="full_name"].MuiDataGrid-cell')
      .evaluateAll((cells) => cells.every((cell) => cell.scrollWidth <= cell.clientWidth));
    expect(isWhole).toBe(true);
    await page.reload();
    await untilRows(page);
    expect(await widthOf(page, 'Employee')).toBe(fitted);
  });

  await test.step('the header stays below the top bar while the window scrolls', async () => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.mouse.wheel(0, 5000);
    const bar = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await page.locator('.MuiDataGrid-columnHeaders').boundingBox())?.y)
      .toBe(bar?.height);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.mouse.wheel(0, -5000);
  });

  await test.step('the keyboard moves through the cells, and copies the focused one', async () => {
    const cells = page.locator('.MuiDataGrid-row').first().getByRole('gridcell');
    await cells.nth(1).click({ trial: true });
    await header(page, 'Employee').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => active(page)).toBe(await cells.nth(0).textContent());
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => active(page)).toBe(await cells.nth(1).textContent());
    await page.keyboard.press('Control+c');
    // A chip is copied as its text.
    await expect.poll(() => clipboard(page)).toBe(await cells.nth(1).textContent());
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Control+c');
    await expect.poll(() => clipboard(page)).toBe(await page.locator('.record-link').first().textContent());
  });
});
