import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beneficiariesErrors } from '@core/membership/member-errors';
import { type Beneficiary } from '@core/membership/member-form';
import { readHundredths } from '@core/form/percent';
import { sumOfShares, writeHundredths } from '@core/membership/normalize-field';
import { isLastFour, isSocialSecurityNumber, isTaxpayerNumber } from '@core/membership/social-security';
import { cleanCode } from '@core/text/clean-code';
import { memberFormToWire } from '@core/membership/wire';
import { goodForm } from '@tests/fixtures/membership-cases';
import { hostileText, sized } from '@tests/helpers/arbitraries';

const today = new Date(2026, 10, 21);
const two = (number: number) => String(number).padStart(2, '0');

describe('shares', () => {
  const hundredths = fc.integer({ min: 1, max: 10_000 });
  /** One to three shares, most of which add up to a hundred. */
  const anyShares = fc.oneof(
    fc.array(hundredths, { minLength: 1, maxLength: 3 }),
    fc.integer({ min: 1, max: 9_999 }).map((one) => [one, 10_000 - one]),
    fc.tuple(fc.integer({ min: 1, max: 9_998 }), fc.nat()).map(([one, more]) => {
      const second = 1 + (more % (9_999 - one));
      return [one, second, 10_000 - one - second];
    }),
    fc.constant([10_000]),
  );
  const write = fc.constantFrom(
    (value: number) => writeHundredths(value),
    (value: number) => `${Math.floor(value / 100)}.${two(value % 100)}`,
    (value: number) => ` ${Math.floor(value / 100)},${two(value % 100)} % `,
  );
  const [mother] = goodForm.beneficiaries;

  test('add up exactly, and are accepted only if they total 100', () => {
    fc.assert(
      fc.property(anyShares, write, (shares, written) => {
        const texts = shares.map(written);
        const sum = shares.reduce((all, one) => all + one, 0);
        expect(texts.map(readHundredths)).toEqual(shares);
        expect(sumOfShares(texts)).toBe(sum);
        const all = texts.map((percentage): Beneficiary => ({ ...mother!, percentage }));
        expect(beneficiariesErrors(all, today)).toEqual(sum === 10_000 ? {} : { beneficiaries: 'total' });
        const wire = memberFormToWire({ ...goodForm, beneficiaries: all }).beneficiaries;
        expect(wire.map(({ percentage }) => Math.round(percentage * 100))).toEqual(shares);
      }),
      sized(1000, 20_000),
    );
  });

  test('any other text is not a share', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const isShare = /^[0-9]{1,3}([.,][0-9]{1,2})? ?%?$/.test(cleanCode(text));
        expect(readHundredths(text) !== null).toBe(isShare);
      }),
      sized(500, 10_000),
    );
  });
});

test('a social security number follows the rules of its parts', () => {
  const group = (length: number) =>
    fc.integer({ min: 0, max: 10 ** length - 1 }).map((number) => String(number).padStart(length, '0'));
  const odd = fc.constantFrom('000', '666', '900', '999', '078', '219');
  fc.assert(
    fc.property(
      fc.oneof(group(3), odd),
      group(2),
      fc.oneof(group(4), fc.constantFrom('0000', '1120', '9999')),
      fc.constantFrom('', '-', ' '),
      (area, middle, serial, between) => {
        const text = [area, middle, serial].join(between);
        const isVoid = ['078051120', '219099999'].includes(area + middle + serial);
        const number = Number(middle);
        const isPossible =
          area !== '000' && area !== '666' && !area.startsWith('9') && middle !== '00' && serial !== '0000';
        const inRange =
          (number >= 50 && number <= 65) ||
          (number >= 70 && number <= 88) ||
          (number >= 90 && number <= 92) ||
          number >= 94;
        expect(isSocialSecurityNumber(text)).toBe(isPossible && !isVoid);
        expect(isTaxpayerNumber(text)).toBe(area.startsWith('9') && inRange);
        expect(isLastFour(serial)).toBe(serial !== '0000');
      },
    ),
    sized(1000, 20_000),
  );
});
