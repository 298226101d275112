import type { Locator, Page } from '@playwright/test';
import { isFull } from '@tests/helpers/scale';
import en from '@locales/en/common';
import es from '@locales/es/common';
import { expect, test } from './setup/fixtures';
import { rowsOf, untilRows } from './setup/list';
import { goTo, navigate } from './setup/navigation';
import { violationsOf } from './setup/violations';

test.describe.configure({ mode: 'parallel' });

const phone = { viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1280, height: 800 } };
const banner = (page: Page, words = en) => page.getByRole('status').filter({ hasText: words.connectionLost });

/** The positions of all inputs and headings. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, h1')].map((element) => {
      const { left, top } = element.getBoundingClientRect();
      return [left, top];
    }),
  );

/** Returns the links, buttons, inputs, headings and footers that the banner covers once it is rendered. */
const covered = (over: Locator) =>
  over.evaluate(async (banner) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const hidden = [...document.querySelectorAll('a, button, input, h1, footer')].filter((element) => {
      // Whether an element needs scrolling depends on the fonts.
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { bottom, height } = element.getBoundingClientRect();
      return height > 0 && bottom > banner.getBoundingClientRect().top;
    });
    window.scrollTo(0, 0);
    return hidden.map((element) => `${element.tagName} ${element.textContent}`);
  });

test.describe('without a connection', () => {
  for (const [name, path, size, words] of [
    ['the login', '/login', phone, en],
    ['the membership form', '/thepactform?id=1111&lang=es', desktop, es],
    ...(isFull
      ? ([
          ['the login', '/login?lang=es', desktop, es],
          ['the membership form', '/thepactform?id=1111', phone, en],
        ] as const)
      : []),
  ] as const) {
    test(`${name} (${path}) shows a banner, and nothing moves or is covered`, async ({ newVisit }) => {
      const { page, calls, open } = await newVisit(size);
      await open(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await calls.settle();
      const before = await places(page);
      await page.context().setOffline(true);
      await banner(page, words).waitFor();
      expect(await places(page)).toEqual(before);
      expect(await covered(banner(page, words))).toEqual([]);
      expect(await violationsOf(page)).toEqual([]);
      await page.context().setOffline(false);
      await banner(page, words).waitFor({ state: 'hidden' });
      expect(await places(page)).toEqual(before);
    });
  }

  test('failed requests are repeated when the connection is back, and a slow response shows a message', async ({
    newVisit,
  }) => {
    const visit = await newVisit();
    const { page } = visit;
    await visit.enter('admin', '/users');
    await untilRows(page);

    await test.step('a page that could not be opened opens automatically', async () => {
      await page.context().setOffline(true);
      await banner(page).waitFor();
      await navigate(page, '/clients');
      await page.getByRole('heading').first().waitFor();
      await page.context().setOffline(false);
      await page.getByRole('heading', { level: 1, name: 'All Clients' }).waitFor();
      await untilRows(page);
      expect(visit.address()).toBe('/clients');
    });

    await test.step('a list loads again, and what was typed stays', async () => {
      await goTo(page, '/users');
      await untilRows(page);
      const first = await rowsOf(page).first().innerText();
      const box = page
        .getByRole('searchbox')
        .or(page.getByPlaceholder(/Search/))
        .first();
      await page.context().setOffline(true);
      await banner(page).waitFor();
      await box.fill('ana');
      await page.getByRole('alert').filter({ hasText: en.tryAgain }).waitFor();
      await page.context().setOffline(false);
      await banner(page).waitFor({ state: 'hidden' });
      await rowsOf(page)
        .first()
        .filter({ hasNotText: first.split('\n')[0]! })
        .waitFor();
      await expect(box).toHaveValue('ana');
    });

    await test.step('the connection counts as lost when calls fail, even if the browser is online', async () => {
      await navigate(page, '/users?sortBy=created');
      await visit.calls.settle();
      await untilRows(page);
      await page.route('**/api/**', (route) => route.abort());
      await page.getByRole('button', { name: 'Next page' }).click();
      await banner(page).waitFor();
      await page.unroute('**/api/**');
      await banner(page).waitFor({ state: 'hidden' });
      await untilRows(page);
    });

    await test.step('a slow response shows one message after 8 s, until it arrives', async () => {
      await navigate(page, '/users?sortBy=username');
      await visit.calls.settle();
      await untilRows(page);
      let answer: () => void = () => undefined;
      const held = new Promise<void>((done) => {
        answer = done;
      });
      await page.route('**/api/v1/users?*', async (route) => {
        await held;
        await route.continue();
      });
      await page.getByRole('button', { name: 'Next page' }).click();
      const statusMessage = page.getByRole('status').filter({ hasText: en.stillWorking });
      await statusMessage.waitFor();
      await expect(statusMessage).toHaveCount(1);
      answer();
      await statusMessage.waitFor({ state: 'hidden' });
      await untilRows(page);
    });
  });
});
