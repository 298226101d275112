import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLastFour, isSocialSecurityNumber, socialSecurityDigits } from '@core/membership/social-security';

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
    ['١٢٣٤٥٦٧٨٩', false],
    ['', false],
  ])('%s can exist: %s', (text, exists) => expect(isSocialSecurityNumber(text)).toBe(exists));

  it('travels as nine digits, however it is written', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (digits) => {
        const written = `${digits.slice(0, 3)}-${digits.slice(3, 5)} ${digits.slice(5)}`;
        expect(socialSecurityDigits(written)).toBe(digits);
        expect(isSocialSecurityNumber(written)).toBe(isSocialSecurityNumber(digits));
      }),
    );
    expect(socialSecurityDigits('12-34')).toBe('');
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
])('%s are last digits: %s', (text, good) => expect(isLastFour(text)).toBe(good));
