import type { Locator, Page } from '@playwright/test';

/** The rows of the grid, without the skeletons that are shown while it loads. */
export const rowsOf = (page: Page): Locator => page.locator('.MuiDataGrid-row:not(:has(.MuiSkeleton-root))');

/** The cells of one row, without its checkbox. */
export const cellsOf = (row: Locator): Locator =>
  row.locator('.MuiDataGrid-cell[data-colindex]:not([data-field="__check__"])');

/** The text of the first column in every row. */
export const namesIn = async (page: Page): Promise<string[]> => {
  const rows = await rowsOf(page).all();
  return Promise.all(rows.map((row) => cellsOf(row).first().innerText()));
};

/** The texts of one column. */
export const columnIn = (page: Page, field: string): Promise<string[]> =>
  rowsOf(page).locator(`[data-field="${field}"]`).allInnerTexts();

export const untilRows = (page: Page, count = 10): Promise<void> =>
  rowsOf(page)
    .nth(count - 1)
    .waitFor();

export const nextPage = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Next page' }).click();

export const sortBy = (page: Page, column: string): Promise<void> =>
  page.getByRole('columnheader', { name: column }).click();

/** Chooses an option of a filter in the filter bar. */
export const chooseFilter = async (page: Page, filter: string, option: string): Promise<void> => {
  await page
    .getByRole('search')
    .getByRole('button', { name: new RegExp(`^${filter}\\b`) })
    .click();
  await page.getByRole('menuitemradio', { name: option, exact: true }).click();
};

export const header = (page: Page, name: string): Locator => page.getByRole('columnheader', { name });

/** The edge of a column that is pulled to change its width. */
export const edgeOf = (page: Page, name: string): Locator =>
  header(page, name).locator('.MuiDataGrid-columnSeparator');

/** Pulls the edge of a column with the mouse. `by` is in CSS pixels; negative values make the column narrower. */
export const pull = async (page: Page, name: string, by: number): Promise<void> => {
  const edge = await edgeOf(page, name).boundingBox();
  if (!edge) throw new Error(`${name} has no edge`);
  const [x, y] = [edge.x + edge.width / 2, edge.y + edge.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 4 });
  await page.mouse.up();
};
