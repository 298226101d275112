import { activate, fill, validPassword, heading, logIn, newPerson, press } from './setup/account-steps';
import { accounts, password as demoPassword } from './setup/accounts';
import { callApi } from './setup/api';
import { blankPath, expect, test } from './setup/fixtures';
import { linkIn, mailsTo, nextMail } from './setup/mails';
import { serverUrl } from './setup/server';

test.describe.configure({ mode: 'parallel' });

test.describe('a mailed link', () => {
  test('activates a new account only once, and leads to the login', async ({ newVisit, visit }) => {
    const { username, link } = await newPerson();
    const { page } = visit;
    await visit.open(link);
    await heading(page, 'Activate your account');
    await fill(page, 'Password1!');
    await press(page, 'Activate');
    await page.getByText('This is one of the most common passwords. Please choose another.').waitFor();
    await fill(page, 'Karim-2026!');
    await press(page, 'Activate');
    await page.getByText('This password is a name that is easy to guess. Please choose').waitFor();
    await fill(page, validPassword);
    await press(page, 'Activate');
    await heading(page, 'Your account is active');
    await page.getByRole('link', { name: 'Go to login' }).click();
    await logIn(page, username);
    await page.waitForURL((address) => !/login/.test(address.pathname));

    const other = await newVisit();
    await activate(other, link, 'Other-water-8');
    await heading(other.page, 'This link no longer works');
    await other.page.getByRole('link', { name: 'Get a new link' }).click();
    await heading(other.page, 'Forgot your password?');
  });

  test('leaves no trace of its token, and survives a reload', async ({ visit }) => {
    const { link } = await newPerson();
    const token = new URLSearchParams(link.split('?')[1]).get('token')!;
    const { page } = visit;
    const referrers: string[] = [];
    page.on('request', (request) => void referrers.push(request.headers()['referer'] ?? ''));
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'document') calls.push(request.url());
    });
    const check = async () => {
      await heading(page, 'Activate your account');
      expect(visit.address()).toBe('/activate-account');
      expect(await page.content()).not.toContain(token);
      const stored = await page.evaluate(() =>
        JSON.stringify([localStorage, sessionStorage].map((one) => Object.entries(one))),
      );
      expect(stored).not.toContain(token);
    };
    await visit.open(blankPath);
    const before = await visit.entries();
    await visit.open(link);
    await check();
    await page.reload();
    await check();
    expect((await visit.entries()) - before).toBe(1);
    expect([...referrers, ...calls].filter((text) => text.includes(token))).toEqual([]);

    await fill(page, validPassword);
    await press(page, 'Activate');
    await heading(page, 'Your account is active');
    await page.getByRole('link', { name: 'Go to login' }).click();
    await page.getByLabel('Email').waitFor();
    await page.goBack();
    await page.getByLabel('Email').waitFor();
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token);
    expect(visit.address()).toBe('/login');
  });

  test('resets a password and ends every session of the user', async ({ newVisit, visit }) => {
    const { username, link } = await newPerson();
    await activate(await newVisit(), link);
    const before = await newVisit();
    await before.open('/login');
    await expect
      .poll(async () => {
        const answer = await callApi('/api/v1/auth/login', { body: { username, password: validPassword } });
        return answer.status;
      })
      .toBe(200);
    await logIn(before.page, username);
    await before.page.waitForURL(/clients/);
    const { page } = visit;
    await visit.open('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    // The login page has a field of the same name, which is shown until this page has loaded.
    await heading(page, 'Forgot your password?');
    const known = (await mailsTo(username)).length;
    await page.getByLabel('Email').fill(username);
    await press(page, 'Send link');
    await page.getByText(`If ${username} has an account`).waitFor();
    const reset = linkIn(await nextMail(username, known));
    expect(reset).toMatch(/^\/reset-password\?token=/);
    await visit.open(reset);
    await heading(page, 'Choose a new password');
    await fill(page, '  Other water 8! ');
    await press(page, 'Save password');
    await heading(page, 'Your password was changed');

    await before.page.goto('/users');
    await before.page.waitForURL(/\/login/);
    await page.getByRole('link', { name: 'Go to login' }).click();
    await logIn(page, username);
    await page.getByText('Invalid Credentials, please try again.').waitFor();
    await logIn(page, username, '  Other water 8! ');
    await page.waitForURL(/clients/);
  });

  test('of another user ends the current session in every tab, and works', async ({ visit }) => {
    const { link } = await newPerson();
    const { page } = visit;
    await visit.signIn('regional');
    await page.waitForURL(/clients/);
    const tab = await page.context().newPage();
    await tab.goto('/clients');
    await tab.getByRole('heading', { level: 1, name: 'All Clients' }).waitFor();
    await activate(visit, link);
    await heading(page, 'Your account is active');
    await tab.waitForURL(/\/login/, { timeout: 3000 });
    expect(visit.calls.made(/auth\/logout/).map(({ status }) => status)).toEqual([200]);
    expect(await page.evaluate(() => localStorage.getItem('portal.token'))).toBeNull();
  });

  test('keeps the form when the server fails, and works only once when the response is lost', async ({
    newVisit,
  }) => {
    const { link } = await newPerson();
    const visit = await newVisit();
    const { page } = visit;
    const fault = (answer: { status: number; headers?: Record<string, string> }) =>
      page.route('**/auth/set-password', (route) => route.fulfill({ ...answer, json: {} }), { times: 1 });
    await fault({ status: 503 });
    await activate(visit, link);
    await page.getByText('An error occurred, please try again.').waitFor();
    await fault({ status: 429, headers: { 'Retry-After': '130' } });
    await press(page, 'Try again');
    await page.getByText('Too many attempts. Try again in 3 minutes.').waitFor();
    await page.route(
      '**/auth/set-password',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await press(page, 'Try again');
    await page.getByText('The server did not answer.', { exact: false }).waitFor();
    await press(page, 'Try again');
    await page.getByText('If you just chose a password, log in with it.', { exact: false }).waitFor();
    await page.getByRole('link', { name: 'Go to login' }).waitFor();
  });
});

