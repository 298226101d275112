import { alternate } from '@tests/helpers/scale';
import { startScreenCheck, screenVariants, type ScreenVariant } from './setup/membership/screen-variants';
import { invitedPerson } from './setup/membership/people';
import { answers, mockServer } from './setup/membership/mock-server';
import { expect, type NewVisit, test } from './setup/fixtures';

/** Up to the form: welcome, policy, digits and addresses. */
const checkFirstSteps = async (newVisit: NewVisit, variant: ScreenVariant) => {
  const { page, faults, walk, check, open } = await startScreenCheck(newVisit, variant);
  const { texts, press, heading, verify } = walk;
  const answer = await mockServer(page);
  await open();
  await page.getByText('Bayview Home Supply').waitFor();
  await check('welcome');
  answer({ lookup: answers.broken });
  await page.reload();
  await page.getByText(texts.welcome.lookupFailed).waitFor();
  await check('welcome without a name');
  await page.getByRole('link').click();
  await heading(texts.privacy.title);
  await check('policy');
  await press(texts.privacy.agree);
  await heading(texts.eligibility.title);
  await check('digits');
  await press(texts.eligibility.verify);
  await page.getByText(texts.eligibility.required, { exact: true }).waitFor();
  await check('digits missing');
  for (const name of ['incorrect', 'broken', 'tooMany'] as const) {
    answer({ verify: answers[name] });
    await verify('1234');
    const words =
      name === 'incorrect' ? texts.eligibility.incorrect : name === 'broken' ? texts.failure.server : '60';
    await page.getByText(words).waitFor();
    await check(`digits ${name}`);
  }
  for (const [name, title] of [
    ['notFound', texts.address.notFoundTitle],
    ['multiple', texts.address.choiceTitle],
    ['member', texts.done.memberTitle],
    ['expired', texts.link.expiredTitle],
    ['gone', texts.link.goneTitle],
  ] as const) {
    answer({ lookup: answers.open, verify: 'wait' });
    await open();
    await press(texts.welcome.agree);
    await verify('1234');
    if (name === 'notFound') await check('digits on their way');
    answer({ verify: answers[name] });
    await open();
    await press(texts.welcome.agree);
    await verify('1234');
    await heading(title);
    await check(name);
    if (name !== 'multiple') continue;
    await press(texts.address.use);
    await page.getByText(texts.address.required).waitFor();
    await check('no address chosen');
    await page.getByRole('radio').first().check();
    await check('address chosen');
  }
  expect(faults).toEqual({});
};

/** The form, up to the signing page. */
const checkForm = async (newVisit: NewVisit, variant: ScreenVariant) => {
  const { page, faults, walk, check, open } = await startScreenCheck(newVisit, variant);
  const { texts, press, heading, verify, field, sign } = walk;
  const answer = await mockServer(page);
  answer({ verify: answers.declinedBefore, checkAddress: { json: { outcome: 'verified' } } });
  await open();
  await press(texts.welcome.agree);
  await verify('1234');
  await page.getByText(texts.form.declined).waitFor();
  await check('form that was declined before');
  answer({ verify: answers.unknown });
  await open();
  await press(texts.welcome.agree);
  await verify('1234');
  await walk.atForm();
  await check('empty form');
  const person = { ...invitedPerson(1111), ssn: '212-45-1234' };
  /** Submits the incomplete page, and checks it with all its error messages and its hint. */
  const checkErrors = async (title: string, hint?: () => Promise<unknown>) => {
    await heading(title);
    await hint?.();
    await press(texts.member.goOn);
    await page.getByRole('group').first().waitFor();
    await check(`${title} with every error and hint`);
  };
  const { sections } = texts.member;
  await checkErrors(sections.personal);
  await walk.fillPersonal(person);
  await press(texts.member.goOn);
  await checkErrors(sections.home, async () => {
    await field('state').selectOption('NY');
    await field('zip_code').fill('94601');
  });
  await walk.fillHome();
  await press(texts.member.goOn);
  await checkErrors(sections.contact, () => field('email_address').fill('someone@gmial.com'));
  await walk.fillContact(person);
  await press(texts.member.goOn);
  await heading(sections.beneficiaries);
  await press(texts.member.slots.Secondary.add);
  await sign();
  await page.getByRole('group').first().waitFor();
  await check('beneficiaries with every error');
  await walk.fillBeneficiary();
  await press(texts.member.slots.Secondary.remove);
  answer({ save: 'wait' });
  await sign();
  await page.locator('form[aria-busy=true]').waitFor();
  await check('form while it is sent');
  await page.goBack();
  await heading(sections.contact);
  answer({ save: answers.broken });
  await page.goForward();
  await heading(sections.beneficiaries);
  await sign();
  await page.getByText(texts.failure.server).waitFor();
  await check('form not saved');
  answer({ save: answers.fieldRefused });
  await sign();
  await page.getByText(texts.member.errors.total).first().waitFor();
  await check('form refused by the server');
  answer({ save: answers.tokenEnded });
  await sign();
  await heading(texts.confirm.title);
  await check('digits once more');
  answer({ save: answers.saved, connect: 'wait' });
  await press(texts.confirm.submit);
  await heading(texts.connecting.title);
  await check('connecting');
  expect(faults).toEqual({});
};

test.describe.configure({ mode: 'parallel' });

for (const [work, variant] of alternate(
  ['up to the form', 'from the form to the signing page'] as const,
  screenVariants,
))
  test.describe(`the form has no faults (${variant.language})`, () => {
    test(work, ({ newVisit }) =>
      (work === 'up to the form' ? checkFirstSteps : checkForm)(newVisit, variant),
    );
  });
