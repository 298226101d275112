import type { Page } from '@playwright/test';
import { screens, type Screen } from '@scripts/screens/screens.mjs';
import { sampleOf } from '@tests/helpers/scale';
import type { Account } from './setup/accounts';
import { blankPath, type NewVisit, test } from './setup/fixtures';
import { invitedPerson } from './setup/membership/people';
import { pathOf, phone, walkOn } from './setup/membership/walk';
import type { Username } from './setup/rights-server';

test.describe.configure({ mode: 'parallel' });

const mockCalls = (page: Page, { calls, answer }: Screen) =>
  page.route(calls!, (route) => {
    if (answer === 'never') return;
    return route.fulfill({ status: answer!, contentType: 'application/json', body: '{"message":"No"}' });
  });

const openScreen = async (newVisit: NewVisit, screen: Screen) => {
  const visit = await newVisit({ translated: true });
  const { page, calls } = visit;
  if (screen.account) await visit.enter(screen.account as Account | Username, blankPath);
  if (screen.calls) await mockCalls(page, screen);
  await visit.open(screen.path);
  await page.getByRole('heading').first().waitFor();
  if (screen.answer !== 'never') await calls.settle();
  await screen.open?.(page);
  return page;
};

test.describe('a browser translates the screen', () => {
  for (const screen of sampleOf(screens, 100))
    test(screen.name, async ({ newVisit }) => {
      const page = await openScreen(newVisit, screen);
      await page.locator('font').first().waitFor();
      // The translator reports on the console, which fails the test.
    });
});

test('an applicant signs on a translated form, after an error', async ({ newVisit }) => {
  const person = invitedPerson(1116);
  const visit = await newVisit({ ...phone, translated: true });
  const { page } = visit;
  const walk = walkOn({ page, touch: true });
  await visit.open(pathOf(person, 'id'));
  await walk.press(walk.texts.welcome.agree);
  await walk.verify('12');
  await page.getByText(walk.texts.eligibility.invalid).waitFor();
  await walk.verify(person.lastFour);
  await walk.atForm();
  await walk.press(walk.texts.member.goOn);
  await page.locator('[aria-invalid=true]').first().waitFor();
  await walk.fillRest(person.ssn);
  await walk.sign();
  await walk.atSigningPage();
  await walk.choose('sign');
  await walk.done();
});
