/** Letters and symbols that look like a space: Hangul fillers, the empty Braille pattern, a note without a head. */
export const blankLetters = /[\u115f\u1160\u2800\u3164\uffa0\u{1d159}]/gu;

/** White space, and characters without a width: direction marks, joiners, soft hyphens, byte order marks. */
const gap = /[\p{White_Space}\p{Default_Ignorable_Code_Point}]+/gu;
const whiteSpace = /\p{White_Space}/u;

/** Full-width and small forms of ASCII characters. Their compatibility form is the ASCII character. */
const wideForm = /[\uff01-\uff5e\ufe50-\ufe6b]/g;
/** Dashes, and characters that are typed or drawn as one. */
const dash = /[\p{Dash}\u02d7\u2043\u2500\u2796\u30fc\uff70]/gu;

/** Separators of numbers, dates and addresses in other scripts and fonts, by the ASCII character that they stand for. */
const separators = [
  ['.', /[\xb7\u066b\u2024\u2027\u3002\uff61]/g],
  [',', /[\u060c\u066c\u3001]/g],
  ['/', /[\u2044\u2215\u29f8]/g],
  ['%', /\u066a/g],
] as const;

const digit = /^\p{Nd}$/u;

/** Returns the value of a digit of any script. Unicode encodes the digits 0–9 of a script in order and side by side. */
const digitOf = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  let before = 0;
  while (digit.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
};

/**
 * Cleans a typed code: a phone number, a date, an amount, an e-mail address, a ZIP code. Dashes, spaces, digits and
 * separators of any script become those of ASCII, invisible characters are removed. All other characters stay, so that
 * an invalid code stays invalid.
 */
export const cleanCode = (text: string): string =>
  separators
    .reduce(
      (cleaned, [ascii, others]) => cleaned.replace(others, ascii),
      text
        .replace(wideForm, (character) => character.normalize('NFKC'))
        .replace(blankLetters, ' ')
        .replace(gap, (run) => (whiteSpace.test(run) ? ' ' : ''))
        .replace(dash, '-')
        .replace(/(?!\d)\p{Nd}/gu, digitOf),
    )
    .trim();

/** Returns a code without the spaces and hyphens that users group its characters with. */
export const ungrouped = (text: string): string => cleanCode(text).replace(/[ -]/g, '');
