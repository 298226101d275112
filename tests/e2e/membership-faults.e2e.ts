import { isFull } from '../helpers/scale';
import { expect, type NewVisit, test } from './setup/fixtures';
import { backToForm, confirm, isKept, isTold } from './setup/membership/after-faults';
import { copiesTo } from './setup/membership/copies';
import { breakNext, calls, faultNames, isLost, keysOf } from './setup/membership/faults';
import { invited } from './setup/membership/people';
import { pathOf, phone, walkOn } from './setup/membership/walk';
import { languages, type Language } from './setup/membership/words';

/** Half of the faults for each language, since both are said by the same component; all of them in a full run. */
const faultsOf = (at: number) => faultNames.filter((_, rank) => isFull || rank % languages.length === at);

const begin = async (newVisit: NewVisit, language: Language) => {
  const { page } = await newVisit(phone);
  return walkOn({ page, language });
};

test.describe.configure({ mode: 'parallel' });

for (const [at, language] of languages.entries())
  test.describe(`any fault of the call (${language})`, () => {
    test('for the company’s name makes no step wait', async ({ newVisit }) => {
      const walk = await begin(newVisit, language);
      const { page, said } = walk;
      for (const fault of faultsOf(at).filter((one) => one !== 'an ended token')) {
        await breakNext(page, 'lookup', fault);
        await page.goto(`/thepactform?id=1111&lang=${language}`);
        await walk.heading(said.welcome.title);
        const isSlow = fault === 'a slow answer';
        if (isSlow) expect(await page.getByText('Granite State Hardware').count()).toBe(0);
        else {
          await page.getByRole('alert').filter({ hasText: said.welcome.lookupFailed }).waitFor();
          await walk.press(said.tryAgain);
        }
        await page.getByText('Granite State Hardware').waitFor();
      }
    });

    test('with the digits, it is said, and pressed again it goes on', async ({ newVisit }) => {
      const walk = await begin(newVisit, language);
      const { page, said, digits } = walk;
      await page.goto(pathOf(invited(1111), 'id', language));
      await walk.press(said.welcome.agree);
      await digits().fill('1111');
      for (const fault of faultsOf(at).filter((one) => one !== 'an ended token')) {
        await breakNext(page, 'verify', fault);
        await walk.press(said.eligibility.verify);
        if (fault === 'a slow answer') await page.locator('form[aria-busy=true]').waitFor();
        else {
          if (fault === 'a refusal without reasons') {
            await page.getByText(said.eligibility.incorrect).waitFor();
            expect(await digits().getAttribute('aria-invalid')).toBe('true');
          } else await isTold(walk, fault);
          expect(await digits().inputValue()).toBe('1111');
          await walk.press(said.eligibility.verify);
        }
        await walk.heading(said.form.title);
        await page.goBack();
        await walk.heading(said.eligibility.title);
      }
    });

    test('about the address, the form is saved all the same', async ({ newVisit }) => {
      const person = invited(1113 + at);
      const walk = await begin(newVisit, language);
      const { page } = walk;
      const keys = keysOf(page);
      await walk.toForm(person);
      await walk.fillRest(person.ssn);
      await walk.field('city').fill('Springfield');
      await walk.field('state').selectOption('IL');
      await walk.field('zip_code').fill('62701');
      await walk.field('middle_name').fill('Q');
      await page.route(calls.connect, (route) => route.abort());
      for (const [round, fault] of faultsOf(at).entries()) {
        const address = `${round + 1} Main Street`;
        await walk.change('address', address);
        await breakNext(page, 'checkAddress', fault);
        await walk.sign();
        if (isLost(fault)) {
          await isTold(walk, fault);
          await isKept(walk, person.ssn, ['Q', address]);
          await walk.sign();
        }
        if (fault === 'an ended token') await confirm(walk, person.lastFour);
        await backToForm(walk);
        await isKept(walk, person.ssn, ['Q', address]);
        expect(keys()).toHaveLength(1);
      }
    });

    test('with the form, it counts once and nothing typed is lost', async ({ newVisit }) => {
      const person = invited(1115 + at);
      const walk = await begin(newVisit, language);
      const { page } = walk;
      const keys = keysOf(page);
      await walk.toForm(person);
      await walk.fillRest(person.ssn);
      await page.route(calls.connect, (route) => route.abort());
      for (const [round, fault] of faultsOf(at).entries()) {
        const middle = String.fromCharCode(65 + round);
        await walk.field('middle_name').fill(middle);
        await breakNext(page, 'save', fault);
        await walk.sign();
        if (fault === 'an ended token') await confirm(walk, person.lastFour);
        else if (fault !== 'a slow answer') {
          await isTold(walk, fault);
          await isKept(walk, person.ssn, [middle, '••• Juniper Ct']);
          await walk.sign();
        }
        await backToForm(walk);
        await isKept(walk, person.ssn, [middle, '••• Juniper Ct']);
        const sent = keys();
        expect(sent, fault).toHaveLength(fault === 'a slow answer' ? 1 : 2);
        // A refused key has no answer to come; the next try is another request.
        expect(new Set(sent).size, fault).toBe(fault === 'a refusal without reasons' ? 2 : 1);
      }
      await page.unroute(calls.connect);
      await walk.sign();
      await walk.atSigningPage();
      await walk.choose('sign');
      await walk.done();
      expect(await copiesTo(person.email)).toHaveLength(1);
    });

    test('for the signing page, or about the signature, the person goes on to sign', async ({ newVisit }) => {
      const person = invited(1117 + at);
      const walk = await begin(newVisit, language);
      const { page, said } = walk;
      await walk.toSigning(person);
      for (const fault of faultsOf(at)) {
        if (fault !== 'an ended token') await breakNext(page, 'askReturn', fault);
        await walk.choose('later');
        if (fault !== 'an ended token' && fault !== 'a slow answer') {
          await walk.heading(said.result.unanswered);
          await page.getByText(said.result.unansweredText).waitFor();
          await walk.press(said.result.retry);
        }
        await walk.heading(said.result.cancelled);

        await breakNext(page, 'connect', fault);
        await walk.press(said.result.continue);
        if (fault === 'an ended token') await confirm(walk, person.lastFour);
        else if (fault === 'too many calls') await page.getByText(said.connecting.busy).waitFor();
        else if (fault !== 'a slow answer') {
          await walk.heading(isLost(fault) ? said.result.noAnswer : said.result.trouble);
          await walk.press(said.tryAgain);
        }
        await walk.atSigningPage();
      }
      await walk.choose('sign');
      await walk.done();
      expect(await copiesTo(person.email)).toHaveLength(1);
    });
  });
