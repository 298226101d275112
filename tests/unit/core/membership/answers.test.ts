import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readAddressCheck,
  readLookup,
  readMailedDraft,
  readSavedDraft,
  readSavedForm,
  readSigningSession,
  readSigningState,
  readVerification,
} from '@core/membership/answers';

const readers = [
  readLookup,
  readVerification,
  readAddressCheck,
  readSavedForm,
  readSavedDraft,
  readMailedDraft,
  readSigningSession,
  readSigningState,
];
const home = { id: 's1', address: '1 Main St', city: 'Fresno', state: 'CA', zip_code: '93722' };

describe('responses', () => {
  it('of any shape are parsed or rejected without an error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        for (const read of readers) expect(() => read(body)).not.toThrow();
      }),
    );
    for (const body of [null, undefined, '', 0, [], {}, 'eligible'])
      for (const read of readers) expect(read(body)).toBeNull();
  });

  it('without a token are rejected, and unknown values get defaults', () => {
    for (const form_token of [undefined, null, '', 5])
      expect(readVerification({ result: 'eligible', form_token })).toBeNull();
    expect(
      readVerification({ result: 'eligible', form_token: 't', prefill: 'x', form_status: 'odd' }),
    ).toEqual({
      result: 'eligible',
      token: 't',
      formStatus: 'none',
      formId: null,
      emailMasked: null,
      prefill: null,
      addressCheck: null,
      draft: null,
    });
  });

  it('contain a form id only while the form awaits its signature', () => {
    const open = { result: 'eligible', form_token: 't', form_id: 'f1' };
    expect(readVerification({ ...open, form_status: 'awaiting_signature' })).toMatchObject({ formId: 'f1' });
    expect(readVerification({ ...open, form_status: 'declined' })).toMatchObject({ formId: null });
  });

  it('with several addresses keep the usable ones, ten at most', () => {
    const multiple = (suggestions: unknown) => readAddressCheck({ outcome: 'multiple', suggestions });
    expect(multiple([home, { ...home, city: 5 }, null])).toEqual({
      outcome: 'multiple',
      suggestions: [home],
    });
    expect(multiple([{ ...home, city: '' }])).toBeNull();
    expect(multiple('x')).toBeNull();
    const many = multiple(Array.from({ length: 30 }, (_, at) => ({ ...home, id: at })));
    expect(many).toHaveProperty('suggestions.length', 10);
    expect(readAddressCheck({ outcome: 'maybe' })).toBeNull();
  });

  it('about a form contain its id, or say that there is none to sign', () => {
    expect(readSavedForm({ form_id: 7, status: 'awaiting_signature' })).toMatchObject({ formId: '7' });
    expect(readSavedForm({ status: 'awaiting_signature' })).toBeNull();
    for (const [email_masked, emailMasked] of [
      [undefined, null],
      ['a•••@b.example', 'a•••@b.example'],
    ])
      expect(readSavedForm({ status: 'already_member', email_masked })).toEqual({
        status: 'already_member',
        emailMasked,
      });
  });

  it('about a signature are accepted only with a known status', () => {
    expect(readSigningState({ status: 'signed' })).toBeNull();
    expect(readSigningState({ status: 'not_signed', can_resume: false })).toMatchObject({ canResume: false });
    expect(readSigningState({ status: 'completed', email_masked: 'a•••@b.example' })).toEqual({
      status: 'completed',
      canResume: true,
      emailMasked: 'a•••@b.example',
    });
    expect(readSigningSession({ redirect_url: 'https://sign.example/1' })).toBe('https://sign.example/1');
  });

  it('about a link open the form only if its state is open', () => {
    const body = { state: 'open', company_name: 'Alder', language: 'es', asks: ['date_of_birth'] };
    const read = { companyName: 'Alder', language: 'es', asksBirthDate: true };
    expect(readLookup(body)).toEqual(read);
    for (const state of ['closed', undefined]) expect(readLookup({ ...body, state })).toBeNull();
    for (const asks of [undefined, [], ['last_4'], 'date_of_birth'])
      expect(readLookup({ ...body, asks })).toEqual({ ...read, asksBirthDate: false });
    expect(readLookup({ state: 'open', company_name: 7, language: '' })).toEqual({
      companyName: null,
      language: null,
      asksBirthDate: false,
    });
  });

  it('about an address have one of three outcomes', () => {
    for (const outcome of ['verified', 'not_found'])
      expect(readAddressCheck({ outcome, suggestions: [home] })).toEqual({ outcome });
    expect(readAddressCheck({ outcome: 'maybe', suggestions: [home] })).toBeNull();
    for (const name of Object.keys(home))
      expect(readAddressCheck({ outcome: 'multiple', suggestions: [{ ...home, [name]: '' }] })).toBeNull();
  });

  it('about a person are read in full', () => {
    expect(readVerification({ result: 'check_mail', form_token: 't' })).toEqual({ result: 'check_mail' });
    const member = { result: 'already_member' } as const;
    expect(readVerification(member)).toEqual({ ...member, copy: null });
    expect(readVerification({ ...member, form_token: 't', email_masked: 'a•••@b.example' })).toEqual({
      ...member,
      copy: { token: 't', emailMasked: 'a•••@b.example' },
    });
    expect(readVerification({ result: 'not_eligible', form_token: 't' })).toBeNull();
    const body = {
      result: 'eligible',
      form_token: 't',
      form_status: 'in_review',
      form_id: 'f1',
      email_masked: 'a•••@b.example',
      prefill: { first_name: 'Ana' },
      address_check: { outcome: 'verified' },
      draft: 'opened',
    };
    const read = {
      result: 'eligible',
      token: 't',
      formStatus: 'in_review',
      formId: 'f1',
      emailMasked: 'a•••@b.example',
      prefill: { first_name: 'Ana' },
      addressCheck: { outcome: 'verified' },
      draft: 'opened',
    };
    expect(readVerification(body)).toEqual(read);
    expect(readVerification({ ...body, draft: 'none' })).toEqual({ ...read, draft: 'none' });
    expect(readVerification({ ...body, draft: 'kept' })).toEqual({ ...read, draft: null });
    for (const prefill of [[], 'Ana', null])
      expect(readVerification({ ...body, prefill })).toEqual({ ...read, prefill: null });
  });

  it('about a sent form contain what it waits for, and about a draft whether it was saved and where it was mailed', () => {
    const saved = { form_id: 'f1', email_masked: 'a•••@b.example' };
    for (const status of ['in_review', 'awaiting_signature'])
      expect(readSavedForm({ ...saved, status })).toEqual({
        status,
        formId: 'f1',
        emailMasked: 'a•••@b.example',
      });
    expect(readSavedForm({ ...saved, status: 'odd' })).toMatchObject({ status: 'awaiting_signature' });
    expect(readSavedDraft({ expires_in: 60 })).toBe(true);
    expect(readSavedDraft({ expires_in: '60' })).toBeNull();
    expect(readMailedDraft({ email_masked: 'a•••@b.example' })).toBe('a•••@b.example');
  });
});
