import { accounts, password } from './setup/accounts';
import { bigClient, clientId } from './setup/api';
import { expect, test } from './setup/fixtures';
import { codeIn, mailsTo, nextMail } from './setup/mails';

test.describe('signing in', () => {
  test('still says after a reload why a code has to be requested again', async ({
    visit: { page, open },
  }) => {
    await open('/login');
    await page.evaluate(() => history.replaceState({ usr: { notice: 'code-expired' }, idx: 0 }, ''));
    await page.reload();
    await page.getByText('That code is no longer valid.').waitFor();
  });

  test('leads client staff into their only client', async ({ visit }) => {
    await visit.signIn('staff', '/');
    await visit.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    expect(visit.address()).toMatch(new RegExp(`^/clients/${await clientId(bigClient)}/`));
    // The account page is linked at the bottom of the menu.
    await visit.page.getByRole('link', { name: 'Your account' }).click();
    await visit.page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
    await visit.page.getByRole('link', { name: 'Employees' }).waitFor();
  });

  test('asks users with two-factor authentication for a code, and accepts the one in the mail', async ({
    visit,
  }) => {
    const { page } = visit;
    await visit.open('/login');
    await page.getByLabel('Email').fill(accounts.secure);
    await page.getByLabel('Password', { exact: true }).fill(password);
    const before = (await mailsTo(accounts.secure)).length;
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(/\/two-factor/);
    const code = codeIn(await nextMail(accounts.secure, before));
    await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Authenticate' }).click();
    await page.getByText('Invalid Credentials, please try again.').waitFor();
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Authenticate' }).click();
    await page.waitForURL(/\/clients\/\d+/);
  });
});
