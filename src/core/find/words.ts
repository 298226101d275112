import { fold } from '../list/fold';

/** The characters that separate words. The database splits by the same ones. */
export const separators = ' \t\n\r\u00a0!"#$%&()*+,-./:;<=>?@[\\]^_`{|}~¡¿«»“”·–—…';
/** Removed from words, so that O'Brien is one word. */
export const apostrophes = "'’‘ʼ";

/** The domain of an e-mail address is ignored, because many users share it. Also used as a regular expression in PostgreSQL. */
export const emailDomainPattern = '@[^ ]*';

/** The part of a value that is searched, in characters (code points). */
export const maxSearchedLength = 200;

const emailDomainRegex = new RegExp(emailDomainPattern, 'gu');
const separatorRegex = new RegExp(`[${separators.replace(/[\\\]^-]/g, '\\$&')}]+`, 'u');
const apostropheRegex = new RegExp(`[${apostrophes}]`, 'gu');

/** Splits a folded text into words. */
export const wordsOf = (folded: string): string[] =>
  Array.from(folded)
    .slice(0, maxSearchedLength)
    .join('')
    .replace(emailDomainRegex, '')
    .replace(apostropheRegex, '')
    .split(separatorRegex)
    .filter(Boolean);

/** A whole word, or the beginning of a word. */
export interface Term {
  readonly text: string;
  readonly isWhole: boolean;
}

/** For each typed word, the alternative terms. A record must contain one of them. */
export type Terms = readonly (readonly Term[])[];

/** The most typed words that are searched. */
const maxWords = 6;
/** The most leading zeros that may be left out of a number: 42 finds 00042. */
const maxLeadingZeros = 6;

const prefixTerm = (text: string): Term => ({ text, isWhole: false });

/** The typed text, prepared for the search. */
export interface SearchInput {
  /** Folded and trimmed. */
  readonly text: string;
  readonly words: readonly string[];
  /** The text as a number; null if it is not one. */
  readonly number: number | null;
}

/** Parses a typed text. Returns null if it is too short to search for: fewer than two letters, and not a number. */
export const parseSearchInput = (given: string): SearchInput | null => {
  const text = fold(given).trim();
  const words = wordsOf(text).slice(0, maxWords);
  const [digits] = /^\d{1,15}$/.exec(text.replace(/^#/, '')) ?? [];
  if (digits === undefined && words.join('').length < 2) return null;
  return { text, words, number: digits === undefined ? null : Number(digits) };
};

/** Returns the terms for an exact search: each typed word must be the beginning of a word of the record. */
export const exactTerms = ({ words }: SearchInput): Terms =>
  words.map((word) =>
    /^\d+$/.test(word)
      ? Array.from({ length: maxLeadingZeros + 1 }, (_, zeros) => prefixTerm('0'.repeat(zeros) + word))
      : [prefixTerm(word)],
  );

/** Latin letters, including those that folding does not reduce to a base letter. */
const latin = Array.from('abcdefghijklmnopqrstuvwxyzøłđı');
/** The letters of an alphabet are in Unicode blocks of about this many characters. */
const blockSize = 128;
const lettersAround = (letter: string): string[] => {
  const first = Math.floor((letter.codePointAt(0) ?? 0) / blockSize) * blockSize;
  return Array.from({ length: blockSize }, (_, at) => String.fromCodePoint(first + at)).filter((one) =>
    /\p{Ll}|\p{Lo}/u.test(one),
  );
};

/** Returns the letters that may replace those of a word. */
const alphabetOf = (letters: readonly string[]): string[] => {
  const others = letters.filter((letter) => letter > '\u024f');
  return [...new Set(others.length > 0 ? others.flatMap(lettersAround) : latin)];
};

const minFuzzyLength = 4;
const maxFuzzyLength = 20;

/**
 * Returns the terms for a word with one typo: a wrong, missing or extra letter, or two adjacent letters swapped. If the
 * last letter is wrong or extra, the term must match a whole word; as the beginning of a word it would match everything
 * that starts the same.
 */
const fuzzyTermsOf = (word: string): Term[] => {
  const letters = Array.from(word);
  if (letters.length < minFuzzyLength || letters.length > maxFuzzyLength || /\d/.test(word)) return [];
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

/** Like `exactTerms`, with up to one typo in every word of four letters or more. Null if no word is long enough. */
export const fuzzyTerms = (typed: SearchInput): Terms | null => {
  const fuzzy = typed.words.map(fuzzyTermsOf);
  if (fuzzy.every((terms) => terms.length === 0)) return null;
  return exactTerms(typed).map((terms, at) => [...terms, ...(fuzzy[at] ?? [])]);
};

/** Returns a test whether the words of a record contain a term for each typed word. */
export const createTermMatcher = (terms: Terms): ((words: readonly string[]) => boolean) => {
  const tests = terms.map((alternatives) => {
    const wholeWords = new Set(alternatives.filter(({ isWhole }) => isWhole).map(({ text }) => text));
    const prefixes = new Set(alternatives.filter(({ isWhole }) => !isWhole).map(({ text }) => text));
    return (word: string): boolean => {
      if (wholeWords.has(word)) return true;
      for (let end = 1; end <= word.length; end += 1) if (prefixes.has(word.slice(0, end))) return true;
      return false;
    };
  });
  return (words) => tests.every((test) => words.some(test));
};
