import { expect, type Locator, type Page } from '@playwright/test';
import { formPages, type FormPage } from '@core/membership/form-page';
import { birthDateOf, lastNameOf, type InvitedPerson, type LinkKind } from './people';
import { words, type Language } from './words';

/** A phone of the smallest common size, with touch instead of a mouse. */
export const phone = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
} as const;

export const pathOf = (person: InvitedPerson, kind: LinkKind, lang?: Language): string =>
  `/thepactform?${person.link(kind)}${lang ? `&lang=${lang}` : ''}`;

export const beneficiary = {
  full_name: 'Rosa Nájera O’Neill',
  relationship: 'Mother',
  date_of_birth: '03/01/1960',
  percentage: '100',
} as const;

interface WalkOptions {
  readonly page: Page;
  readonly language?: Language;
  /** Taps instead of clicks. */
  readonly touch?: boolean;
}

/** The steps of the form as an applicant takes them, found by the texts of a language. */
export const walkOn = ({ page, language = 'en', touch = false }: WalkOptions) => {
  const texts = words[language];
  const { member } = texts;
  const push = (target: Locator) => (touch ? target.tap() : target.click());
  const press = (name: string) => push(page.getByRole('button', { name, exact: true }));
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const field = (name: keyof typeof member.fields) =>
    page.getByLabel(new RegExp(`^${member.fields[name]}( \\(|$)`)).first();
  const group = (slot: keyof typeof member.slots = 'Primary') =>
    page.getByRole('group', { name: member.slots[slot].full });
  const inGroup = (name: keyof typeof beneficiary) =>
    group().getByLabel(member.fields[name], { exact: true });
  const digits = () => page.getByLabel(texts.eligibility.label, { exact: true });

  /** Waits for the first page of the form. */
  const atForm = () => heading(member.sections.personal);
  /** Goes to a page of the form from another one: forward by its button, back by the browser. */
  const toPage = async (destination: FormPage) => {
    const title = page.locator('h1');
    const titles: string[] = formPages.map((one) => member.sections[one]);
    const to = formPages.indexOf(destination);
    for (;;) {
      const at = titles.indexOf(await title.innerText());
      if (at === to) return;
      if (at < 0) throw new Error(`no page of the form is open, but ${await title.innerText()}`);
      if (at < to) await press(member.goOn);
      else await page.goBack();
      await expect(title).not.toHaveText(titles[at] ?? '');
    }
  };

  /** Replaces the value of a field, also of a masked one. */
  const change = async (name: keyof typeof member.fields, text: string) => {
    const changeLabel = member.kept.changeField.replace('{{field}}', member.fields[name]);
    const button = page.getByRole('button', { name: changeLabel, exact: true });
    if (await button.isVisible()) await push(button);
    await field(name).fill(text);
  };

  /** Fills in one beneficiary with 100 %. */
  const fillBeneficiary = async () => {
    for (const name of ['full_name', 'date_of_birth', 'percentage'] as const)
      await inGroup(name).fill(beneficiary[name]);
    await inGroup('relationship').selectOption(beneficiary.relationship);
  };
  /** Fills in what the digits alone do not show of the personal info. */
  const fillNumber = async (ssn: string) => {
    const lastName = lastNameOf(ssn);
    if (lastName !== undefined) await change('last_name', lastName);
    await field('date_of_birth').fill(birthDateOf(ssn));
    await field('social_security_number').fill(ssn);
  };
  const fillPersonal = async ({ firstName, lastName, ssn }: InvitedPerson) => {
    await change('first_name', firstName);
    await change('last_name', lastName);
    await fillNumber(ssn);
  };
  const fillHome = async () => {
    await change('address', '12 Main Street');
    await change('city', 'Springfield');
    await field('state').selectOption('IL');
    await change('zip_code', '62701');
  };
  const fillContact = async ({ email }: InvitedPerson) => {
    await change('email_address', email);
    await change('phone_number', '(212) 555-0142');
  };
  /** Fills in what the record does not have. Ends on the last page. */
  const fillRest = async (ssn: string) => {
    await toPage('personal');
    await fillNumber(ssn);
    await toPage('beneficiaries');
    await fillBeneficiary();
  };
  /** Fills in everything for an applicant without prefilled values, from the first page to the last. */
  const fillAll = async (person: InvitedPerson) => {
    await fillPersonal(person);
    await toPage('home');
    await fillHome();
    await toPage('contact');
    await fillContact(person);
    await toPage('beneficiaries');
    await fillBeneficiary();
  };
  const verify = async (lastFour: string) => {
    await digits().fill(lastFour);
    await press(texts.eligibility.verify);
  };
  /** From the welcome page to the first page of the form. */
  const toForm = async (person: InvitedPerson, kind: LinkKind = 'id', lang = language) => {
    await page.goto(pathOf(person, kind, lang));
    await press(texts.welcome.agree);
    await verify(person.lastFour);
    await atForm();
  };
  /** Enters the digits again after the form token has expired; the interrupted step continues. */
  const confirm = async (lastFour: string) => {
    await heading(texts.confirm.title);
    await digits().fill(lastFour);
    await press(texts.confirm.submit);
  };
  /** Goes to the last page of the form, from any page, and clicks the sign button. */
  const sign = async () => {
    await toPage('beneficiaries');
    await press(member.sign);
  };
  const atSigningPage = () => heading(texts.signing.heading);
  /** Clicks an action on the stand-in's signing page. */
  const choose = (action: 'sign' | 'later' | 'decline' | 'expire') => press(texts.signing[action]);
  /** From the welcome page to the signing page, with a record that has everything but the number and the beneficiary. */
  const toSigning = async (person: InvitedPerson) => {
    await toForm(person);
    await fillRest(person.ssn);
    await sign();
    await atSigningPage();
  };
  return {
    page,
    language,
    texts,
    push,
    press,
    heading,
    field,
    change,
    group,
    inGroup,
    digits,
    atForm,
    toPage,
    fillPersonal,
    fillHome,
    fillContact,
    fillBeneficiary,
    fillNumber,
    fillRest,
    fillAll,
    verify,
    confirm,
    toForm,
    sign,
    atSigningPage,
    choose,
    toSigning,
    done: () => heading(texts.done.title),
  };
};

export type Walk = ReturnType<typeof walkOn>;
