import { accounts, password } from './setup/accounts';
import { expect, test } from './setup/fixtures';
import { copiesTo } from './setup/membership/copies';
import { invitedPerson } from './setup/membership/people';
import { phone, walkOn } from './setup/membership/walk';
import { words } from './setup/membership/words';

test('an employee who is not a member yet is redirected to the form after the login, and completes it', async ({
  newVisit,
}) => {
  const visit = await newVisit();
  const { page } = visit;
  await visit.open('/login');
  await page.getByLabel('Email').fill(accounts.joiner);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/thepactform\?employee_id=502&sig=[\w-]{43}$/);
  const walk = walkOn({ page });
  await walk.press(walk.texts.welcome.agree);
  await walk.verify('5020');
  await walk.atForm();
  await walk.fillRest('212-45-5020');
  await walk.sign();
  await walk.atSigningPage();
  await walk.choose('sign');
  await walk.done();
  expect(await copiesTo(invitedPerson(1012).email)).toHaveLength(1);
});

test('an applicant whose record says Spanish sees the form in Spanish until they choose another language', async ({
  newVisit,
}) => {
  const visit = await newVisit(phone);
  const { page } = visit;
  await visit.open('/thepactform?id=1006');
  await page.getByRole('heading', { level: 1, name: words.es.welcome.title }).waitFor();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('button', { name: 'English' }).tap();
  await page.getByRole('heading', { level: 1, name: words.en.welcome.title }).waitFor();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await visit.open('/thepactform?id=1006&lang=en');
  await visit.calls.settle();
  await page.getByRole('heading', { level: 1, name: words.en.welcome.title }).waitFor();
});

test('an address without a valid id leads to the login', async ({ visit }) => {
  // `unit/core/membership/link` tests which ids are valid.
  for (const search of ['', '?id=abc']) {
    await visit.open(`/thepactform${search}`);
    await visit.page.waitForURL(/\/login/);
  }
  expect(visit.calls.made(/pact-form/)).toEqual([]);
});
