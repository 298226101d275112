import type { Locator, Page } from '@playwright/test';
import { expect, type NewVisit, takePageErrors, test } from './setup/fixtures';
import { untilRows } from './setup/list';
import { goTo, navigate } from './setup/navigation';
import { serverUrl } from './setup/server';

test.describe.configure({ mode: 'parallel' });

const phone = { viewport: { width: 390, height: 844 } };

/** The chunk of the overlays: menus, dialogs and tooltips. */
const overlays = /\/assets\/overlays-[^/]*\.js$/;

const accountButton = (page: Page) => page.getByRole('button', { name: /account menu/ });

/** How often the code of the overlays was requested. */
const overlayRequests = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/overlays-'))
        .length,
  );

const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

const withoutOverlays = (page: Page) =>
  page.route(overlays, (route) => route.continue({ url: `${serverUrl()}/assets/gone-0.js` }));

/** Waits until their code and its imports have loaded: half a second after the last script. */
const untilFetched = (page: Page) =>
  page.waitForFunction(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = entries.filter(({ name }) => name.endsWith('.js'));
    const last = Math.max(...scripts.map(({ responseEnd }) => responseEnd));
    return scripts.some(({ name }) => name.includes('/assets/overlays-')) && performance.now() - last > 500;
  });

/** A promise, and the function that resolves it. */
const gate = () => {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
};

const atUsers = async (newVisit: NewVisit, before: (page: Page) => Promise<unknown>) => {
  const visit = await newVisit();
  await before(visit.page);
  await visit.enter('admin', '/users');
  await untilRows(visit.page);
  return visit.page;
};

test.describe('overlays', () => {
  test('are fetched after the first rows, and then open without a network', async ({ newVisit }) => {
    const { page, enter } = await newVisit(phone);
    const rows = gate();
    await page.route(/\/api\/v1\/users\?/, async (route) => {
      await rows.passed;
      await route.continue();
    });
    await enter('admin', '/users');
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await overlayRequests(page)).toBe(0);
    rows.open();
    await untilFetched(page);
    expect(await overlayRequests(page)).toBe(1);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name: 'Users' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await accountButton(page).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor();
  });

  test('a form that is loading leaves the list visible, and the focus on its button', async ({
    newVisit,
  }) => {
    const form = gate();
    const page = await atUsers(newVisit, (before) =>
      before.route(/\/assets\/form-page-[^/]*\.js$/, async (route) => {
        await form.passed;
        await route.continue();
      }),
    );
    const edit = page.getByRole('button', { name: /^Edit / }).first();
    await edit.press('Enter');
    await page.getByRole('progressbar', { name: 'Loading…' }).waitFor();
    await untilRows(page);
    await expect(edit).toBeFocused();
    form.open();
    await page.getByRole('dialog', { name: 'Edit user' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect(edit).toBeFocused();
  });

  test('a tooltip opens under a finger that stays until the code has loaded, and closes when it lifts', async ({
    newVisit,
  }) => {
    const code = gate();
    const { page, enter } = await newVisit({ ...phone, hasTouch: true, isMobile: true });
    await page.route(overlays, async (route) => {
      await code.passed;
      await route.continue();
    });
    await enter('admin', '/users');
    await page.getByRole('list', { name: 'Users' }).getByRole('listitem').first().waitFor();
    // The mouse rests in the corner where MUI first renders a tooltip: it would enter and leave the tooltip, and so close it.
    await page.mouse.move(4, 400);
    const tools = await page.context().newCDPSession(page);
    const put = async (button: Locator) => {
      const { x, y } = (await button.boundingBox())!;
      const touchPoints = [{ x: x + 10, y: y + 10 }];
      await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    };
    const lift = (type: 'touchEnd' | 'touchCancel') =>
      tools.send('Input.dispatchTouchEvent', { type, touchPoints: [] });
    await put(page.getByRole('button', { name: 'More for this list' }));
    // Not a tap, which would open the menu.
    await lift('touchCancel');
    await put(searchButton(page));
    code.open();
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toHaveText(/Ctrl\+K|⌘K/);
    await lift('touchEnd');
    await tooltip.waitFor({ state: 'detached' });
  });

  test('a menu opens once when its button was clicked before the code had loaded, and tooltips open on hover and focus', async ({
    newVisit,
  }) => {
    const asked = gate();
    const held = gate();
    const page = await atUsers(newVisit, (fresh) =>
      fresh.route(overlays, async (route) => {
        asked.open();
        await held.passed;
        await route.fallback();
      }),
    );
    const button = accountButton(page);
    await button.click();
    await asked.passed;
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await page.getByRole('menu').count()).toBe(0);
    held.open();
    await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor();
    await expect(page.getByRole('menu')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await expect(button).toBeFocused();

    // A tooltip opens on hover or focus, stays while the pointer is over it, and closes when its element disappears.
    const search = searchButton(page);
    await search.hover();
    const tooltip = page.getByRole('tooltip', { name: /Ctrl\+K|⌘K/ });
    await tooltip.waitFor();
    await tooltip.hover();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'detached' });

    await page.mouse.move(600, 500);
    await search.evaluate((element) => element.setAttribute('data-same', ''));
    for (;;) {
      await page.keyboard.press('Tab');
      if (await search.evaluate((element) => element === document.activeElement)) break;
    }
    await tooltip.waitFor();
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'detached' });
    // The same element still has the focus.
    await expect(page.locator('[data-same]:focus')).toHaveCount(1);

    const edit = page.getByRole('button', { name: /^Edit / }).first();
    const name = (await edit.getAttribute('aria-label')) ?? '';
    await edit.hover();
    const tip = page.getByRole('tooltip', { name });
    await tip.waitFor();
    await navigate(page, '/clients');
    await tip.waitFor({ state: 'detached' });
  });

  test('leave the page as it is when their code is missing, and show an error when one has to open', async ({
    newVisit,
  }) => {
    const page = await atUsers(newVisit, withoutOverlays);
    await untilFetched(page);
    await searchButton(page).hover();
    await page.getByRole('link', { name: 'All Clients' }).hover();
    await searchButton(page).hover();
    expect(await page.getByRole('tooltip').count()).toBe(0);
    await page.getByRole('link', { name: 'All Clients' }).click();
    await page.getByRole('heading', { name: 'All Clients' }).waitFor();
    await untilRows(page);
    await goTo(page, '/users');
    await untilRows(page);

    // An overlay that has to open shows an error, after one reload.
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const again = page.waitForEvent('load');
    await accountButton(page).click();
    await again;
    await untilRows(page);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('heading', { name: 'Oops! Something went wrong!' }).waitFor();
    for (const line of takePageErrors()) expect(line).toContain('dynamically imported module');
    await page.unroute(overlays);
    await page.getByRole('button', { name: 'Reload' }).click();
    await untilRows(page);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menu').waitFor();
    expect(loads).toBe(2);
  });
});
