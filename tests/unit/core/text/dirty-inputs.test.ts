import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isCode, isRecoveryCode, normalizeRecoveryCode } from '@core/account/code';
import { dayToWire } from '@core/form/day-text';
import { readDecimal, readDollars } from '@core/form/decimal-text';
import { readMonth } from '@core/form/month-text';
import { readHundredths } from '@core/form/percent';
import { normalizers, rules } from '@core/form/rules';
import { memberFieldError } from '@core/membership/member-errors';
import { normalizeField } from '@core/membership/normalize-field';
import { isLastFour } from '@core/membership/social-security';
import { cleanCode, ungrouped } from '@core/text/clean-code';
import {
  cleanLongText,
  cleanText,
  hasControlCharacter,
  hasControlCharacterInLines,
  isBlank,
} from '@core/text/clean-text';
import { hostileText, sized } from '@tests/helpers/arbitraries';
import {
  blankTexts,
  codeDirt,
  codes,
  dirtyCodes,
  dirtyTexts,
  refusedTexts,
  textsOfLines,
  type CodeKind,
} from '@tests/fixtures/dirty-inputs';

const ruled = (name: keyof typeof rules) => (typed: string) => {
  const text = normalizers[name](typed);
  return rules[name](text) ? text : null;
};
const ofMember = (name: 'phone_number' | 'social_security_number') => (typed: string) =>
  memberFieldError(name, typed, new Date()) ? null : normalizeField(name, typed);

/** The value of a typed code; null for an invalid one. */
const readers: Readonly<Record<CodeKind, (typed: string) => unknown>> = {
  phone: ofMember('phone_number'),
  'social security number': ofMember('social_security_number'),
  'last four': (typed) => (isLastFour(typed) ? ungrouped(typed) : null),
  'ZIP code': ruled('zip-code'),
  day: (typed) => dayToWire(typed) || null,
  month: readMonth,
  number: readDecimal,
  amount: readDollars,
  percentage: (typed) => {
    const hundredths = readHundredths(typed);
    return hundredths === null ? null : hundredths / 100;
  },
  'one-time code': (typed) => (isCode(ungrouped(typed)) ? ungrouped(typed) : null),
  'recovery code': (typed) => {
    const text = normalizeRecoveryCode(typed);
    return isRecoveryCode(text) ? text : null;
  },
  'e-mail': ruled('email'),
  state: ruled('state'),
};
const kinds = Object.keys(codes) as CodeKind[];

describe.each(kinds)('a %s', (kind) => {
  it('has the same value in every spelling', () => {
    for (const { kind: of, how, typed, value } of dirtyCodes)
      if (of === kind) expect([how, typed, readers[kind](typed)]).toEqual([how, typed, value]);
  });

  it('is invalid in every spelling if it is invalid in a clean one', () => {
    for (const wrong of codes[kind].wrong)
      for (const { name, add } of codeDirt)
        expect([name, wrong, readers[kind](add(wrong))]).toEqual([name, wrong, null]);
  });
});

describe('a typed text', () => {
  it.each(dirtyTexts)('%j is %j', (typed, value) => expect(cleanText(typed)).toBe(value));

  it.each(blankTexts)('%j is blank', (text) => {
    expect([cleanText(text), cleanCode(text), cleanLongText(text)]).toEqual(['', '', '']);
    expect(isBlank(text)).toBe(true);
  });

  it.each(refusedTexts)('%j has a character that is refused', (text) => {
    expect([hasControlCharacter(cleanText(text)), hasControlCharacterInLines(cleanLongText(text))]).toEqual([
      true,
      true,
    ]);
    expect(isBlank(text)).toBe(false);
  });

  it.each(textsOfLines)('%j is one of several lines', (text) => {
    expect([hasControlCharacter(cleanText(text)), hasControlCharacterInLines(cleanLongText(text))]).toEqual([
      true,
      false,
    ]);
  });

  it('of several lines keeps its tabs and inner spaces', () => {
    expect(cleanLongText('\u2800 One\r\n\tTwo\u00a0 three\r\u202dFour\u2028Five \n')).toBe(
      'One\n\tTwo\u00a0 three\nFour\nFive',
    );
  });
});

test('digits of every script have their value', () => {
  for (const system of Intl.supportedValuesOf('numberingSystem')) {
    const written = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1234567890);
    // Some systems write numbers with letters.
    if (/^\p{Nd}+$/u.test(written)) expect([system, cleanCode(written)]).toEqual([system, '1234567890']);
  }
});

const pieces = fc.oneof(
  hostileText,
  fc.constantFrom(
    ...Array.from(
      'e\u0301\u200c\u200d\u034f\ufe0f\u3164\u2800 \n\t\u00a0عक\u094d👩辻\u202d\ufeff1-/٣１\u2028\u1100\u1161\u2126\u212b',
    ),
  ),
  fc.constantFrom('\u{e0100}', '\u{1f3fd}', '\u{1d7d9}', '\u0344', 'o\u0323\u0302'),
);
const anyText = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));

test('cleaning a clean text changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const clean of [cleanCode, cleanText, cleanLongText, ungrouped])
        expect(clean(clean(text))).toBe(clean(text));
    }),
    sized(300, 100_000),
  );
});

/** The letters and digits of a text. Katakana's sign for a long vowel is also typed as a dash. */
const visibleLetters = (text: string): string =>
  text.normalize('NFKD').replace(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}|\u30fc/gu, '');

test('cleaning never drops a letter or a digit', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(Array.from(visibleLetters(cleanCode(text)))).toHaveLength(
        Array.from(visibleLetters(text)).length,
      );
      expect(visibleLetters(cleanText(text))).toBe(visibleLetters(text));
    }),
    sized(300, 100_000),
  );
});

test('cleaning is not slow on long texts', () => {
  const pieces = [
    ' ',
    '\u200b',
    '\u2800 ',
    'a\u200d',
    '\u0301',
    'e\u0301\u200c',
    '１',
    '\u{1d7d9}',
    '\u2028',
    '\ud800',
  ];
  for (const piece of pieces)
    for (const clean of [cleanCode, cleanText, cleanLongText])
      expect(clean(`x${piece.repeat(30_000)}x`)).toContain('x');
});
