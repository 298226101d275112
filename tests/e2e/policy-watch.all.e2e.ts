import type { Page } from '@playwright/test';
import { expect, takePageErrors, test } from './setup/fixtures';

/** Violations that the browser blocks, by a text in its report. */
const offences: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'style-src': (page) =>
    page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { color: red }';
      document.head.append(style);
    }),
  HTMLScriptElement: (page) =>
    page
      .evaluate(() => {
        const script = document.createElement('script');
        script.append('void 0');
        document.head.append(script);
      })
      .catch(() => false),
  innerHTML: (page) =>
    page.evaluate(() => Reflect.set(document.createElement('p'), 'innerHTML', '<b>x</b>')).catch(() => false),
  'elsewhere.example': (page) =>
    page.evaluate(() => {
      const picture = document.createElement('img');
      picture.src = 'https://elsewhere.example/x.png';
      document.body.append(picture);
    }),
};

const untilReported = async (page: Page, sign: string) => {
  await offences[sign]?.(page);
  const reports: string[] = [];
  await expect
    .poll(() => {
      reports.push(...takePageErrors());
      return reports.filter((text) => text.includes('policy violation')).join();
    })
    .toContain(sign);
};

test('the watch that fails journeys on policy violations sees them in a page, a tab and a window that a page opened', async ({
  visit,
}) => {
  const { page, open } = visit;
  await open('/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const sign of Object.keys(offences)) await untilReported(page, sign);
  const popup = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/thepactform?id=1111'));
  for (const other of [await popup, await page.context().newPage()]) {
    if (!other.url().includes('thepactform')) await other.goto('/login');
    await other.getByRole('heading', { level: 1 }).waitFor();
    await untilReported(other, 'style-src');
  }
});
