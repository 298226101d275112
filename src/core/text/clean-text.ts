import { blankLetters } from './clean-code';

/** Invisible characters without a meaning in any script, such as direction marks. Not the joiners U+200C and U+200D. */
const invisible = /(?=\p{Default_Ignorable_Code_Point})(?![\u200c\u200d])[\p{Cf}\p{Cn}]/gu;

/**
 * Joiners and variation selectors shape letters of Arabic, Indic and Han scripts, and emoji. Elsewhere they are
 * invisible: after Latin letters, digits, punctuation and spaces.
 */
const withoutEffect = /(^|[^\p{L}\p{M}\p{S}]|\p{Script=Latin})([\p{M}\p{Default_Ignorable_Code_Point}]+)/gu;
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
/** A non-joiner separates two letters. */
const looseNonJoiner = /\u200c+(?![\p{L}\p{M}])/gu;

const removeInvisible = (text: string): string =>
  text
    .replace(blankLetters, ' ')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(withoutEffect, (_, before: string, run: string) => before + run.replace(ignorable, ''))
    .replace(looseNonJoiner, '')
    .normalize('NFC');

/**
 * Cleans a typed text of one line, such as a name: composed (NFC), with single spaces, without spaces at the ends and
 * without invisible characters that no script needs. Empty if no visible character remains.
 */
export const cleanText = (text: string): string =>
  removeInvisible(text)
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** Cleans a typed text of several lines. Its line breaks become `\n`; its tabs and spaces stay. */
export const cleanLongText = (text: string): string =>
  removeInvisible(text.replace(/\r\n?|[\u2028\u2029]/g, '\n')).trim();

/** Whether a text has no visible character. Control characters do not count as blank: they have a separate error. */
export const isBlank = (text: string): boolean => cleanText(text) === '';

/**
 * Characters that no text contains: control characters, line and paragraph separators, halves of a surrogate pair, and
 * noncharacters.
 */
const controlCharacter = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/**
 * Whether a text contains a character that no name or code has. Screens do not show them, and the database rejects some
 * of them.
 */
export const hasControlCharacter = (text: string): boolean => controlCharacter.test(text);

/** The same for a text of several lines, which may have line breaks and tabs. */
export const hasControlCharacterInLines = (text: string): boolean =>
  hasControlCharacter(text.replace(/[\n\t]/g, ''));
