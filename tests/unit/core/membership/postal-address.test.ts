import { expect, it } from 'vitest';
import { addressKey } from '@core/membership/postal-address';

const home = { address: '12 Pe\u00f1a St', city: 'San Jos\u00e9', state: 'CA', zip_code: '95112' };

it('is the same for an address regardless of its spaces, case and form of accents', () => {
  expect(addressKey(home)).toBe('12 PE\u00d1A ST\nSAN JOS\u00c9\nCA\n95112');
  const other = { address: ' 12  pen\u0303a\tST ', city: 'san jose\u0301', state: 'ca', zip_code: '95112' };
  expect(addressKey(other)).toBe(addressKey(home));
});

it.each(['address', 'city', 'state', 'zip_code'])('changes with the %s', (name) => {
  expect(addressKey({ ...home, [name]: 'Y' })).not.toBe(addressKey(home));
});

it('does not merge two parts', () => {
  expect(addressKey({ ...home, address: '12 Pe\u00f1a', city: 'St San Jos\u00e9' })).not.toBe(
    addressKey(home),
  );
});
