import { alternate } from '@tests/helpers/scale';
import { startScreenCheck, screenVariants, type ScreenVariant } from './setup/membership/screen-variants';
import { invitedPerson } from './setup/membership/people';
import { answers, mockServer } from './setup/membership/mock-server';
import { expect, type NewVisit, test } from './setup/fixtures';

/** Up to the form: welcome, policy, digits and addresses. */
const lookAtBeginning = async (newVisit: NewVisit, look: ScreenVariant) => {
  const { page, faults, walk, check, open } = await startScreenCheck(newVisit, look);
  const { said, press, heading, verify } = walk;
  const answer = await mockServer(page);
  await open();
  await page.getByText('Bayview Home Supply').waitFor();
  await check('welcome');
  answer({ lookup: answers.broken });
  await page.reload();
  await page.getByText(said.welcome.lookupFailed).waitFor();
  await check('welcome without a name');
  await page.getByRole('link').click();
  await heading(said.privacy.title);
  await check('policy');
  await press(said.privacy.agree);
  await heading(said.eligibility.title);
  await check('digits');
  await press(said.eligibility.verify);
  await page.getByText(said.eligibility.required, { exact: true }).waitFor();
  await check('digits missing');
  for (const name of ['incorrect', 'broken', 'tooMany'] as const) {
    answer({ verify: answers[name] });
    await verify('1234');
    const words =
      name === 'incorrect' ? said.eligibility.incorrect : name === 'broken' ? said.failure.server : '60';
    await page.getByText(words).waitFor();
    await check(`digits ${name}`);
  }
  for (const [name, title] of [
    ['notFound', said.address.notFoundTitle],
    ['multiple', said.address.choiceTitle],
    ['member', said.done.memberTitle],
    ['expired', said.link.expiredTitle],
    ['gone', said.link.goneTitle],
  ] as const) {
    answer({ lookup: answers.open, verify: 'wait' });
    await open();
    await press(said.welcome.agree);
    await verify('1234');
    if (name === 'notFound') await check('digits on their way');
    answer({ verify: answers[name] });
    await open();
    await press(said.welcome.agree);
    await verify('1234');
    await heading(title);
    await check(name);
    if (name !== 'multiple') continue;
    await press(said.address.use);
    await page.getByText(said.address.required).waitFor();
    await check('no address chosen');
    await page.getByRole('radio').first().check();
    await check('address chosen');
  }
  expect(faults).toEqual({});
};

/** The form, up to the signing page. */
const lookAtForm = async (newVisit: NewVisit, look: ScreenVariant) => {
  const { page, faults, walk, check, open } = await startScreenCheck(newVisit, look);
  const { said, press, heading, verify, field, sign } = walk;
  const answer = await mockServer(page);
  answer({ verify: answers.declinedBefore, checkAddress: { json: { outcome: 'verified' } } });
  await open();
  await press(said.welcome.agree);
  await verify('1234');
  await page.getByText(said.form.declined).waitFor();
  await check('form that was declined before');
  answer({ verify: answers.unknown });
  await open();
  await press(said.welcome.agree);
  await verify('1234');
  await walk.atForm();
  await check('empty form');
  const person = { ...invitedPerson(1111), ssn: '212-45-1234' };
  /** Submits the incomplete page, and checks it with all its error messages and its hint. */
  const complain = async (title: string, hint?: () => Promise<unknown>) => {
    await heading(title);
    await hint?.();
    await press(said.member.goOn);
    await page.getByRole('group').first().waitFor();
    await check(`${title} with every error and hint`);
  };
  const { sections } = said.member;
  await complain(sections.personal);
  await walk.fillPersonal(person);
  await press(said.member.goOn);
  await complain(sections.home, async () => {
    await field('state').selectOption('NY');
    await field('zip_code').fill('94601');
  });
  await walk.fillHome();
  await press(said.member.goOn);
  await complain(sections.contact, () => field('email_address').fill('someone@gmial.com'));
  await walk.fillContact(person);
  await press(said.member.goOn);
  await heading(sections.beneficiaries);
  await press(said.member.slots.Secondary.add);
  await sign();
  await page.getByRole('group').first().waitFor();
  await check('beneficiaries with every error');
  await walk.fillBeneficiary();
  await press(said.member.slots.Secondary.remove);
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
  await page.getByText(said.failure.server).waitFor();
  await check('form not saved');
  answer({ save: answers.fieldRefused });
  await sign();
  await page.getByText(said.member.errors.total).first().waitFor();
  await check('form refused by the server');
  answer({ save: answers.tokenEnded });
  await sign();
  await heading(said.confirm.title);
  await check('digits once more');
  answer({ save: answers.saved, connect: 'wait' });
  await press(said.confirm.submit);
  await heading(said.connecting.title);
  await check('connecting');
  expect(faults).toEqual({});
};

test.describe.configure({ mode: 'parallel' });

for (const [work, look] of alternate(
  ['up to the form', 'from the form to the signing page'] as const,
  screenVariants,
))
  test.describe(`the form has no faults (${look.language})`, () => {
    test(work, ({ newVisit }) => (work === 'up to the form' ? lookAtBeginning : lookAtForm)(newVisit, look));
  });
