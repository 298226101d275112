import { Secret, TOTP } from 'otpauth';
import { isFull } from '@tests/helpers/scale';
import { activate, validPassword, heading, logIn, newPerson, press } from './setup/account-steps';
import { expect, type NewVisit, test, type Visit, type VisitOptions } from './setup/fixtures';
import { linkIn, mailsTo, nextMail } from './setup/mails';
import { screenFaults } from './setup/violations';

const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;

/** Creates and activates an account, and opens its account page. */
const newAccount = async (newVisit: NewVisit, options: VisitOptions = {}) => {
  const { username, link } = await newPerson();
  const reader = await newVisit();
  await activate(reader, link);
  await heading(reader.page, 'Your account is active');
  const visit = await newVisit(options);
  await visit.open('/login?redirect=/account');
  await logIn(visit.page, username);
  await heading(visit.page, 'Your account');
  return { visit, username };
};
const part = ({ page }: Visit, name: string) => page.getByRole('region', { name, exact: true });
const prove = async ({ page }: Visit, password = validPassword) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.locator('button[type=submit]').click();
};
const untilText = ({ page }: Visit, text: string | RegExp) => page.getByText(text).first().waitFor();
const isIn = ({ page }: Visit) => page.waitForURL((address) => !/login|two-factor/.test(address.pathname));

/** Switches an authenticator app on. Returns the app, which generates codes, and the recovery codes. */
const switchAppOn = async (visit: Visit) => {
  const { page } = visit;
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Use an authenticator app' }).click();
  await prove(visit);
  await dialog.getByRole('img', { name: /QR code/ }).waitFor();
  const key = (await dialog.locator('code').first().innerText()).replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await dialog.getByLabel('Code', { exact: true }).fill(app.generate());
  await press(page, 'Switch on');
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  return { app, codes: await list.getByRole('listitem').allInnerTexts() };
};

test.describe('the account page', () => {
  test('changes the name, the password, which ends every other session, and the address after its link is confirmed', async ({
    newVisit,
  }) => {
    const { visit, username } = await newAccount(newVisit);
    await part(visit, 'Name').getByLabel('Last name').fill('Quill');
    await press(visit.page, 'Save name');
    await untilText(visit, 'Your name was saved.');
    await visit.page.getByRole('button', { name: 'Nadia Quill, account menu' }).waitFor();

    const other = await newVisit();
    await other.open('/login?redirect=/account');
    await logIn(other.page, username);
    await heading(other.page, 'Your account');

    const changed = 'Other-water-8';
    await press(visit.page, 'Change password');
    const fields = visit.page.getByRole('dialog');
    await fields.getByLabel('New password', { exact: true }).fill(changed);
    await prove(visit, 'not it');
    await untilText(visit, 'This is not your current password.');
    await prove(visit);
    await untilText(visit, /You stay signed in here/);

    await other.page.goto('/account');
    await other.page.getByLabel('Email').waitFor();
    await untilText(other, /^You were signed out/);
    await logIn(other.page, username, changed);
    await heading(other.page, 'Your account');
    await visit.page.reload();
    await heading(visit.page, 'Your account');

    const next = username.replace('person', 'changed');
    await press(visit.page, 'Change email');
    await visit.page.getByRole('dialog').getByLabel('New email').fill(next);
    await prove(visit, changed);
    await untilText(visit, `Waiting for ${next} to be confirmed.`);
    const link = linkIn(await nextMail(next, 0));
    expect(link).toMatch(/^\/confirm-address\?token=/);
    expect((await mailsTo(username)).length).toBeGreaterThan(1);

    const reader = await newVisit();
    await reader.open(link);
    await heading(reader.page, 'Confirm your new email');
    expect(reader.address()).toBe('/confirm-address');
    await press(reader.page, 'Confirm email');
    await heading(reader.page, 'Your email was confirmed');
    await reader.page.getByRole('link', { name: 'Go to login' }).click();
    await logIn(reader.page, username, changed);
    await untilText(reader, 'Invalid Credentials, please try again.');
    await reader.page.getByLabel('Email').fill('');
    await logIn(reader.page, next, changed);
    await isIn(reader);
    await visit.page.goto('/account');
    await untilText(visit, /^You were signed out/);
    await reader.open(link);
    await reader.page.waitForURL(/clients|users|account|confirm/);
  });
});

const variants = [
  ['on a phone', phone],
  ['in a wide window', {}],
] as const;
for (const [name, visitOptions] of isFull ? variants : variants.slice(0, 1)) {
  test(`account screens have no faults ${name}, and the next login takes an app code or an unused recovery code`, async ({
    newVisit,
  }) => {
    const { visit, username } = await newAccount(newVisit, visitOptions);
    const { page } = visit;
    const faults: Record<string, string[]> = {};
    const check = async (state: string) => {
      await visit.calls.settle();
      const found = await screenFaults(page);
      if (found.length > 0) faults[state] = found;
    };
    const close = async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await part(visit, 'Where you are signed in').getByText('This browser').waitFor();
    await check('at rest');
    for (const change of ['Change email', 'Change password', 'Use codes by email']) {
      await press(page, change);
      await page.getByRole('dialog').locator('button[type=submit]').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      await check(change);
      await close();
    }
    const { app, codes } = await switchAppOn(visit);
    expect(new Set(codes).size).toBe(10);
    await check('recovery codes');
    await press(page, 'I have saved them');
    await untilText(visit, '10 recovery codes left');
    await check('switched on');
    expect(faults).toEqual({});

    const useCode = async (code: string) => {
      const other = await newVisit();
      await other.open('/login');
      await logIn(other.page, username);
      await heading(other.page, 'Open your authenticator app');
      await press(other.page, 'Use a recovery code');
      await other.page.getByLabel('Recovery code').fill(code);
      await press(other.page, 'Authenticate');
      return other;
    };
    await isIn(await useCode(codes[0]!.toUpperCase()));
    await untilText(await useCode(codes[0]!), 'Invalid Credentials, please try again.');

    const last = await newVisit();
    await last.open('/login');
    await logIn(last.page, username);
    // The code used in the setup is not accepted again; the code of the next period is already valid.
    await last.page.getByLabel('Code').fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await press(last.page, 'Authenticate');
    await isIn(last);
    await visit.page.reload();
    await untilText(visit, '9 recovery codes left');
  });
}
