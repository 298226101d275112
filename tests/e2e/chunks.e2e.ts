import type { Page } from '@playwright/test';
import { isFull } from '@tests/helpers/scale';
import { expect, type NewVisit, test } from './setup/fixtures';
import { untilRows } from './setup/list';
import { invited } from './setup/membership/people';
import { pathOf, phone, walkOn } from './setup/membership/walk';
import { languages } from './setup/membership/words';
import { serverUrl } from './setup/server';

test.describe.configure({ mode: 'parallel' });

/** The code of the form over a list, which comes when it is opened. */
const formCode = /\/assets\/form-page-[^/]*\.js$/;

/** Puts files of the build under names that the server does not have (any more); it answers as it does for those. */
const removed = (page: Page, files: RegExp, isGone = () => true) =>
  page.route(files, (route) =>
    isGone() ? route.continue({ url: `${serverUrl()}/assets/gone-0.js` }) : route.fallback(),
  );

/** Counted with the request: the page's scripts may ask for theirs before the page has loaded. */
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
  test('that are missing are 404 and never the page', async () => {
    for (const path of ['/assets/gone-0.js', '/assets/gone-0.css', '/assets/gone', '/gone.js']) {
      const answer = await fetch(serverUrl() + path);
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-type') ?? '').not.toContain('html');
      expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
      expect(await answer.text()).not.toContain('<');
    }
  });

  test('with a hash never change, and the page that names them is always asked for', async () => {
    const page = await fetch(`${serverUrl()}/users`);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const [file] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? [''];
    const answer = await fetch(serverUrl() + file);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});

test.describe('a part that cannot be fetched', () => {
  test('in an old tab over a new build is there after one reload, on the same address', async ({
    newVisit,
  }) => {
    const { page, loads, address } = await atUsers(newVisit);
    await removed(page, formCode, () => loads.count === 0);
    await add(page);
    await dialog(page).waitFor();
    expect(loads.count).toBe(1);
    expect(address()).toBe('/users/new');
  });

  test('reloads once, then says so, and Reload works when it is there again', async ({ newVisit }) => {
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

  test('does not reload without a network, and comes by itself when there is one', async ({ newVisit }) => {
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
    test(`that starts ${name} reloads once, then says so, and Reload works`, async ({ newVisit }) => {
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

test.describe('a new build while a person fills in the membership form', () => {
  for (const language of isFull ? languages : (['en'] as const)) {
    test(`takes nothing from it (${language}): all steps and both languages are there`, async ({
      newVisit,
    }) => {
      const { page } = await newVisit(phone);
      const person = invited(language === 'en' ? 1125 : 1126);
      const walk = walkOn({ page, language });
      await page.goto(pathOf(person, 'id', language));
      await walk.heading(walk.said.welcome.title);
      await page.waitForLoadState('networkidle');
      let asked = 0;
      await removed(page, /\/assets\//, () => {
        asked += 1;
        return true;
      });
      for (const name of ['Español', 'English', language === 'en' ? 'English' : 'Español'])
        await page.getByRole('button', { name }).click();
      await walk.press(walk.said.welcome.agree);
      await walk.digits().fill(person.lastFour);
      await walk.press(walk.said.eligibility.verify);
      await walk.atForm();
      await walk.fillRest(person.ssn);
      await walk.sign();
      await walk.atSigningPage();
      expect(asked).toBe(0);
    });
  }
});
