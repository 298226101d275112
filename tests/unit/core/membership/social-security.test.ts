import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isLastFour,
  isSocialSecurityNumber,
  isTaxpayerNumber,
  socialSecurityDigits,
  normalizeSocialSecurity,
} from '@core/membership/social-security';

describe('a social security number', () => {
  it.each([
    ['123-45-6789', true],
    ['123 45 6789', true],
    [' 123456789 ', true],
    ['734-01-0001', true],
    ['899-99-9999', true],
    ['111-11-1111', true],
    ['000-45-6789', false],
    ['666-45-6789', false],
    ['900-45-6789', false],
    ['987-65-4321', false],
    ['123-00-6789', false],
    ['123-45-0000', false],
    ['12345678', false],
    ['1234567890', false],
    ['123-45-678a', false],
    ['', false],
  ])('%s can exist: %s', (text, exists) => expect(isSocialSecurityNumber(text)).toBe(exists));

  it('is sent as nine digits, with any separators', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (digits) => {
        const written = `${digits.slice(0, 3)}-${digits.slice(3, 5)} ${digits.slice(5)}`;
        expect(socialSecurityDigits(written)).toBe(digits);
        expect(isSocialSecurityNumber(written)).toBe(isSocialSecurityNumber(digits));
      }),
    );
    expect(socialSecurityDigits('12-34')).toBe('');
    expect(normalizeSocialSecurity(' 123 45-6789 ')).toBe('123-45-6789');
    expect(normalizeSocialSecurity('12-34')).toBe('');
  });
});

it.each([
  ['0042', true],
  [' 6789 ', true],
  ['0000', false],
  ['678', false],
  ['67890', false],
  ['67a9', false],
  ['', false],
])('%s are last digits: %s', (text, isValid) => expect(isLastFour(text)).toBe(isValid));

it.each([
  ...['50', '59', '60', '65', '70', '79', '80', '88', '90', '92', '94', '99'].map(
    (group) => [group, true] as const,
  ),
  ...['00', '05', '49', '66', '69', '89', '93'].map((group) => [group, false] as const),
])('a taxpayer number can have %s in the middle: %s', (group, isOne) => {
  expect(isTaxpayerNumber(`912-${group}-1234`)).toBe(isOne);
  expect(isTaxpayerNumber(`812-${group}-1234`)).toBe(false);
});

it.each(['', '912', '9127012345', '912-70-123', 'x912701234'])('"%s" is not a taxpayer number', (text) =>
  expect(isTaxpayerNumber(text)).toBe(false),
);
