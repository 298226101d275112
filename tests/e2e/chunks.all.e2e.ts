import type { Page } from '@playwright/test';
import { isFull } from '@tests/helpers/scale';
import { expect, type NewVisit, test } from './setup/fixtures';
import { untilRows } from './setup/list';
import { invitedPerson } from './setup/membership/people';
import { pathOf, phone, walkOn } from './setup/membership/walk';
import { languages } from './setup/membership/words';
import { serverUrl } from './setup/server';

test.describe.configure({ mode: 'parallel' });

/** The chunk of the form over a list, which loads when the form opens. */
const formCode = /\/assets\/form-page-[^/]*\.js$/;

/** Requests files of the build under a name that does not exist (any more), so that the server responds as for missing files. */
const removed = (page: Page, files: RegExp, isGone = () => true) =>
  page.route(files, (route) =>
    isGone() ? route.continue({ url: `${serverUrl()}/assets/gone-0.js` }) : route.fallback(),
  );

/** Counts page loads by their requests, because scripts may fetch their chunks before the load event. */
const countLoads = (page: Page) => {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.count += 1;
  });
  return loads;
};

const atUsers = async (newVisit: NewVisit) => {
  const visit = await newVisit();
  await visit.enter('admin', '/users');
  await untilRows(visit.page);
  return { ...visit, loads: countLoads(visit.page) };
};
const add = (page: Page) => page.getByRole('link', { name: 'Add user' }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add user' });

test.describe('files of the build', () => {
  test('return 404 when they are missing, and never the page', async () => {
    for (const path of ['/assets/gone-0.js', '/assets/gone-0.css', '/assets/gone', '/gone.js']) {
      const answer = await fetch(serverUrl() + path);
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-type') ?? '').not.toContain('html');
      expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
      expect(await answer.text()).not.toContain('<');
    }
  });

  test('with a hash are cached as immutable, and the page that references them is always revalidated', async () => {
    const page = await fetch(`${serverUrl()}/users`);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const [file] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? [''];
    const answer = await fetch(serverUrl() + file);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});

test.describe('a chunk that cannot be fetched', () => {
  test('in an old tab after a new build loads with one reload, at the same address', async ({ newVisit }) => {
    const { page, loads, address } = await atUsers(newVisit);
    await removed(page, formCode, () => loads.count === 0);
    await add(page);
    await dialog(page).waitFor();
    expect(loads.count).toBe(1);
    expect(address()).toBe('/users/new');
  });

  test('reloads the page once, then shows an error, and Reload works when the chunk is available again', async ({
    newVisit,
  }) => {
    const { page, loads } = await atUsers(newVisit);
    await removed(page, formCode);
    await add(page);
    await page.getByRole('heading', { name: 'Oops! Something went wrong!' }).waitFor();
    await expect.poll(() => loads.count).toBe(1);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => loads.count).toBe(2);
    await page.getByRole('heading', { name: 'Oops! Something went wrong!' }).waitFor();
    await page.unroute(formCode);
    await page.getByRole('button', { name: 'Reload' }).click();
    await dialog(page).waitFor();
    expect(loads.count).toBe(3);
  });

  test('does not reload the page while offline, and loads automatically when online', async ({
    newVisit,
  }) => {
    const { page, loads, address } = await atUsers(newVisit);
    await page.context().setOffline(true);
    await add(page);
    await page.getByRole('heading', { name: 'Oops! Something went wrong!' }).waitFor();
    expect(loads.count).toBe(0);
    await page.context().setOffline(false);
    await dialog(page).waitFor();
    expect(address()).toBe('/users/new');
  });

  for (const [name, path, code] of [
    ['the portal', '/login', /\/assets\/start-portal-[^/]*\.js$/],
    ['the membership form', '/thepactform?id=1111', /\/assets\/start-membership-[^/]*\.js$/],
  ] as const) {
    test(`that starts ${name} reloads the page once, then shows an error, and Reload works`, async ({
      newVisit,
    }) => {
      const { page, open } = await newVisit();
      const loads = countLoads(page);
      await removed(page, code);
      await open(path);
      await page.getByRole('alert').waitFor();
      expect(loads.count).toBe(2);
      await page.unroute(code);
      await page.getByRole('button', { name: 'Reload' }).click();
      await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Oops' }).waitFor();
    });
  }
});

test.describe('a new build while the membership form is open', () => {
  for (const language of isFull ? languages : (['en'] as const)) {
    test(`does not break it (${language}): all steps and both languages work`, async ({ newVisit }) => {
      const { page } = await newVisit(phone);
      const person = invitedPerson(language === 'en' ? 1125 : 1126);
      const walk = walkOn({ page, language });
      await page.goto(pathOf(person, 'id', language));
      await walk.heading(walk.texts.welcome.title);
      await page.waitForLoadState('networkidle');
      let asked = 0;
      await removed(page, /\/assets\//, () => {
        asked += 1;
        return true;
      });
      for (const name of ['Español', 'English', language === 'en' ? 'English' : 'Español'])
        await page.getByRole('button', { name }).click();
      await walk.press(walk.texts.welcome.agree);
      await walk.digits().fill(person.lastFour);
      await walk.press(walk.texts.eligibility.verify);
      await walk.atForm();
      await walk.fillRest(person.ssn);
      await walk.sign();
      await walk.atSigningPage();
      expect(asked).toBe(0);
    });
  }
});
