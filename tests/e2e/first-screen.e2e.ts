import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { blank, newVisit, type VisitOptions } from './setup/browser';

/** A page whose scripts wait until they are let go. */
const visitWithoutScripts = async (options: VisitOptions = {}) => {
  const visit = await newVisit(options);
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await visit.page.route('**/assets/*.js', async (route) => {
    await gone;
    await route.continue();
  });
  const open = async (path: string) => {
    await visit.page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => visit.page.evaluate(() => document.readyState)).toBe('interactive');
  };
  return { ...visit, open, letGo };
};

/** Marks every element, so that it is known again. */
const mark = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('#root *')];
    Object.assign(window, { marked: elements });
    return elements.length;
  });
const stillThere = (page: Page) =>
  page.evaluate(() => {
    const { marked } = window as unknown as { marked: Element[] };
    return marked.filter((element) => element.isConnected).length;
  });

const headingIn = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('h1');
    return heading?.checkVisibility({ visibilityProperty: true }) ? heading.textContent : null;
  });
const live = (page: Page) => page.locator('#root:not([data-screen])').waitFor();

/** By the eyes and hands of a person: Playwright's own waits begin when the scripts are there. */
const focus = (page: Page, selector: string) =>
  page.evaluate((of) => document.querySelector<HTMLElement>(of)?.focus(), selector);

describe('a public page before its scripts', () => {
  it.each([
    ['/login', 'en-US', 'new universal login', 'New universal login · Client Portal'],
    ['/', 'es-MX', 'nuevo inicio de sesión universal', 'Nuevo inicio de sesión universal · Client Portal'],
    [
      '/login?lang=es',
      'en-US',
      'nuevo inicio de sesión universal',
      'Nuevo inicio de sesión universal · Client Portal',
    ],
    ['/thepactform?id=1001', 'en-US', 'Join the membership program', 'Step 1 of 5: Welcome – Client Portal'],
    [
      '/thepactform?id=1001',
      'es-US',
      'Únase al programa de membresía',
      'Paso 1 de 5: Bienvenida – Client Portal',
    ],
  ])(
    '%s in %s shows its first screen, and the scripts only bring it to life',
    async (path, locale, title, name) => {
      const { page, open, letGo } = await visitWithoutScripts({ locale });
      await open(path);
      expect(await headingIn(page)).toBe(title);
      expect(await page.title()).toBe(name);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(
        locale.startsWith('es') || path.includes('lang=es') ? 'es' : 'en',
      );
      const count = await mark(page);
      expect(count).toBeGreaterThan(40);
      letGo();
      await live(page);
      await page.waitForLoadState('networkidle');
      expect(await stillThere(page)).toBe(count);
      expect(await page.title()).toBe(name);
    },
  );

  it('keeps the typed values of the login, and sends them when it was submitted', async () => {
    const { page, open, letGo, address } = await visitWithoutScripts();
    await open('/login');
    await focus(page, 'input[name="email"]');
    await page.keyboard.type('staff@portal.example');
    await focus(page, 'input[name="password"]');
    await page.keyboard.type('not a real password');
    await page.keyboard.press('Enter');
    expect(address()).toBe('/login');
    letGo();
    await page.getByText('Invalid Credentials').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('staff@portal.example');
    expect(address()).toBe('/login');
  });

  it('answers a press on the membership form when it can', async () => {
    const { page, open, letGo } = await visitWithoutScripts();
    await open('/thepactform?id=1001');
    await page.evaluate(() => document.querySelector<HTMLElement>('main .MuiButton-contained')?.click());
    letGo();
    await page.getByRole('heading', { level: 1, name: 'Check your eligibility' }).waitFor();
  });

  it('answers in the language of the browser where the page came in another', async () => {
    const { page, open, letGo } = await visitWithoutScripts();
    await page.route('**/login', (route) =>
      route.continue({ headers: { ...route.request().headers(), 'accept-language': 'es' } }),
    );
    await open('/login');
    expect(await headingIn(page)).toBe('nuevo inicio de sesión universal');
    letGo();
    await page.getByRole('heading', { level: 1, name: 'new universal login' }).waitFor();
    await page.getByRole('button', { name: 'Login' }).waitFor();
  });
});

describe('a first screen that is not what will be shown', () => {
  it('is hidden from a signed-in user', async () => {
    const { page, enter } = await newVisit();
    await enter('staff');
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive');
    expect(await headingIn(page)).toBeNull();
  });

  it.each([
    ['/login', 'es', 'en-US', 'nuevo inicio de sesión universal'],
    ['/thepactform?id=1001', 'en', 'es-US', 'Join the membership program'],
  ])('is hidden at %s until it speaks the chosen language (%s)', async (path, chosen, locale, title) => {
    const { page, open, letGo } = await visitWithoutScripts({ locale });
    await page.goto(blank);
    await page.evaluate((language) => localStorage.setItem('portal.language', language), chosen);
    await open(path);
    expect(await headingIn(page)).toBeNull();
    letGo();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(chosen);
  });

  it('is shown at once in the language of the address, which counts more than the chosen one', async () => {
    const { page, open } = await visitWithoutScripts();
    await page.goto(blank);
    await page.evaluate(() => localStorage.setItem('portal.language', 'es'));
    await open('/login?lang=en');
    expect(await headingIn(page)).toBe('new universal login');
  });

  it.each([
    ['the privacy policy', '/thepactform?id=1001#privacy', null],
    ['a step that is shown again', '/thepactform?id=1001', { step: 'eligibility', depth: 1, signing: null }],
  ])('is hidden for %s', async (_, path, state) => {
    const { page, open } = await visitWithoutScripts();
    if (state) {
      await page.goto(path, { waitUntil: 'commit' });
      await page.evaluate((entry) => history.replaceState(entry, ''), state);
      await page.reload({ waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive');
    } else await open(path);
    expect(await headingIn(page)).toBeNull();
  });

  it.each([
    '/thepactform',
    '/thepactform?id=1001&signing_complete=1&envelope_id=e',
    '/forgot-password',
    '/clients',
  ])('is not in the page of %s', async (path) => {
    const { page, open } = await visitWithoutScripts();
    await open(path);
    expect(await page.evaluate(() => document.getElementById('root')?.childElementCount)).toBe(0);
  });
});
