import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, hasControlCharacter } from '@core/text/clean-text';
import { isPersonName } from '@core/form/person-name';
import { usStates } from '@core/form/us-states';
import { memberFormErrors } from '@core/membership/member-errors';
import {
  emptyBeneficiary,
  emptyMemberForm,
  relationships,
  slots,
  type MemberForm,
} from '@core/membership/member-form';
import { fullShare, sumOfShares, writeHundredths } from '@core/membership/normalize-field';
import {
  memberFormFromPrefill,
  memberFormFromWire,
  memberFormToWire,
  slotErrors,
} from '@core/membership/wire';
import { goodForm } from '@tests/fixtures/membership-cases';

const today = new Date(2026, 10, 21);
const overTheWire = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.normalize('NFC').trim())
  .filter((text) => /\p{L}/u.test(text) && cleanText(text) === text)
  .filter((text) => !hasControlCharacter(text) && isPersonName(text));
const day = (from: number, to: number) =>
  fc
    .date({ min: new Date(from, 0, 1), max: new Date(to, 11, 31), noInvalidDate: true })
    .map((date) => `${date.getMonth() + 1}/${date.getDate()}/${date.getFullYear()}`);
const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));

const shares = fc
  .uniqueArray(fc.integer({ min: 1, max: fullShare - 1 }), { maxLength: slots.length - 1 })
  .map((cuts) => [0, ...cuts.sort((one, other) => one - other), fullShare])
  .map((cuts) => cuts.slice(1).map((cut, at) => writeHundredths(cut - (cuts[at] ?? 0))));
const goodForms: fc.Arbitrary<MemberForm> = shares.chain((parts) =>
  fc.record({
    first_name: name,
    middle_name: fc.oneof(fc.constant(''), name),
    last_name: name,
    date_of_birth: day(1900, 2008),
    social_security_number: fc
      .tuple(
        fc.integer({ min: 1, max: 665 }),
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 1, max: 9999 }),
      )
      .map(([area, group, serial]) => [
        String(area).padStart(3, '0'),
        String(group).padStart(2, '0'),
        String(serial).padStart(4, '0'),
      ])
      .filter((number) => !['078051120', '219099999'].includes(number.join('')))
      .map((number) => number.join('-')),
    address: name,
    city: name,
    state: fc.constantFrom(...Object.keys(usStates)),
    zip_code: fc.oneof(digits(5), digits(9)),
    email_address: fc.emailAddress().filter((email) => email.length <= 254),
    phone_number: digits(4).map((line) => `+1 (212) 555-${line}`),
    is_married: fc.boolean(),
    beneficiaries: fc.tuple(
      ...parts.map((percentage) =>
        fc.record({
          full_name: name,
          relationship: fc.constantFrom(...relationships),
          date_of_birth: day(1900, 2025),
          percentage: fc.constantFrom(percentage, `${percentage} %`),
        }),
      ),
    ),
  }),
);

describe('the request body', () => {
  it('is read by the server as the same form, for every valid form', () => {
    fc.assert(
      fc.property(goodForms, (form) => {
        expect(memberFormErrors(form, today)).toEqual({});
        const body = memberFormToWire(form);
        const arrived = memberFormFromWire(overTheWire(body));
        expect(memberFormErrors(arrived, today)).toEqual({});
        expect(memberFormToWire(arrived)).toEqual(body);
        expect(arrived).toMatchObject({
          first_name: form.first_name,
          state: form.state,
          is_married: form.is_married,
        });
        expect(sumOfShares(arrived.beneficiaries.map(({ percentage }) => percentage))).toBe(fullShare);
      }),
      { numRuns: 300 },
    );
  });

  it('has ISO dates, numbers as digits, percent as a number, and a slot for each beneficiary', () => {
    const [mother = emptyBeneficiary] = goodForm.beneficiaries;
    const body = memberFormToWire({
      ...goodForm,
      zip_code: '627011234',
      beneficiaries: [
        { ...mother, percentage: '33,34' },
        { ...mother, relationship: 'Spouse', percentage: '66.66 %' },
      ],
    });
    expect(body).toMatchObject({
      date_of_birth: '2009-11-21',
      social_security_number: '123456789',
      phone_number: '2125550142',
      zip_code: '62701-1234',
      beneficiaries: [
        { slot: 'Primary', percentage: 33.34, date_of_birth: '1960-03-01' },
        { slot: 'Secondary', percentage: 66.66 },
      ],
    });
  });

  it('may list the beneficiaries in any order: their slots count', () => {
    const named = (slot: string, full_name: string) => ({ slot, full_name });
    const names = (...all: readonly unknown[]) =>
      memberFormFromWire({ beneficiaries: all }).beneficiaries.map(({ full_name }) => full_name);
    expect(names(named('Tertiary', 'c'), named('Primary', 'a'), named('Secondary', 'b'))).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(names({ full_name: 'a' }, named('Second', 'b'))).toEqual(['a', 'b']);
  });

  it('may be any JSON without an exception, and is rejected by the rules', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(Object.keys(memberFormErrors(memberFormFromWire(body), today)).length).toBeGreaterThan(0);
      }),
    );
  });

  it('drops values of another type instead of converting them', () => {
    const wrong = {
      first_name: 7,
      city: { toString: 'x' },
      social_security_number: 123456789,
      is_married: 'yes',
    };
    expect(memberFormFromWire(wrong)).toEqual({ ...emptyMemberForm, beneficiaries: [] });
  });
});

it.each([
  [['Primary', 'Secondary', 'Tertiary'], []],
  [['Tertiary', 'Primary'], []],
  [['Primary', 'Primary'], [1]],
  [
    ['Secondary', 'Secondary', 'Secondary'],
    [1, 2],
  ],
  [['Primary', 'Tertiary', 'Primary'], [2]],
  // One without a slot has that of its position.
  [[undefined, undefined, undefined], []],
  [['Secondary', undefined], [1]],
  [[undefined, 'Primary'], [1]],
])('beneficiaries of the slots %j are refused at %j', (named, refused) => {
  const beneficiaries = named.map((slot) => ({ slot, full_name: 'Luis Reyes' }));
  expect(slotErrors({ beneficiaries })).toEqual(
    Object.fromEntries(refused.map((at) => [`beneficiaries.${at}.slot`, 'invalid'])),
  );
});

it('an initial form has a beneficiary to fill in', () => {
  expect(memberFormFromPrefill(null)).toEqual(emptyMemberForm);
  expect(memberFormFromPrefill({ first_name: 'Ana', date_of_birth: '1985-04-27' })).toEqual({
    ...emptyMemberForm,
    first_name: 'Ana',
    date_of_birth: '04/27/1985',
  });
  const [mother] = goodForm.beneficiaries;
  expect(memberFormFromPrefill({ beneficiaries: [mother] }).beneficiaries).toEqual([mother]);
});
