import { describe, expect, test } from 'vitest';
import type { MemberFormBody } from '@core/membership/wire';
import { renderForm } from '@server/pdf/render-form';
import { signForm } from '@server/pdf/sign-form';
import { factsOf, membershipDocument } from '@server/signing/membership-document';
import { pdfText } from './pdf-text';

const heir = (slot: 'Primary' | 'Secondary' | 'Tertiary', percentage: number) => ({
  slot,
  full_name: 'Robin Ellis',
  relationship: 'Domestic Partner',
  date_of_birth: '1992-08-01',
  percentage,
});
const form = (changes: Partial<MemberFormBody> = {}): MemberFormBody => ({
  first_name: 'Jordan',
  middle_name: '',
  last_name: 'Ellis',
  date_of_birth: '1991-04-12',
  social_security_number: '512374321',
  address: '418 Juniper Ct',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94601',
  email_address: 'jordan.ellis@mail.example',
  phone_number: '5105550142',
  is_married: true,
  beneficiaries: [heir('Primary', 33.34), heir('Secondary', 33.33), heir('Tertiary', 33.33)],
  ...changes,
});
const now = Date.UTC(2026, 10, 20, 12);
const documentOf = (changes: Partial<MemberFormBody> = {}, language: 'en' | 'es' = 'en') =>
  membershipDocument(form(changes), { language, companyName: 'Harbor Lane Markets', now });
const signature = {
  name: 'Jordan Ellis',
  date: '11/20/2026',
  note: 'Signed electronically',
  at: new Date(now),
};

describe('the form as a PDF', () => {
  test('says everything that was filled in, and of the number only the last four digits', async () => {
    const { pages, pieces } = await pdfText(await renderForm(documentOf()));
    expect(pages).toBe(1);
    for (const text of [
      'Membership form',
      'Jordan',
      '04/12/1991',
      '•••-••-4321',
      'Harbor Lane Markets',
      '418 Juniper Ct',
      '510-555-0142',
      'Tertiary beneficiary',
      'Domestic Partner',
      '33.34%',
      '/signature/',
      'Page 1 of 1',
    ])
      expect(pieces).toContain(text);
    expect(pieces.join('\n')).not.toMatch(/51237|512-37/);
    expect(pieces).not.toContain('Middle name');
  });

  test('speaks Spanish', async () => {
    const { pieces } = await pdfText(await renderForm(documentOf({}, 'es')));
    for (const text of ['Formulario de membresía', 'Pareja de hecho', '33.34\u00a0%', 'Página 1 de 1'])
      expect(pieces).toContain(text);
  });

  test.each(['李小龍', 'محمد بن سلمان', 'Łukasz Żółć', '👩🏽‍🚀', '\u202egnp.exe', 'a\u0301'.repeat(60)])(
    'takes the name %s',
    async (name) => {
      const made = await renderForm(documentOf({ first_name: name, last_name: name }));
      const { pages } = await pdfText(await signForm(made, { ...signature, name, note: name }));
      expect(pages).toBe(1);
    },
  );

  test('grows with what was typed, and keeps all of it', async () => {
    const long = 'Q'.repeat(100);
    const beneficiaries = form().beneficiaries.map((one) => ({ ...one, full_name: 'M'.repeat(200) }));
    const made = await renderForm(
      documentOf({
        first_name: long,
        middle_name: long,
        last_name: long,
        address: 'x'.repeat(200),
        beneficiaries,
      }),
    );
    const { pages, pieces } = await pdfText(await signForm(made, signature));
    expect(pages).toBeGreaterThan(1);
    expect(pieces.join('').match(/Q/g)).toHaveLength(300);
    expect(pieces).toContain(`Page ${pages} of ${pages}`);
    expect(pieces).toContain('Jordan Ellis');
  });
});

test('the facts shown beside the file are those of the file', () => {
  const document = documentOf();
  const facts = factsOf(document);
  expect(facts).toHaveLength(document.sections.reduce((sum, { lines }) => sum + lines.length, 0));
  expect(facts).toContainEqual({
    section: 'Personal information',
    label: 'Social security number',
    value: '•••-••-4321',
  });
});
