import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unprintableErrors } from '@server/api/membership/unprintable';
import { membershipDocument } from '@server/signing/membership-document';
import { inlinePdfWriter } from '@server/pdf/writer';
import { goodForm as typedForm } from '@tests/fixtures/membership-cases';
import { pdfTexts } from '@tests/helpers/pdf-texts';
import { clearForms, createMembership, goodForm, type Membership } from './membership-calls';

let api: Membership;
let token = '';
beforeAll(async () => {
  api = await createMembership();
});
beforeEach(async () => {
  await clearForms(api);
  token = await api.tokenFor({ id: 1001 }, '4321');
});
const [beneficiary] = goodForm().beneficiaries;

describe('a form with letters that no font of the PDF has', () => {
  test('is refused before it can be signed, and the letters are named', async () => {
    const form = goodForm({
      first_name: 'Ada 😀',
      middle_name: '𠮷野',
      address: '12 ★ Street ★ ♥',
      city: 'ᏣᎳᎩ',
      beneficiaries: [{ ...beneficiary, full_name: 'བོད Ellis' }],
    });
    const { status, body } = await api.submit(token, form);
    expect([status, body]).toEqual([
      422,
      {
        detail: 'invalid',
        errors: {
          first_name: 'unprintable 😀',
          middle_name: 'unprintable 𠮷',
          address: 'unprintable ★ ♥',
          city: 'unprintable Ꮳ Ꮃ Ꭹ',
          'beneficiaries.0.full_name': 'unprintable བོ ད',
        },
      },
    ]);
  });

  test('has one error at a field', async () => {
    const { body } = await api.submit(token, goodForm({ first_name: '😀'.repeat(101), city: '' }));
    expect((body as { errors: object }).errors).toEqual({ first_name: 'tooLong', city: 'required' });
  });

  test('does not name the letters of a value that was sent masked', async () => {
    const sent = { ...typedForm, last_name: 'S•••' };
    const typed = { ...typedForm, last_name: 'Smith 😀' };
    expect(await unprintableErrors(api.deps, { sent, typed, known: {} })).toEqual({
      last_name: 'unprintable',
    });
  });
});

test.each(['Nguyễn', '李小龍', 'محمد', 'O’Neill–Ōe', 'Ελένη', 'ශ්\u200dරී'])(
  '%s is accepted',
  async (first_name) => {
    expect((await api.submit(token, goodForm({ first_name }))).status).toBe(201);
  },
);

test('a company name with such a letter is printed with its code', async () => {
  const document = membershipDocument(
    { ...goodForm(), beneficiaries: [{ ...beneficiary!, slot: 'Primary' }] },
    { language: 'en', companyName: 'Harbor 😀 Markets', now: 0 },
  );
  const [pieces = []] = await pdfTexts(await inlinePdfWriter.form(document));
  const text = pieces.join(' ');
  expect(text).toContain('[U+1F600]');
  expect(text).not.toContain('\ufffd');
});
