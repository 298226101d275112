import fc from 'fast-check';
import { hostileText, wellFormed } from './arbitraries';

/** Lone surrogates cannot be encoded; browsers write a replacement character for them. */
const encoded = (text: string) => encodeURIComponent(wellFormed(text));

const badCodes = ['%', '%0', '%zz', '%E0%A4%A', '%ff', '%C0%AF', '%00', '%u0041', '%25%', '+', '%2B'];
const numbers = [
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '007',
  '99999999999999999999',
  '9007199254740993',
  '900719925474099',
  '٣',
  '１',
  ' 1',
  '1 ',
  '+1',
  'Infinity',
];

/** One value of an address: encoded, raw, broken or of another type. */
export const hostileValue = (sensible: readonly string[] = []): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: hostileText.map(encoded) },
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.constantFrom(...badCodes) },
    { weight: 2, arbitrary: fc.constantFrom(...numbers).map(encoded) },
    { weight: 1, arbitrary: fc.nat().map(String) },
    ...(sensible.length > 0 ? [{ weight: 4, arbitrary: fc.constantFrom(...sensible).map(encoded) }] : []),
  );

const oddKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'page[]',
  'page[0]',
  '',
  'redirect',
  'lang',
];

/** The query of a hostile address. Keys may repeat; `sensible` lists values that are valid. */
export const hostileQuery = (
  keys: readonly string[],
  sensible: readonly string[] = [],
): fc.Arbitrary<string> => {
  const key = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...keys) },
    { weight: 1, arbitrary: fc.constantFrom(...keys, ...oddKeys).map((name) => `${name}[]`) },
    { weight: 2, arbitrary: fc.constantFrom(...oddKeys) },
    { weight: 1, arbitrary: hostileText.map(encoded) },
  );
  const pair = fc
    .tuple(key, hostileValue(sensible), fc.constantFrom('=', '=', '=', '', '=='))
    .map(([name, value, sign]) => `${name}${sign}${value}`);
  return fc
    .tuple(
      fc.constantFrom('?', '?', '?', '', '??', '?&'),
      fc.array(pair, { maxLength: 8 }),
      fc.constantFrom('&', '&', '&', ';', '&&'),
    )
    .map(([start, pairs, between]) => start + pairs.join(between));
};
