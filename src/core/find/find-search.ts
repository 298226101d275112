import { createSearch, type Search } from '../list/search';

const minLetters = 2;

const wordsOf = ({ groups }: Search) => groups.flatMap(({ words }) => words);

/** Returns the number that is searched for; null if the text is more than a number. */
export const numberIn = (search: Search): number | null => {
  const [word, ...others] = wordsOf(search);
  return word && others.length === 0 && /^\d{1,15}$/.test(word.plain) ? Number(word.plain) : null;
};

/** Prepares a text for the search over all areas. Null if it is too short: one letter that is no number. */
export const createFindSearch = (text: string): Search | null => {
  const search = createSearch(text);
  if (!search) return null;
  const letters = Array.from(search.text.replaceAll(' ', ''));
  return letters.length >= minLetters || numberIn(search) !== null ? search : null;
};

/** Returns the single words of a text, also of those that a dash holds together. */
export const singleWords = (search: Search): readonly string[] => [
  ...new Set(wordsOf(search).flatMap(({ text }) => text.split(' '))),
];

/** Whether a word begins a word of a folded text. A number must be whole; leading zeros may be left out: 42 begins 00042. */
export const beginsWord = (value: string, word: string): boolean =>
  numberPattern(word) === null
    ? value.startsWith(word) || value.includes(` ${word}`)
    : new RegExp(numberPattern(word) ?? '').test(value);

/** Returns the regular expression for a number in a folded text; null if the word is none. */
export const numberPattern = (word: string): string | null =>
  /^\d+$/.test(word) ? `(?:^|[^0-9])0*${word}(?:[^0-9]|$)` : null;
