import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beneficiariesErrors,
  memberFieldError,
  memberFormErrors,
  type MemberErrors,
} from '@core/membership/member-errors';
import {
  emptyBeneficiary,
  emptyMemberForm,
  type MemberField,
  type MemberForm,
} from '@core/membership/member-form';
import { fullShare, writeHundredths } from '@core/membership/normalize-field';

const today = new Date(2026, 10, 21);
const mother = {
  full_name: 'María-José O’Neill',
  relationship: 'Mother',
  date_of_birth: '03/01/1960',
  percentage: '100',
};
const validForm: MemberForm = {
  ...emptyMemberForm,
  first_name: 'Null',
  last_name: 'Nguyễn',
  date_of_birth: '11/21/2009',
  social_security_number: '123-45-6789',
  address: '12 Main Street',
  city: 'Springfield',
  state: 'IL',
  zip_code: '01234',
  email_address: 'person@mail.example',
  phone_number: '(212) 555-0142',
  beneficiaries: [mother],
};

describe('a form', () => {
  it('that is filled in correctly has no errors', () =>
    expect(memberFormErrors(validForm, today)).toEqual({}));

  it('that is empty has an error for every required field at once', () => {
    const errors = memberFormErrors(emptyMemberForm, today);
    const required = Object.keys(emptyMemberForm).filter(
      (name) => !['middle_name', 'is_married', 'beneficiaries'].includes(name),
    );
    for (const name of required) expect(errors[name]).toBe('required');
    for (const name of Object.keys(emptyBeneficiary))
      expect(errors[`beneficiaries.0.${name}`]).toBe('fillAll');
    expect(errors).not.toHaveProperty('middle_name');
  });

  it.each<[MemberField, string, string]>([
    ['date_of_birth', '11/22/2009', 'tooYoung'],
    ['date_of_birth', '11/22/1899', 'invalid'],
    ['date_of_birth', '02/30/2000', 'invalid'],
    ['social_security_number', '666-45-6789', 'invalid'],
    ['state', 'XX', 'invalid'],
    ['zip_code', '1234', 'invalid'],
    ['email_address', 'person@mail', 'invalid'],
    ['phone_number', '911-555-0142', 'invalid'],
    ['first_name', 'x'.repeat(101), 'tooLong'],
    ['city', 'Spring\u0000field', 'invalid'],
  ])('%s with %s is %s', (field, value, error) => {
    expect(memberFormErrors({ ...validForm, [field]: value }, today)).toEqual({ [field]: error });
    expect(memberFieldError(field, value, today)).toBe(error);
  });
});

describe('beneficiaries', () => {
  const errorsOf = (...shares: string[]): MemberErrors =>
    beneficiariesErrors(
      shares.map((percentage) => ({ ...mother, percentage })),
      today,
    );

  it('require at least one', () =>
    expect(beneficiariesErrors([], today)).toEqual({ beneficiaries: 'atLeastOne' }));

  it('must share exactly 100', () => {
    expect(errorsOf('33.1', '33.2', '33.7')).toEqual({});
    expect(errorsOf('33,33', '33.33', '33.34 %')).toEqual({});
    expect(errorsOf('33.33', '33.33', '33.33')).toEqual({ beneficiaries: 'total' });
    expect(errorsOf('60', '50')).toEqual({ beneficiaries: 'total' });
  });

  it.each([
    ['1e2', 'notNumber'],
    ['0x64', 'notNumber'],
    ['Infinity', 'notNumber'],
    ['-100', 'notNumber'],
    ['33.333', 'notNumber'],
  ])('a share of %s is %s', (share, error) =>
    expect(errorsOf(share)).toEqual({ 'beneficiaries.0.percentage': error }),
  );

  it('a share of 0 is invalid', () => {
    expect(errorsOf('0', '100')).toEqual({ 'beneficiaries.0.percentage': 'invalid' });
  });

  it.each([
    ['date_of_birth', '11/21/2026', 'notPast'],
    ['date_of_birth', '13/13/2000', 'invalid'],
    ['relationship', 'Neighbor', 'invalid'],
    ['full_name', 'x'.repeat(201), 'tooLong'],
    ['full_name', ' ', 'fillAll'],
  ])('%s with %s is %s', (name, value, error) => {
    expect(beneficiariesErrors([{ ...mother, [name]: value }], today)).toEqual({
      [`beneficiaries.0.${name}`]: error,
    });
  });

  it('pass if their hundredths add up, and never if one of them is off by one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_998 }), fc.integer({ min: 1, max: 9_998 }), (one, other) => {
        fc.pre(one + other < fullShare);
        const shares = [one, other, fullShare - one - other].map(writeHundredths);
        expect(errorsOf(...shares)).toEqual({});
        const [first = '', ...rest] = shares;
        expect(errorsOf(writeHundredths(Math.round(Number(first) * 100) + 1), ...rest)).toEqual({
          beneficiaries: 'total',
        });
      }),
    );
  });
});
