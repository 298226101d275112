import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMemberError, memberFieldError, memberFormErrors } from '@core/membership/member-errors';
import { beneficiaryFields, memberFields, type MemberForm } from '@core/membership/member-form';
import { errorPaths } from '@core/membership/member-path';
import { normalizeField } from '@core/membership/normalize-field';
import { memberFormFromPrefill, memberFormFromWire, memberFormToWire } from '@core/membership/wire';
import { dayOfCase, formOfCase, membershipCases, uncheckedBody } from '@tests/fixtures/membership-cases';
import { anyValue, hostileText, sized } from '@tests/helpers/arbitraries';

const today = new Date(2026, 10, 21);

/** A form of the edge cases with one of its texts changed: a piece is inserted, removed or replaced. */
const mutatedForm: fc.Arbitrary<{ form: MemberForm; day: Date }> = fc
  .record({
    one: fc.constantFrom(...membershipCases),
    other: fc.constantFrom(...membershipCases),
    field: fc.constantFrom(...memberFields),
    inBeneficiary: fc.constantFrom(...beneficiaryFields),
    where: fc.constantFrom('field', 'beneficiary', 'both', 'mix'),
    at: fc.nat(20),
    cut: fc.nat(4),
    piece: fc.oneof(
      hostileText,
      fc.constantFrom('0', '1', '9', '/', '-', ' ', '.', ',', '%', '@', 'e', '\t'),
    ),
  })
  .map(({ one, other, field, inBeneficiary, where, at, cut, piece }) => {
    const change = (text: string) => text.slice(0, at) + piece + text.slice(at + cut);
    const start = formOfCase(where === 'mix' ? { change: { ...one.change, ...other.change } } : one);
    const form: MemberForm = {
      ...start,
      ...(where !== 'beneficiary' && { [field]: change(start[field]) }),
      ...(where !== 'field' && {
        beneficiaries: start.beneficiaries.map((beneficiary, place) =>
          place === 0 ? { ...beneficiary, [inBeneficiary]: change(beneficiary[inBeneficiary]) } : beneficiary,
        ),
      }),
    };
    return { form, day: dayOfCase(one) };
  });

describe('a membership form', () => {
  test('has the same errors on the server as in the browser, for any input', () => {
    fc.assert(
      fc.property(mutatedForm, ({ form, day }) => {
        const localErrors = memberFormErrors(form, day);
        const body: unknown = JSON.parse(JSON.stringify(uncheckedBody(form)));
        expect(memberFormErrors(memberFormFromWire(body), day)).toEqual(localErrors);
        for (const [path, error] of Object.entries(localErrors)) {
          expect(errorPaths(form.beneficiaries.length)).toContain(path);
          expect(isMemberError(error)).toBe(true);
        }
      }),
      sized(400, 20_000),
    );
  });

  test('that is valid arrives unchanged, and is valid on the server', () => {
    fc.assert(
      fc.property(mutatedForm, ({ form, day }) => {
        if (Object.keys(memberFormErrors(form, day)).length > 0) return;
        const body = memberFormToWire(form);
        const arrived = memberFormFromWire(JSON.parse(JSON.stringify(body)));
        expect(memberFormErrors(arrived, day)).toEqual({});
        expect(memberFormToWire(arrived)).toEqual(body);
        expect(body.social_security_number).toMatch(/^[0-9]{9}$/);
        expect(body.date_of_birth).toMatch(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/);
      }),
      sized(400, 20_000),
    );
  });

  test('each field has a verdict for any text, and tidying it twice changes nothing', () => {
    fc.assert(
      fc.property(hostileText, fc.constantFrom(...memberFields), (text, field) => {
        const error = memberFieldError(field, text, today);
        expect(error === undefined || isMemberError(error)).toBe(true);
        const once = normalizeField(field, text);
        expect(normalizeField(field, once)).toBe(once);
        expect(memberFieldError(field, once, today)).toBe(error);
      }),
      sized(1000, 10_000),
    );
  });

  test('is parsed from any body, with a text in every field', () => {
    const body = fc.oneof(
      anyValue,
      fc.record(
        {
          ...Object.fromEntries(memberFields.map((name) => [name, anyValue])),
          is_married: anyValue,
          beneficiaries: fc.oneof(
            anyValue,
            fc.array(fc.record({ slot: anyValue, percentage: anyValue, full_name: anyValue })),
          ),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(body, (given) => {
        for (const form of [memberFormFromWire(given), memberFormFromPrefill(given)]) {
          for (const name of memberFields) expect(typeof form[name]).toBe('string');
          for (const one of form.beneficiaries)
            for (const name of beneficiaryFields) expect(typeof one[name]).toBe('string');
          expect(Object.keys(memberFormErrors(form, today)).length).toBeGreaterThan(0);
        }
      }),
      sized(500, 10_000),
    );
  });
});
