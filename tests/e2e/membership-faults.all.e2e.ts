import { alternate } from '../helpers/scale';
import { expect, type NewVisit, test } from './setup/fixtures';
import { copiesTo } from './setup/membership/copies';
import { breakNext, calls, keysOf, type FaultName } from './setup/membership/faults';
import { invitedPerson } from './setup/membership/people';
import { beneficiary, phone, walkOn, type Walk } from './setup/membership/walk';
import { languages, type Language } from './setup/membership/words';

/** Faults that differ in whether the response arrives, the form is saved, and the token is still valid. */
const faults: readonly FaultName[] = [
  'an answer that is lost',
  'half of an answer',
  'a refusal without reasons',
  'an ended token',
];

const begin = async (newVisit: NewVisit, language: Language) => {
  const { page } = await newVisit(phone);
  return walkOn({ page, language });
};

/** Expects that everything typed is kept. Ends on the last page of the form. */
const isKept = async ({ field, inGroup, toPage }: Walk, ssn: string, middle: string) => {
  await toPage('personal');
  await expect(field('social_security_number')).toHaveValue(ssn);
  await expect(field('middle_name')).toHaveValue(middle);
  await toPage('home');
  await expect(field('address')).toHaveValue('••• Juniper Ct');
  await toPage('beneficiaries');
  for (const name of ['full_name', 'date_of_birth', 'percentage', 'relationship'] as const)
    await expect(inGroup(name)).toHaveValue(beneficiary[name]);
};

/** Signs, and expects exactly one mailed copy. */
const signOnce = async (walk: Walk, email: string) => {
  await walk.atSigningPage();
  await walk.choose('sign');
  await walk.done();
  expect(await copiesTo(email)).toHaveLength(1);
};

const withTheForm = async (newVisit: NewVisit, language: Language) => {
  const person = invitedPerson(language === 'en' ? 1115 : 1116);
  const walk = await begin(newVisit, language);
  const { page, texts } = walk;
  const keys = keysOf(page);
  await walk.toForm(person);
  await walk.fillRest(person.ssn);
  await page.route(calls.connect, (route) => route.abort());
  for (const [round, fault] of faults.entries()) {
    const middle = String.fromCharCode(65 + round);
    await walk.toPage('personal');
    await walk.field('middle_name').fill(middle);
    await walk.toPage('beneficiaries');
    await breakNext(page, 'save', fault);
    await walk.sign();
    if (fault === 'an ended token') await walk.confirm(person.lastFour);
    else {
      const words = fault === 'an answer that is lost' ? texts.failure.network : texts.failure.server;
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
      await isKept(walk, person.ssn, middle);
      await walk.sign();
    }
    await walk.heading(texts.result.noAnswer);
    await walk.press(texts.result.review);
    await walk.atForm();
    await isKept(walk, person.ssn, middle);
    const sent = keys();
    expect(sent, fault).toHaveLength(2);
    // A rejected request will not succeed later, so the next try uses a new key.
    expect(new Set(sent).size, fault).toBe(fault === 'a refusal without reasons' ? 2 : 1);
  }
  await page.unroute(calls.connect);
  await walk.sign();
  await signOnce(walk, person.email);
};

const onTheWayToSign = async (newVisit: NewVisit, language: Language) => {
  const person = invitedPerson(language === 'en' ? 1117 : 1118);
  const walk = await begin(newVisit, language);
  const { page, texts } = walk;
  await walk.toSigning(person);
  for (const fault of faults) {
    if (fault !== 'an ended token') await breakNext(page, 'askReturn', fault);
    await walk.choose('later');
    if (fault !== 'an ended token') {
      await walk.heading(texts.result.unanswered);
      await walk.press(texts.result.retry);
    }
    await walk.heading(texts.result.cancelled);

    await breakNext(page, 'connect', fault);
    await walk.press(texts.result.continue);
    if (fault === 'an ended token') await walk.confirm(person.lastFour);
    else {
      await walk.heading(fault === 'an answer that is lost' ? texts.result.noAnswer : texts.result.trouble);
      await walk.press(texts.tryAgain);
    }
    await walk.atSigningPage();
  }
  await signOnce(walk, person.email);
};

const journeys = {
  'with the form, it counts once and nothing typed is lost': withTheForm,
  'for the signing page, or about the signature, the person goes on to sign': onTheWayToSign,
} as const;

test.describe.configure({ mode: 'parallel' });

for (const [[title, journey], language] of alternate(Object.entries(journeys), languages))
  test.describe(`after any fault of the call (${language})`, () => {
    test(title, ({ newVisit }) => journey(newVisit, language));
  });
