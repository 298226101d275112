import { isFull } from '@tests/helpers/scale';
import { expect, type NewVisit, test } from './setup/fixtures';
import { keyboardOf, recordAnnouncements } from './setup/keyboard';
import { copiesTo } from './setup/membership/copies';
import { birthDateOf, invitedPerson } from './setup/membership/people';
import { beneficiary, pathOf, phone, walkOn } from './setup/membership/walk';
import { languages, words, type Language } from './setup/membership/words';

const join = async (newVisit: NewVisit, id: number, language: Language) => {
  const person = invitedPerson(id);
  const texts = words[language];
  const { member } = texts;
  const visit = await newVisit(phone);
  const { page } = visit;
  const takeAnnouncements = await recordAnnouncements(page);
  const keys = keyboardOf(page);
  const walk = walkOn({ page, language });
  /** Expects the start of a step: its title, its language and its heading, which has the focus. */
  const arrives = async (number: number, name: string, heading: string) => {
    await walk.heading(heading);
    await expect.poll(keys.focused).toBe(heading);
    const title = texts.title.replace('{{number}}', String(number)).replace('{{name}}', name);
    await expect(page).toHaveTitle(title.replace('{{app}}', texts.app));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
  };

  await visit.open(pathOf(person, 'id', language));
  await walk.heading(texts.welcome.title);
  await expect.poll(() => page.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
  await keys.to(texts.welcome.agree);
  await keys.press('Enter');
  await arrives(2, texts.steps.two, texts.eligibility.title);

  // An error is announced at the field, which has the focus, and shown in the title.
  await keys.to(texts.eligibility.label);
  await keys.type('12');
  await keys.press('Enter');
  await expect.poll(() => page.title()).toContain('Error: ');
  expect(await keys.focused()).toBe(texts.eligibility.label);
  const digits = page.getByRole('textbox', {
    name: texts.eligibility.label,
    description: texts.eligibility.invalid,
  });
  await expect(digits).toHaveAttribute('aria-invalid', 'true');
  await keys.press('ControlOrMeta+A');
  await keys.type(person.lastFour);
  await keys.press('Enter');
  /** Expects the start of a page of the form, whose name is in the title. */
  const arrivesAt = (page: keyof typeof member.sections) =>
    arrives(4, member.sections[page], member.sections[page]);
  await arrivesAt('personal');
  await takeAnnouncements();

  // Known values are not asked again: the error summary leads straight to what is missing.
  await keys.to(member.goOn);
  await keys.press('Enter');
  const summary = page.getByRole('group', { name: /3/ });
  await summary.waitFor();
  await expect.poll(() => page.title()).toContain('Error: ');
  await keys.to(new RegExp(`${member.errors.required.last_name}$`));
  await keys.press('Enter');
  expect(await keys.focused()).toContain(member.fields.last_name);
  await keys.type(person.lastName);
  await keys.to(member.fields.date_of_birth);
  await keys.type(birthDateOf(person.ssn).replaceAll('/', ''));
  await keys.to(member.fields.social_security_number);
  await keys.type(person.ssn);
  await keys.press('Enter');
  for (const next of ['home', 'contact'] as const) {
    await arrivesAt(next);
    await keys.to(member.goOn);
    await keys.press('Enter');
  }
  await arrivesAt('beneficiaries');
  const slot = member.slots.Primary;
  const group = page.getByRole('group', { name: slot.full });
  await keys.to(slot.remove);
  await keys.to(member.fields.full_name);
  await keys.type(beneficiary.full_name);
  await keys.to(member.fields.relationship);
  await keys.type(member.relationships.Mother);
  await keys.to(member.fields.date_of_birth);
  await keys.type('03011960');
  await keys.to(member.fields.percentage);
  await keys.type('60');
  await expect
    .poll(takeAnnouncements)
    .toContain(`status: ${member.total.saidLeft.replace('{{total}}', '60').replace('{{rest}}', '40')}`);
  await keys.press('ControlOrMeta+A');
  await keys.type('100');
  await expect.poll(takeAnnouncements).toContain(`status: ${member.total.saidWhole}`);
  await expect(group.getByRole('combobox')).toHaveValue('Mother');
  expect(await group.getByRole('textbox', { name: member.fields.date_of_birth }).inputValue()).toBe(
    '03/01/1960',
  );

  // A failure is announced at once.
  await page.route('**/pact-form/forms', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await keys.press('Enter');
  await expect.poll(takeAnnouncements).toContain(`alert: ${texts.failure.server}`);
  const connecting: string[] = [];
  await page.route('**/signing-sessions', async (route) => {
    await walk.heading(texts.connecting.title);
    connecting.push(await keys.focused(), ...(await takeAnnouncements()));
    await route.continue();
  });
  await keys.press('Enter');
  await walk.atSigningPage();
  expect(connecting).toContain(texts.connecting.title);
  expect(connecting.join()).toContain(`status: ${texts.connecting.title}`);

  await keys.to(texts.signing.sign);
  await keys.press('Enter');
  await arrives(5, texts.steps.five, texts.done.title);
  expect((await takeAnnouncements()).join()).toContain(texts.done.sent);
  expect(await copiesTo(person.email)).toHaveLength(1);
  return keys.presses();
};

test.describe('with only a keyboard and a screen reader', () => {
  for (const language of isFull ? languages : (['es'] as const)) {
    test(`an applicant joins with at most 120 key presses (${language})`, async ({ newVisit }) => {
      expect(await join(newVisit, language === 'en' ? 1107 : 1108, language)).toBeLessThanOrEqual(120);
    });
  }

  test('an address is chosen and submitted with arrow keys and Enter', async ({ visit }) => {
    const texts = words.en;
    const { page } = visit;
    const keys = keyboardOf(page);
    const walk = walkOn({ page });
    await visit.open('/thepactform?id=1003');
    await walk.press(texts.welcome.agree);
    await walk.verify('3333');
    await walk.heading(texts.address.choiceTitle);
    await keys.to(texts.address.use);
    await keys.press('Enter');
    await page.getByRole('alert').getByText(texts.address.required).waitFor();
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await walk.atForm();
    await walk.fillNumber('212-45-3333');
    await walk.toPage('home');
    await expect(walk.field('address')).toHaveValue(/^••• Lakeview Dr Apt \d$/);
  });
});
