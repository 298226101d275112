import { expect, type Page } from '@playwright/test';

/** Goes to an address within the page, as a link does. */
export const roam = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Addresses of the portal: every entry of the menu that is open, and the same lists in another order. */
export const routesFrom = async (page: Page, count: number): Promise<string[]> => {
  const paths = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const entries = [...new Set(paths.filter((path) => path.startsWith('/')))];
  return [...entries, ...entries.map((path) => `${path}?sortOrder=desc`)].slice(0, count);
};

/** Waits until a page with something to read is there; a spinner may take its place for 35 s. */
export const untilReadable = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.querySelector('.MuiCircularProgress-root') === null &&
      [...document.querySelectorAll('main, h1, [role=dialog]')].some(
        (element) => element.checkVisibility() && element.textContent.trim() !== '',
      ),
    undefined,
    { timeout: 35_000 },
  );

/** Goes to another page within the portal's page, and waits until it is there: each has a title of its own. */
export const goTo = async (page: Page, path: string): Promise<void> => {
  await untilReadable(page);
  const { origin } = new URL(page.url());
  if (page.url() === origin + path) return;
  const before = await page.title();
  await roam(page, path);
  await expect.poll(() => page.title(), path).not.toBe(before);
  await untilReadable(page);
};
