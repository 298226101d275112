import { breakNext, calls, keysOf } from './setup/membership/faults';
import { ownServer } from './setup/membership/own-server';
import { invitedPerson } from './setup/membership/people';
import { pathOf, walkOn } from './setup/membership/walk';
import { expect, test } from './setup/fixtures';

// The last test checks what the others have stored.
test.describe.configure({ mode: 'serial' });

const server = ownServer();

test.describe('there is one form and one envelope when an applicant', () => {
  test('clicks Sign twice, in the form and on the signing page', async ({ newVisit }) => {
    const person = invitedPerson(1130);
    const { page, walk } = await server.begin(newVisit);
    const keys = keysOf(page);
    await walk.toForm(person);
    await walk.fillRest(person.ssn);
    await page.getByRole('button', { name: walk.texts.member.sign }).dblclick();
    await walk.atSigningPage();
    expect(keys()).toHaveLength(1);
    await page.getByRole('button', { name: walk.texts.signing.sign, exact: true }).dblclick();
    await walk.done();
    await server.isMailedOnce(person.id);
  });

  test('goes back and forward at every step, and reloads at every step', async ({ newVisit }) => {
    const person = invitedPerson(1131);
    const { visit, page, walk } = await server.begin(newVisit);
    const { texts, heading, press, verify } = walk;
    await visit.open(pathOf(person, 'id'));
    await press(texts.welcome.agree);
    await heading(texts.eligibility.title);
    await page.goBack();
    await heading(texts.welcome.title);
    await page.goForward();
    await heading(texts.eligibility.title);
    await page.reload();
    await verify(person.lastFour);
    await walk.atForm();
    await walk.fillRest(person.ssn);
    await walk.toPage('personal');
    await page.goBack();
    await heading(texts.eligibility.title);
    await page.goForward();
    await walk.atForm();
    await expect(walk.field('social_security_number')).toHaveValue(person.ssn);
    await page.goForward();
    await heading(texts.member.sections.home);
    await walk.toPage('beneficiaries');
    expect(await walk.inGroup('full_name').inputValue()).not.toBe('');
    await walk.toPage('personal');
    // Back, and through the digits again: the same applicant finds the same values.
    await page.goBack();
    await press(texts.eligibility.verify);
    await walk.atForm();
    await walk.toPage('beneficiaries');
    expect(await walk.inGroup('full_name').inputValue()).not.toBe('');

    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await heading(texts.eligibility.title);
    await verify(person.lastFour);
    await walk.atForm();
    await expect(walk.field('social_security_number')).toHaveValue('');
    await walk.fillRest(person.ssn);
    await walk.sign();
    await walk.atSigningPage();
    await page.goBack();
    await heading(texts.result.awaiting);
    await page.reload();
    await heading(texts.result.awaiting);
    await press(texts.result.continue);
    await walk.atSigningPage();
    await page.reload();
    // The signing address works once: a second load leads back to the form, from which signing can continue.
    await heading(texts.result.timedOut);
    await press(texts.result.continue);
    await server.sign(walk);
    await server.isMailedOnce(person.id);
    await page.reload();
    await walk.done();
    await page.goBack();
    await visit.open(pathOf(person, 'id'));
    await press(texts.welcome.agree);
    await verify(person.lastFour);
    await heading(texts.done.memberTitle);
  });

  test('signs in two tabs at once', async ({ newVisit }) => {
    const person = invitedPerson(1132);
    const one = await server.begin(newVisit);
    const page = await one.page.context().newPage();
    const other = { page, walk: walkOn({ page }) };
    for (const { walk } of [one, other]) {
      await walk.toForm(person);
      await walk.fillRest(person.ssn);
    }
    await Promise.all([one.walk.sign(), other.walk.sign()]);
    await Promise.all([one.walk.atSigningPage(), other.walk.atSigningPage()]);
    await server.sign(one.walk);
    await other.walk.choose('decline');
    await other.walk.done();
    await server.isMailedOnce(person.id);
  });

  test('does not receive some responses', async ({ newVisit }) => {
    const person = invitedPerson(1137);
    const { page, walk } = await server.begin(newVisit);
    await walk.toForm(person);
    await walk.fillRest(person.ssn);
    await breakNext(page, 'save', 'an answer that is lost');
    await walk.sign();
    await page.getByRole('alert').filter({ hasText: walk.texts.failure.network }).waitFor();
    await page.route(calls.connect, (route) => route.fetch().then(() => route.abort()), { times: 1 });
    await walk.sign();
    await walk.heading(walk.texts.result.noAnswer);
    await walk.press(walk.texts.tryAgain);
    await server.sign(walk);
    await server.isMailedOnce(person.id);
  });

  test('has done all of this, according to the stored data', () =>
    server.keeps({ 1130: ['completed'], 1131: ['completed'], 1132: ['completed'], 1137: ['completed'] }));
});
