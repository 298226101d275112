import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readAddressCheck,
  readLookup,
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
  readSigningSession,
  readSigningState,
];
const home = { id: 's1', address: '1 Main St', city: 'Fresno', state: 'CA', zip_code: '93722' };

describe('answers', () => {
  it('of any shape are read or refused, never trusted', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        for (const read of readers) expect(() => read(body)).not.toThrow();
      }),
    );
    for (const body of [null, undefined, '', 0, [], {}, 'eligible'])
      for (const read of readers) expect(read(body)).toBeNull();
  });

  it('without a token open nothing', () => {
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

  it('name a form only while it waits for its signature', () => {
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

  it('about a form name it, or say that there is none to sign', () => {
    expect(readSavedForm({ form_id: 7, status: 'awaiting_signature' })).toMatchObject({ formId: '7' });
    expect(readSavedForm({ status: 'awaiting_signature' })).toBeNull();
    expect(readSavedForm({ status: 'already_member' })).toEqual({ status: 'already_member' });
  });

  it('about a signature are known words only', () => {
    expect(readSigningState({ status: 'signed' })).toBeNull();
    expect(readSigningState({ status: 'not_signed', can_resume: false })).toMatchObject({ canResume: false });
  });
});
