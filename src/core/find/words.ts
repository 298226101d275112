import { fold } from '../list/fold';

/** What stands between words. The database splits by the same characters. */
export const separators = ' \t\n\r\u00a0!"#$%&()*+,-./:;<=>?@[\\]^_`{|}~¡¿«»“”·–—…';
/** What is left out of words: O'Brien is one. */
export const apostrophes = "'’‘ʼ";

/** Of a mail only what stands before its sign counts: the rest is the same for many people. A regular expression of PostgreSQL, too. */
export const mailEnd = '@[^ ]*';

/** So much of a value is looked at, in characters (code points). */
export const longestFound = 200;

const ends = new RegExp(mailEnd, 'gu');
const between = new RegExp(`[${separators.replace(/[\\\]^-]/g, '\\$&')}]+`, 'u');
const within = new RegExp(`[${apostrophes}]`, 'gu');

/** The words of a text that is folded already. */
export const wordsOf = (folded: string): string[] =>
  Array.from(folded)
    .slice(0, longestFound)
    .join('')
    .replace(ends, '')
    .replace(within, '')
    .split(between)
    .filter(Boolean);

/** A word, or how it begins. */
export interface Term {
  readonly text: string;
  readonly isWhole: boolean;
}

/** For each word that was typed, the terms of which a record holds one. */
export type Terms = readonly (readonly Term[])[];

/** Words beyond these are not looked at. */
const mostWords = 6;
/** Zeros that stand before a number where they may be left out: 42 finds 00042. */
const mostZeros = 6;

const beginning = (text: string): Term => ({ text, isWhole: false });

/** What was typed, as it is looked for. */
export interface Typed {
  /** Folded, without space around it. */
  readonly text: string;
  readonly words: readonly string[];
  /** The number that it is; null for text. */
  readonly number: number | null;
}

/** Null for a text by which nothing is looked for: of one letter, or of none. */
export const readTyped = (given: string): Typed | null => {
  const text = fold(given).trim();
  const words = wordsOf(text).slice(0, mostWords);
  const [digits] = /^\d{1,15}$/.exec(text.replace(/^#/, '')) ?? [];
  if (digits === undefined && words.join('').length < 2) return null;
  return { text, words, number: digits === undefined ? null : Number(digits) };
};

/** Every word begins one of the record's. */
export const exactTerms = ({ words }: Typed): Terms =>
  words.map((word) =>
    /^\d+$/.test(word)
      ? Array.from({ length: mostZeros + 1 }, (_, zeros) => beginning('0'.repeat(zeros) + word))
      : [beginning(word)],
  );

/** Latin letters, with those that no accent can be taken from. */
const latin = Array.from('abcdefghijklmnopqrstuvwxyzøłđı');
/** Alphabets stand together, in blocks of about so many characters. */
const block = 128;
const lettersAround = (letter: string): string[] => {
  const first = Math.floor((letter.codePointAt(0) ?? 0) / block) * block;
  return Array.from({ length: block }, (_, at) => String.fromCodePoint(first + at)).filter((one) =>
    /\p{Ll}|\p{Lo}/u.test(one),
  );
};

/** The letters that may be meant in place of those of a word. */
const alphabetOf = (letters: readonly string[]): string[] => {
  const others = letters.filter((letter) => letter > '\u024f');
  return [...new Set(others.length > 0 ? others.flatMap(lettersAround) : latin)];
};

const shortestMeant = 4;
const longestMeant = 20;

/**
 * A word with one letter wrong, missing, too many, or changed with its neighbour. The error is never behind the last letter of a word's
 * beginning: all that begins alike would be found. So with the last letter wrong or too many, the word is a whole one.
 */
const termsMeant = (word: string): Term[] => {
  const letters = Array.from(word);
  if (letters.length < shortestMeant || letters.length > longestMeant || /\d/.test(word)) return [];
  const alphabet = alphabetOf(letters);
  const terms = new Map<string, Term>();
  const add = (parts: readonly string[], isWhole: boolean) => {
    const text = parts.join('');
    if (!terms.has(text) || !isWhole) terms.set(text, { text, isWhole });
  };
  for (const [at, letter] of letters.entries()) {
    const [before, after] = [letters.slice(0, at), letters.slice(at + 1)];
    const isLast = after.length === 0;
    add([...before, ...after], isLast);
    for (const other of alphabet) {
      add([...before, other, ...after], isLast);
      add([...before, other, letter, ...after], false);
    }
    const [next, ...rest] = after;
    if (next !== undefined) add([...before, next, letter, ...rest], false);
  }
  return [...terms.values()];
};

/** As `exactTerms`, with up to one typing error in every word of four letters or more; null where no word is long enough. */
export const meantTerms = (typed: Typed): Terms | null => {
  const meant = typed.words.map(termsMeant);
  if (meant.every((terms) => terms.length === 0)) return null;
  return exactTerms(typed).map((terms, at) => [...terms, ...(meant[at] ?? [])]);
};

/** Whether the words of a record hold a term of each. */
export const holdsTerms = (terms: Terms): ((words: readonly string[]) => boolean) => {
  const tests = terms.map((any) => {
    const whole = new Set(any.filter(({ isWhole }) => isWhole).map(({ text }) => text));
    const begun = new Set(any.filter(({ isWhole }) => !isWhole).map(({ text }) => text));
    return (word: string): boolean => {
      if (whole.has(word)) return true;
      for (let end = 1; end <= word.length; end += 1) if (begun.has(word.slice(0, end))) return true;
      return false;
    };
  });
  return (words) => tests.every((test) => words.some(test));
};
