import fc, { type Parameters } from 'fast-check';
import { runs } from './scale';

/** A full run can be repeated with another seed: `TEST_SEED=7 npm run test:full`. */
const seed = Number(process.env['TEST_SEED'] ?? 6);

/** Returns the settings of a property: a sample in `npm test`, full size in the full run, the same cases each time. */
export const sized = <T>(sample: number, full: number): Parameters<T> => ({
  numRuns: runs(sample, full),
  seed,
});

const longText = (piece: string) => piece.repeat(Math.ceil(10_240 / piece.length));

/** Texts that are known to break software. */
const knownHostile: readonly string[] = [
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e400',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  '[object Object]',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  'a\ud83d',
  '\ufeff',
  '\u200b',
  '\u202eabc\u202c',
  '\u2066x',
  '٣',
  '१२',
  '１２',
  '𝟙',
  'e\u0301'.repeat(40),
  '👩‍👩‍👧‍👦',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '{{7*7}}',
  '$t(common.title)',
  '{{name}}',
  "'; DROP TABLE users; --",
  'javascript:alert(1)',
  '//evil.example',
  '../../etc/passwd',
  '%00',
  '%E0%A4%A',
  'a.b:c',
  longText('x'),
  longText('%'),
  longText('ñ'),
];

/** Returns a text as it comes out of an address or a token: lone surrogates become the replacement character. */
export const wellFormed = (text: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));

/** Any sequence of UTF-16 units, lone surrogates included. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
  .map((units) => String.fromCharCode(...units));

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...knownHostile) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme' }) },
  { weight: 1, arbitrary: anyUnits },
  { weight: 1, arbitrary: fc.double().map(String) },
);

/** Numbers, edge cases among them. */
export const edgeNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    Number.NaN,
    Infinity,
    -Infinity,
    Number.MAX_VALUE,
    -Number.MAX_VALUE,
    Number.MIN_VALUE,
    Number.MAX_SAFE_INTEGER,
    2 ** 53,
    -(2 ** 53),
    1e21,
    1e-7,
    0.1 + 0.2,
    0.996,
    -0.004,
  ),
  fc.double(),
  fc.double({ min: -2, max: 2 }),
  fc.integer(),
);

const anyDigits = fc
  .array(fc.constantFrom(...Array.from('0123456789')), { maxLength: 5 })
  .map((all) => all.join(''));
/** Texts that look like days, months and times, valid ones among them. */
export const edgeDate: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '2026-02-29',
    '2024-02-29',
    '0000-01-01',
    '9999-12-31',
    '2026-00-10',
    '2026-13-01',
    '2026-1-1',
    '2026-01',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:00:00+99:99',
    '+275760-09-13T00:00:00.001Z',
    'Invalid Date',
  ),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 7)),
  fc.tuple(anyDigits, anyDigits, anyDigits).map((parts) => parts.join('-')),
);

/** Anything that a response may contain where the portal expects a single value. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 3, arbitrary: edgeNumber },
  { weight: 2, arbitrary: edgeDate },
  {
    weight: 2,
    arbitrary: fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withNullPrototype: true,
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom(null, undefined, true, false, [], {}, () => 1, Symbol('x')) },
);

/** Anything that JSON can represent (`1e999` is parsed as infinity). */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 2, arbitrary: edgeNumber.filter((value) => !Number.isNaN(value)) },
  { weight: 1, arbitrary: edgeDate },
  { weight: 2, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.constantFrom(null, {}, [], [[]], { toString: 1, valueOf: 1 }, { length: -1 }) },
);

/** Whether a text contains what the screen must never show for a value, unless `given` contains it too. */
export const showsInvalidValue = (text: string, given?: unknown): boolean =>
  ['NaN', 'null', 'undefined', 'Infinity', 'Invalid Date', '[object'].some(
    (word) => text.includes(word) && !(typeof given === 'string' && given.includes(word)),
  );
