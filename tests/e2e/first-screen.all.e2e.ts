import type { Page } from '@playwright/test';
import { isFull } from '@tests/helpers/scale';
import en from '@locales/en/first-screen';
import es from '@locales/es/first-screen';
import { blankPath, expect, type NewVisit, test, type VisitOptions } from './setup/fixtures';
import { violationsOf } from './setup/violations';

test.describe.configure({ mode: 'parallel' });

/** A page whose scripts are held until `releaseScripts` is called. */
const visitWithoutScripts = async (newVisit: NewVisit, options: VisitOptions = {}) => {
  const visit = await newVisit(options);
  let releaseScripts = (): void => undefined;
  const scriptsReleased = new Promise<void>((resolve) => {
    releaseScripts = resolve;
  });
  await visit.page.route('**/assets/*.js', async (route) => {
    await scriptsReleased;
    await route.continue();
  });
  const open = async (path: string) => {
    await visit.page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => visit.page.evaluate(() => document.readyState)).toBe('interactive');
  };
  return { ...visit, open, releaseScripts };
};

/** Remembers every element, to recognize it later. Returns their number. */
const mark = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('#root *')];
    Object.assign(window, { marked: elements });
    return elements.length;
  });
const countConnected = (page: Page) =>
  page.evaluate(() => {
    const { marked } = window as unknown as { marked: Element[] };
    return marked.filter((element) => element.isConnected).length;
  });

const headingIn = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('h1');
    return heading?.checkVisibility({ visibilityProperty: true }) ? heading.textContent : null;
  });
const untilMounted = (page: Page) => page.locator('#root:not([data-screen])').waitFor();

/** Focuses an element without Playwright's waits, which only start when the scripts have loaded. */
const focus = (page: Page, selector: string) =>
  page.evaluate((of) => document.querySelector<HTMLElement>(of)?.focus(), selector);

test.describe('a public page before its scripts load', () => {
  for (const [path, locale, title, name] of [
    ['/login', 'en-US', 'new universal login', 'New universal login · Client Portal'],
    [
      '/thepactform?id=1001',
      'es-US',
      'Únase al programa de membresía',
      'Paso 1 de 5: Bienvenida – Client Portal',
    ],
    ...(isFull
      ? ([
          [
            '/',
            'es-MX',
            'nuevo inicio de sesión universal',
            'Nuevo inicio de sesión universal · Client Portal',
          ],
          [
            '/login?lang=es',
            'en-US',
            'nuevo inicio de sesión universal',
            'Nuevo inicio de sesión universal · Client Portal',
          ],
          [
            '/thepactform?id=1001',
            'en-US',
            'Join the membership program',
            'Step 1 of 5: Welcome – Client Portal',
          ],
        ] as const)
      : []),
  ] as const) {
    test(`${path} in ${locale} shows its first screen, and the scripts keep its elements`, async ({
      newVisit,
    }) => {
      const { page, open, releaseScripts } = await visitWithoutScripts(newVisit, { locale });
      await open(path);
      expect(await headingIn(page)).toBe(title);
      await expect(page).toHaveTitle(name);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(
        locale.startsWith('es') || path.includes('lang=es') ? 'es' : 'en',
      );
      const count = await mark(page);
      expect(count).toBeGreaterThan(40);
      releaseScripts();
      await untilMounted(page);
      await page.waitForLoadState('networkidle');
      expect(await countConnected(page)).toBe(count);
      await expect(page).toHaveTitle(name);
    });
  }

  for (const [chosen, colorScheme] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const)
    test(`has the chosen colors, ${chosen}, in a ${colorScheme} browser`, async ({ newVisit }) => {
      const { page, open } = await visitWithoutScripts(newVisit, { colorScheme });
      await page.addInitScript((value) => localStorage.setItem('portal.appearance', value), chosen);
      await open('/login');
      await expect(page.locator('html')).toHaveAttribute(`data-${chosen}`);
    });

  test('keeps the values typed into the login, and sends a submitted login once the scripts have loaded', async ({
    newVisit,
  }) => {
    const { page, open, releaseScripts, address } = await visitWithoutScripts(newVisit);
    await open('/login');
    await focus(page, 'input[name="email"]');
    await page.keyboard.type('staff@portal.example');
    await focus(page, 'input[name="password"]');
    await page.keyboard.type('not a real password');
    await page.keyboard.press('Enter');
    expect(address()).toBe('/login');
    releaseScripts();
    await page.getByText('Invalid Credentials').waitFor();
    await expect(page.getByLabel('Email')).toHaveValue('staff@portal.example');
    expect(address()).toBe('/login');
  });

  test('handles a click on the membership form once the scripts have loaded', async ({ newVisit }) => {
    const { page, open, releaseScripts } = await visitWithoutScripts(newVisit);
    await open('/thepactform?id=1001');
    await page.evaluate(() => document.querySelector<HTMLElement>('main .MuiButton-contained')?.click());
    releaseScripts();
    await page.getByRole('heading', { level: 1, name: 'Check your eligibility' }).waitFor();
  });

  for (const [path, locale, texts, heading] of [
    ['/thepactform?id=1001', 'es-US', es, 'Únase al programa de membresía'],
    ['/login', 'en-US', en, 'new universal login'],
  ] as const) {
    test(`${path} shows a message when its scripts fail to load, and reloads when the connection is back`, async ({
      newVisit,
    }) => {
      const { page } = await newVisit({ locale, viewport: { width: 390, height: 844 } });
      const assets = '**/assets/*.js';
      await page.route(assets, (route) => route.abort('connectionreset'));
      await page.goto(path);
      const notice = page.getByRole('alert').filter({ hasText: texts.incomplete });
      await notice.waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await test.step('it does not reload while offline, because the browser would show its own error page', async () => {
        await page.context().setOffline(true);
        const asked = page.waitForEvent('requestfailed');
        await notice.getByRole('button', { name: texts.reload }).click();
        await asked;
        await notice.waitFor();
        expect(await headingIn(page)).toBe(heading);
      });
      await page.unroute(assets);
      await test.step('it reloads even if the first request after reconnecting fails', async () => {
        await page.route(new URL(page.url()).pathname, (route) => route.abort('internetdisconnected'), {
          times: 1,
        });
        await page.context().setOffline(false);
        await untilMounted(page);
      });
      await notice.waitFor({ state: 'detached' });
    });
  }

  test('switches to the language of the browser when the page was served in another', async ({
    newVisit,
  }) => {
    const { page, open, releaseScripts } = await visitWithoutScripts(newVisit);
    await page.route('**/login', (route) =>
      route.continue({ headers: { ...route.request().headers(), 'accept-language': 'es' } }),
    );
    await open('/login');
    expect(await headingIn(page)).toBe('nuevo inicio de sesión universal');
    releaseScripts();
    await page.getByRole('heading', { level: 1, name: 'new universal login' }).waitFor();
    await page.getByRole('button', { name: 'Login' }).waitFor();
  });
});

