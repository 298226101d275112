import { ownServer } from './setup/membership/own-server';
import { birthDateOf, invitedPerson } from './setup/membership/people';
import { pathOf, walkOn } from './setup/membership/walk';
import { expect, test } from './setup/fixtures';

// The last test checks what the others have stored.
test.describe.configure({ mode: 'serial' });

const server = ownServer();

test.describe('one form is signed once when an applicant', () => {
  test('lets the link expire, opens a used one, cancels, and opens addresses with a false result', async ({
    newVisit,
  }) => {
    const person = invitedPerson(1133);
    const { visit, page, walk } = await server.begin(newVisit);
    const { texts, heading, press } = walk;
    await walk.toSigning(person);
    const used = page.url();
    await walk.choose('expire');
    await heading(texts.result.timedOut);
    await visit.open(used);
    await heading(texts.result.timedOut);
    await press(texts.result.continue);
    await walk.atSigningPage();
    await walk.choose('later');
    await heading(texts.result.cancelled);
    expect(visit.address().replace(/&sig=[\w-]{43}/, '')).toBe(pathOf(person, 'id', 'en'));

    const { envelopeId } = await page.evaluate(
      () => (history.state as { signing: { envelopeId: string } }).signing,
    );
    const forged = (event: string) =>
      visit.open(
        `${pathOf(person, 'id', 'en')}&signing_complete=true&envelope_id=${envelopeId}&event=${event}`,
      );
    await forged('signing_complete');
    await heading(texts.result.unconfirmed);
    await forged('something_new');
    await heading(texts.result.trouble);
    await visit.open(
      `${pathOf(invitedPerson(1134), 'id', 'en')}&signing_complete=true&envelope_id=${envelopeId}`,
    );
    await heading(texts.eligibility.title);
    await forged('cancel');
    await press(texts.result.continue);
    // The tab keeps the progress of one link only, and that was another link.
    await heading(texts.eligibility.title);
    await walk.verify(person.lastFour);
    await heading(texts.result.awaiting);
    await press(texts.result.continue);
    await server.sign(walk);
    await server.isMailedOnce(person.id);
  });

  test('declines and starts again', async ({ newVisit }) => {
    const person = invitedPerson(1135);
    const { walk } = await server.begin(newVisit);
    const { texts, heading, press, verify } = walk;
    await walk.toSigning(person);
    await walk.choose('decline');
    await heading(texts.result.declined);
    await press(texts.result.startAgain);
    await verify(person.lastFour);
    await walk.atForm();
    // The digits alone restore neither the beneficiaries nor the date of birth.
    await expect(walk.field('date_of_birth')).toHaveValue('');
    await walk.field('date_of_birth').fill(birthDateOf(person.ssn));
    await walk.field('social_security_number').fill(person.ssn);
    await walk.toPage('beneficiaries');
    await expect(walk.inGroup('full_name')).toHaveValue('');
    await walk.fillBeneficiary();
    await walk.sign();
    await server.sign(walk);
    await server.isMailedOnce(person.id);
  });

  test('switches the language midway, and changes the address to one that is not found', async ({
    newVisit,
  }) => {
    const person = invitedPerson(1136);
    const { page, walk } = await server.begin(newVisit);
    const { texts, heading, press } = walk;
    await walk.toForm(person);
    await walk.fillRest(person.ssn);
    await walk.toPage('home');
    await walk.field('zip_code').fill('946');
    await press(texts.member.goOn);
    await page.getByText(texts.member.errors.invalid.zip_code).first().waitFor();
    await page.getByRole('button', { name: 'Español' }).click();
    const spanish = walkOn({ page, language: 'es' });
    await spanish.heading(spanish.texts.member.sections.home);
    await page.getByText(spanish.texts.member.errors.invalid.zip_code).first().waitFor();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.getByRole('button', { name: 'English' }).click();
    await walk.field('zip_code').fill('94601');
    await walk.change('address', '1 Nowhere Lane');
    await walk.sign();
    await heading(texts.address.notFoundTitle);
    await press(texts.address.edit);
    await expect
      .poll(() => walk.field('address').evaluate((one) => one === document.activeElement))
      .toBe(true);
    await walk.field('address').fill('422 Juniper Ct');
    await press(texts.member.goOn);
    await heading(texts.member.sections.beneficiaries);
    await expect(walk.inGroup('relationship')).toHaveValue('Mother');
    await walk.sign();
    await heading(texts.address.choiceTitle);
    await page.getByRole('radio').last().check();
    await press(texts.address.edit);
    await expect(walk.field('address')).toHaveValue('422 Juniper Ct');
    await press(texts.member.goOn);
    await press(texts.member.kept.changeField.replace('{{field}}', texts.member.sections.personal));
    await expect(walk.field('social_security_number')).toHaveValue(person.ssn);
    await press(texts.member.goOn);
    // An address that was checked once is accepted when it stays unchanged.
    await walk.sign();
    await server.sign(walk);
    await server.isMailedOnce(person.id);
  });

  test('has done all of this, according to the stored data', () =>
    server.keeps({ 1133: ['completed'], 1135: ['completed', 'declined'], 1136: ['completed'] }));
});
