import { describe, expect, test } from 'vitest';
import type { MemberFormBody } from '@core/membership/wire';
import { renderForm } from '@server/pdf/render-form';
import { signForm } from '@server/pdf/sign-form';
import { factsOf, membershipDocument } from '@server/signing/membership-document';
import { pdfPieces, pdfTexts } from '@tests/helpers/pdf-texts';

const createBeneficiary = (slot: 'Primary' | 'Secondary' | 'Tertiary', percentage: number) => ({
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
  beneficiaries: [
    createBeneficiary('Primary', 33.34),
    createBeneficiary('Secondary', 33.33),
    createBeneficiary('Tertiary', 33.33),
  ],
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

describe('membership form as a PDF', () => {
  test('contains all answers, and only the last four digits of the number', async () => {
    const [pieces = [], ...more] = await pdfTexts(await renderForm(documentOf()));
    expect(more).toEqual([]);
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

  test('is translated into Spanish', async () => {
    const [pieces] = await pdfTexts(await renderForm(documentOf({}, 'es')));
    for (const text of ['Formulario de membresía', 'Pareja de hecho', '33.34 %', 'Página 1 de 1'])
      expect(pieces).toContain(text);
  });

  test('prints names in any script, in reading order', async () => {
    const made = await renderForm(
      documentOf({
        first_name: 'Nguyễn Thị Ánh – محمد',
        middle_name: '李小龍',
        last_name: 'محمد بن سلمان',
        address: 'Żółć Ελένη Щукин',
        city: '김민준',
        state: 'שלום',
      }),
    );
    const [pieces = []] = await pdfTexts(
      await signForm(made, { ...signature, name: '李小龍 Bo', note: '李小龍' }),
    );
    const names = ['Nguyễn Thị Ánh –', '李小龍', 'محمد', 'بن', 'سلمان', 'Żółć Ελένη Щукин', '김민준', 'שלום'];
    for (const name of names) expect(pieces).toContain(name);
    // In the form, in the signature and in the note.
    expect(pieces.filter((piece) => piece === '李小龍')).toHaveLength(3);
  });

  test('breaks a right-to-left name into lines in reading order', async () => {
    const name = 'محمد بن سلمان بن عبد المطلب بن هاشم';
    const beneficiaries = [{ ...createBeneficiary('Primary', 100), full_name: name }];
    const [pieces = []] = await pdfPieces(await renderForm(documentOf({ beneficiaries })));
    const words = pieces.filter(({ text }) => /\p{Script=Arabic}/u.test(text));
    const lines = [...new Set(words.map(({ y }) => y))].sort((one, other) => other - one);
    expect(lines.length).toBeGreaterThan(1);
    const read = lines.flatMap((line) =>
      words.filter(({ y }) => y === line).sort((one, other) => other.x - one.x),
    );
    expect(read.map(({ text }) => text).join(' ')).toBe(name);
  });

  test.each(['👩🏽‍🚀', '\u202egnp.exe', 'a\u0301'.repeat(60), '\ud800', 'ਪ੍ਰੀ\u200d\u200c'])(
    'renders the name %j',
    async (name) => {
      const made = await renderForm(documentOf({ first_name: name, last_name: name }));
      const pages = await pdfTexts(await signForm(made, { ...signature, name, note: name }));
      expect(pages).toHaveLength(1);
    },
  );

  test('places the signature above its line, for a name of any length', async () => {
    const made = await renderForm(documentOf());
    const placeOf = async (name: string) => {
      const [pieces = []] = await pdfPieces(await signForm(made, { ...signature, name }));
      const at = pieces.findIndex(({ text }) => text.startsWith(name.slice(0, 10)) && text !== 'Jordan');
      return pieces[at];
    };
    const label = (await pdfPieces(made))[0]?.find(({ text }) => text === 'Signature');
    for (const name of ['Jordan Ellis', 'Wolfeschlegelsteinhausenbergerdorff '.repeat(6)]) {
      const place = await placeOf(name);
      expect(place?.y).toBeGreaterThan((label?.y ?? 0) + 9);
      expect(place?.y).toBeLessThan((label?.y ?? 0) + 70);
      expect(place?.x).toBeCloseTo(44);
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThan(370);
    }
  });

  test('stays small: embeds only the letters that are used', async () => {
    expect((await renderForm(documentOf())).length).toBeLessThan(25_000);
  });

  test('adds pages for long answers without cutting them', async () => {
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
    const pages = await pdfTexts(await signForm(made, signature));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat().join('').match(/Q/g)).toHaveLength(300);
    expect(pages.flat().join('').match(/M{5,}/g)?.join('')).toHaveLength(600);
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
    expect(pages.at(-1)).toContain('Jordan Ellis');
  });
});

test('factsOf() returns every line of the document', () => {
  const document = documentOf();
  const facts = factsOf(document);
  expect(facts).toHaveLength(document.sections.reduce((sum, { lines }) => sum + lines.length, 0));
  expect(facts).toContainEqual({
    section: 'Personal information',
    label: 'Social security number',
    value: '•••-••-4321',
  });
});
