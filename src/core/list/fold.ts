import { spellOut } from './fold-letters';

/**
 * The version of what the folds below return. Change it with them: every database then recomputes its folded columns
 * when it is opened (`server/storage/sql/refold.ts`).
 */
export const foldVersion = 2;

/** How a text is folded. `mail` and `phone` keep what tells two addresses or two numbers apart. */
export type FoldKind = 'text' | 'mail' | 'phone';

/**
 * The characters that people type for an apostrophe, with the modifier letters and the middle dot (`l·l`) that are left
 * out as easily. The last six would decompose into a space.
 */
const apostrophes =
  /['`\xb7\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u0241\u0242\u0294\u055a\u05f3\u07f4\u07f5\u2018\u2019\u201b\u2032\u2035\ua78b\ua78c\uff07\uff40\xb4\u1fbd\u1fbf\u1fef\u1ffd\u1ffe]/gu;
/** Every dash of Unicode, with the minus sign and two signs that look alike. */
const dashes = /[\p{Dash_Punctuation}\u02d7\u2043\u2212]/gu;
/** Zero-width characters, direction marks, variation selectors and control characters other than white space. */
const invisible = /\p{Default_Ignorable_Code_Point}|(?![\s\x85])\p{Control}/gu;
/** With the blank Braille pattern, and the dot between the parts of a name in Japanese. */
const whiteSpace = /[\s\x85\u2800\u30fb]+/gu;
/**
 * Accents and other marks that may be left out. The vowel signs of Indic and other scripts are marks too, but words
 * differ by them.
 */
const accents =
  /(?=\p{M})[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}]/gu;

const isAscii = /^[\t-\r -\x7e]*$/;
const oneSpace = (text: string): string => text.replace(whiteSpace, ' ').trim();

/**
 * Folds a text for search and order: case, accents, apostrophes and invisible characters are left out, letters are
 * spelled as on a plain keyboard (`ł` as l, `ß` as ss), dashes become spaces, and compatible characters such as
 * full-width letters their usual form. `Łukasz O’Brien–Søren` becomes `lukasz obrien soren`. The portal, the memory
 * storage and the folded columns of the database use it, so that all of them find and sort the same.
 */
export const fold = (text: string): string => {
  if (isAscii.test(text)) return oneSpace(text.toLowerCase().replace(/['`]/g, '').replaceAll('-', ' '));
  const plain = text.replace(apostrophes, '').replace(invisible, '').normalize('NFKD').toLowerCase();
  // Lowercase letters may decompose again, and a decomposition may contain an apostrophe.
  const letters = spellOut(plain.normalize('NFKD').replace(apostrophes, ''));
  return oneSpace(letters.replace(accents, '').replace(dashes, ' '));
};

/** Folds a text whose apostrophes, dashes and accents have a meaning, such as an e-mail address. */
export const foldPlain = (text: string): string => {
  if (isAscii.test(text)) return oneSpace(text.toLowerCase());
  const plain = text.replace(apostrophes, "'").replace(invisible, '').normalize('NFKC').toLowerCase();
  return oneSpace(plain.normalize('NFKC').replace(apostrophes, "'").replace(dashes, '-'));
};

/** The digits of a text, in any width. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/gu, '');

/** Folds a phone number to its digits with country code: `(512) 555-0123` becomes `+15125550123`. Empty without digits. */
export const foldPhone = (text: string): string => {
  const digits = digitsOf(text);
  if (digits === '') return '';
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
};

export const foldBy: Readonly<Record<FoldKind, (text: string) => string>> = {
  text: fold,
  mail: foldPlain,
  phone: foldPhone,
};

/** Compares two names as lists sort them. */
export const compareFolded = (one: string, other: string): number => {
  const [first, second] = [fold(one), fold(other)];
  return first === second ? 0 : first < second ? -1 : 1;
};
