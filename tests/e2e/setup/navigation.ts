import { expect, type Page } from '@playwright/test';

/** Navigates within the page, like a link of the router. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Returns addresses of the portal: every link of the visible menu, and the same lists in another order. */
export const routesFrom = async (page: Page, count: number): Promise<string[]> => {
  const paths = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const entries = [...new Set(paths.filter((path) => path.startsWith('/')))];
  return [...entries, ...entries.map((path) => `${path}?sortOrder=desc`)].slice(0, count);
};

/** Waits until the page shows content. A spinner may be shown for up to 35 s. */
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

/** Navigates within the portal and waits for the new screen: each screen has a different title. */
export const goTo = async (page: Page, path: string): Promise<void> => {
  await untilReadable(page);
  const { origin } = new URL(page.url());
  if (page.url() === origin + path) return;
  const before = await page.title();
  await navigate(page, path);
  await expect.poll(() => page.title(), path).not.toBe(before);
  await untilReadable(page);
};
