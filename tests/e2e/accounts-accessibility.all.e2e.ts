import { isFull } from '../helpers/scale';
import { fill, unsignedToken, validPassword, heading, logIn, press } from './setup/account-steps';
import { accounts, password as demoPassword } from './setup/accounts';
import { expect, test } from './setup/fixtures';
import { languages } from './setup/portal';
import { screenFaults } from './setup/violations';

test.describe.configure({ mode: 'parallel' });

// Both widths, modes and languages. The states alternate between them; a full run checks every state and language in both.
const variants = [
  { width: 390, colorScheme: 'light', language: 'es' },
  { width: 1280, colorScheme: 'dark', language: 'en' },
] as const;

for (const [at, { width, colorScheme, language }] of variants.entries()) {
  const isOwn = (turn: number) => isFull || turn === at;
  test.describe(`at ${width}, ${colorScheme}`, () => {
    test('account screens have no faults in any state', async ({ newVisit }) => {
      test.setTimeout(120_000);
      const faults: Record<string, string[]> = {};
      const visit = await newVisit({ viewport: { width, height: 844 }, colorScheme });
      const { page } = visit;
      const check = async (state: string) => {
        await visit.calls.settle();
        const found = await screenFaults(page);
        if (found.length > 0) faults[state] = found;
      };
      for (const lang of isFull ? languages : [language]) {
        if (isOwn(0)) {
          await visit.open(`/activate-account?token=${unsignedToken(987_655)}&lang=${lang}`);
          await page.getByRole('list').waitFor();
          await check(`activate ${lang}`);
          await fill(page, 'fresh', 'x');
          await page.locator('button[type=submit]').click();
          await page.locator('[aria-invalid=true]').first().waitFor();
          await check(`refused ${lang}`);
          await fill(page, validPassword);
          await page.route('**/auth/set-password', (route) => route.fulfill({ status: 500, json: {} }), {
            times: 1,
          });
          await page.locator('button[type=submit]').click();
          await page.getByRole('main').getByRole('alert').waitFor();
          await check(`failed ${lang}`);
          await page.locator('button[type=submit]').click();
          await page.locator('a[href^="/forgot-password"]').waitFor();
          await check(`ended ${lang}`);
        }
        if (!isOwn(1)) continue;
        await visit.open(`/reset-password?token=${unsignedToken(987_655)}&lang=${lang}`);
        await page.getByRole('list').waitFor();
        await fill(page, validPassword);
        await check(`reset ${lang}`);
        await page.route('**/auth/set-password', (route) => route.fulfill({ json: { success: true } }), {
          times: 1,
        });
        await page.locator('button[type=submit]').click();
        await page.locator('a[href^="/login"]').waitFor();
        await check(`saved ${lang}`);
        await visit.open(`/forgot-password?lang=${lang}`);
        await page.locator('input').fill('unknown@accounts.example');
        await page.locator('button[type=submit]').click();
        await page.locator('input').waitFor({ state: 'detached' });
        await check(`forgotten ${lang}`);
      }
      if (isOwn(0)) {
        await visit.open('/login');
        await logIn(page, accounts.secure, demoPassword);
        await page.waitForURL(/\/two-factor/);
        await check('code');
        await page.getByLabel('Code').fill('12');
        await press(page, 'Authenticate');
        await page.getByText('The code has 6 digits').waitFor();
        await check('code refused');
      }
      if (isOwn(1)) {
        await visit.open('/login');
        await logIn(page, accounts.employee, demoPassword);
        await heading(page, 'Get the mobile app');
        await check('app');
      }
      expect(faults).toEqual({});
    });
  });
}