test.describe('an employee', () => {
  test('who is a member sees the app page after the login, in their language, and can sign out', async ({
    visit,
  }) => {
    const { page } = visit;
    await page.goto('/login?lang=es');
    await page.getByLabel('Correo electrónico').fill(accounts.employee);
    await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
    await press(page, 'Iniciar sesión');
    await heading(page, 'Obtenga la aplicación móvil');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await visit.open('/');
    await heading(page, 'Get the mobile app');
    await press(page, 'Sign Out');
    await page.waitForURL(/\/login/);
    await page.goBack();
    await page.waitForURL(/\/login/);
    expect(await page.evaluate(() => localStorage.getItem('portal.token'))).toBeNull();
  });

  test('who is not a member yet is redirected to the membership form with a page load', async ({ visit }) => {
    const token = ['{}', '{"id":9002,"permissions":[],"employee_id":700001}', 'x']
      .map((part) => Buffer.from(part).toString('base64url'))
      .join('.');
    // A page without scripts: the login page would notice the session and reload.
    await visit.page.goto(blankPath);
    await visit.page.evaluate((value) => {
      localStorage.setItem('portal.user', JSON.stringify({ v: 1, id: 9002 }));
      localStorage.setItem('portal.refresh-token', 'r');
      localStorage.setItem('portal.token', value);
    }, token);
    const loads: string[] = [];
    visit.page.on('request', (request) => {
      if (request.resourceType() === 'document') loads.push(request.url().slice(serverUrl().length));
    });
    // The redirect happens before the page has loaded.
    await visit.page.goto('/', { waitUntil: 'commit' });
    await visit.page.waitForURL(/thepactform\?employee_id=700001/);
    expect(loads).toEqual(['/', '/thepactform?employee_id=700001']);
  });
});
