import { expect, it } from 'vitest';
import { readHundredths } from '@core/form/percent';
import { sumOfShares, normalizeField } from '@core/membership/normalize-field';

it.each([
  ['zip_code', '937221234', '93722-1234'],
  ['zip_code', '93722 1234', '93722-1234'],
  ['zip_code', '93722', '93722'],
  ['zip_code', '9372212345', '9372212345'],
  ['zip_code', 'x937221234', 'x937221234'],
  ['phone_number', '5595550123', '559-555-0123'],
  ['phone_number', '+1 (559) 555.0123', '559-555-0123'],
  ['phone_number', '15595550123', '559-555-0123'],
  ['phone_number', '559555012', '559555012'],
  ['phone_number', '5595550123 x2', '5595550123 x2'],
  ['phone_number', 'tel 5595550123', 'tel 5595550123'],
  ['percentage', '33,30 %', '33.3'],
  ['percentage', 'half', 'half'],
  ['state', 'ca', 'CA'],
  ['social_security_number', '123456789', '123-45-6789'],
  ['social_security_number', '123 45', '123 45'],
  ['date_of_birth', '4/3/1990', '04/03/1990'],
  ['date_of_birth', 'in spring', 'in spring'],
  ['first_name', ' Ana\u00a0\u2003 Lu\u0301 ', 'Ana L\u00fa'],
] as const)('%s "%s" becomes "%s"', (field, text, normalized) =>
  expect(normalizeField(field, text)).toBe(normalized),
);

it('sums shares in hundredths, and skips texts that are not shares', () => {
  expect(sumOfShares(['33.34', ' 33,33 ', '33.33%', 'rest'])).toBe(10_000);
  expect(sumOfShares([])).toBe(0);
  for (const text of ['1e2', '', '1.234', '1000', '-5', 'x5', '5x']) expect(readHundredths(text)).toBeNull();
});