test.describe('a first screen that differs from the final screen', () => {
  for (const [path, chosen, locale, title] of [
    ['/login', 'es', 'en-US', 'nuevo inicio de sesión universal'],
    ...(isFull ? ([['/thepactform?id=1001', 'en', 'es-US', 'Join the membership program']] as const) : []),
  ] as const) {
    test(`is hidden at ${path} until it is in the chosen language (${chosen})`, async ({ newVisit }) => {
      const { page, open, releaseScripts } = await visitWithoutScripts(newVisit, { locale });
      await page.goto(blankPath);
      await page.evaluate((language) => localStorage.setItem('portal.language', language), chosen);
      await open(path);
      expect(await headingIn(page)).toBeNull();
      releaseScripts();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(chosen);
    });
  }

  // No script runs here, so one page is enough for all cases.
  test('is hidden or shown depending on storage, history and address, before any script runs', async ({
    newVisit,
  }) => {
    const { page, open, enter } = await visitWithoutScripts(newVisit);
    for (const path of [
      '/thepactform',
      '/thepactform?id=1001&signing_complete=1&envelope_id=e',
      '/forgot-password',
      '/clients',
    ]) {
      await open(path);
      expect(await page.evaluate(() => document.getElementById('root')?.childElementCount), path).toBe(0);
    }

    await test.step('it is hidden for the privacy policy', async () => {
      await open('/thepactform?id=1001#privacy');
      expect(await headingIn(page)).toBeNull();
    });

    await test.step('it is hidden when the history entry restores another step', async () => {
      await page.goto('/thepactform?id=1001', { waitUntil: 'commit' });
      const entry = { step: 'eligibility', depth: 1, signing: null };
      await page.evaluate((state) => history.replaceState(state, ''), entry);
      await page.reload({ waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive');
      expect(await headingIn(page)).toBeNull();
    });

    await test.step('it is shown at once in the language of the address, which overrides the chosen one', async () => {
      await page.goto(blankPath);
      await page.evaluate(() => localStorage.setItem('portal.language', 'es'));
      await open('/login?lang=en');
      expect(await headingIn(page)).toBe('new universal login');
    });

    await test.step('it is hidden from a signed-in user', async () => {
      await enter('staff', blankPath);
      await open('/login');
      expect(await headingIn(page)).toBeNull();
    });
  });
});
