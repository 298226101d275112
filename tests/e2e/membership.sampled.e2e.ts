import type { Page } from '@playwright/test';
import { alternate, isFull, sampleOf } from '../helpers/scale';
import { expect, type NewVisit, test } from './setup/fixtures';
import { copiesTo } from './setup/membership/copies';
import { invitedPerson, type LinkKind } from './setup/membership/people';
import { pathOf, phone, walkOn } from './setup/membership/walk';
import { languages, type Language } from './setup/membership/words';

const subjects = { en: 'Your signed membership form', es: 'Su formulario de membresía firmado' } as const;
const files = { en: 'membership-form.pdf', es: 'formulario-de-membresia.pdf' } as const;

/** The most that a step may transfer, in bytes: some applicants have connections on which 10 kB take two seconds. */
const stepBudget = 10_000;

/** Returns a function that returns the bytes transferred since its previous call. */
const fetchedBy = (page: Page) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(
      request
        .sizes()
        .then(({ responseHeadersSize, responseBodySize }) => responseHeadersSize + responseBodySize),
    );
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return (await Promise.all(sizes.splice(0))).reduce((sum, size) => sum + size, 0);
  };
};

/** The complete journey on a phone by touch, in one language. */
const finish = async (newVisit: NewVisit, id: number, kind: LinkKind, language: Language) => {
  const person = invitedPerson(id);
  const visit = await newVisit(phone);
  const { page } = visit;
  const walk = walkOn({ page, language, touch: true });
  const { texts } = walk;
  const fetched = fetchedBy(page);
  await visit.open(pathOf(person, kind, language));
  await walk.heading(texts.welcome.title);
  expect(await fetched()).toBeGreaterThan(stepBudget);
  await walk.press(texts.welcome.agree);
  await walk.verify(person.lastFour);
  await walk.atForm();
  expect(await fetched()).toBeLessThanOrEqual(stepBudget);
  if (kind === 'company_id') await walk.fillAll(person);
  else await walk.fillRest(person.ssn);
  await walk.push(page.getByRole('checkbox', { name: texts.member.fields.is_married }));
  expect(await fetched()).toBeLessThanOrEqual(stepBudget);
  await walk.sign();
  await walk.atSigningPage();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.getByText(`${person.firstName} ${person.lastName}`).first().waitFor();
  await walk.choose('sign');
  await walk.done();
  // The return address from the signing page is signed.
  expect(visit.address().replace(/&sig=[\w-]{43}/, '')).toBe(pathOf(person, kind, language));

  const [copy, ...others] = await copiesTo(person.email);
  expect(others).toEqual([]);
  expect(copy?.subject).toBe(subjects[language]);
  expect(copy?.fileName).toBe(files[language]);
  expect(new TextDecoder().decode(copy?.file.slice(0, 5))).toBe('%PDF-');
  // A reload still shows the result.
  await page.reload();
  await walk.done();
};

const links = { id: 'an invitation', employee_id: 'an employee', company_id: 'a company' } as const;
const kinds = Object.keys(links) as LinkKind[];

// `membership-entries` uses the link of an employee.
const joining = kinds.filter((kind) => isFull || kind !== 'employee_id');

test.describe('on a phone an applicant joins by the link of', () => {
  for (const [kind, language] of sampleOf(alternate(joining, languages), 2))
    test(`${links[kind]} (${language})`, ({ newVisit }) =>
      finish(newVisit, 1101 + 2 * kinds.indexOf(kind) + languages.indexOf(language), kind, language));
});
