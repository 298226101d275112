import type { Locator, Page } from 'playwright-core';

/** Rows of the list's grid, without its header. */
export const rowsOf = (page: Page): Locator => page.locator('.MuiDataGrid-row:not(.MuiDataGrid-rowSkeleton)');

/** First column of every row. */
export const namesIn = async (page: Page): Promise<string[]> =>
  page.locator('.MuiDataGrid-row [role="gridcell"]:first-of-type').allInnerTexts();

export const untilRows = async (page: Page, count = 10): Promise<void> => {
  await rowsOf(page)
    .nth(count - 1)
    .waitFor();
};
