/** Words of other lengths are not searched with typos: short ones would find too much. */
const [minLength, maxLength] = [4, 20];

/** The characters between two words of a folded text, escaped for a bracket expression. */
const separators = String.raw` !"#$%&()*+,./:;<=>?@\[\\\]\^_{|}~¡¿«»“”…`;
const wordStart = `(?:^|[${separators}])`;
const wordEnd = `(?:[${separators}]|$)`;

/** What finds a word with one typo. */
export interface TypoTest {
  /** Texts of which a value must contain one. They are cheap to test and rule out nearly all values. */
  readonly hints: readonly string[];
  /** A regular expression with the same meaning in JavaScript and PostgreSQL. */
  readonly pattern: string;
}

/**
 * Returns the pattern of a word with a typo at `at` or later: a wrong, missing or extra letter, or two adjacent letters
 * swapped. If the last letter is wrong or extra, the word must end there; as a beginning it would match all that starts
 * the same.
 */
const patternFrom = (letters: readonly string[], at: number): string => {
  const [letter = '', next = '', ...others] = letters.slice(at);
  const rest = next + others.join('');
  const missing = `.${letter}${rest}`;
  if (rest === '') return `(?:${missing}|.?${wordEnd})`;
  const swapped = next + letter + others.join('');
  return `(?:${letter}${patternFrom(letters, at + 1)}|${missing}|.?${rest}|${swapped})`;
};

/**
 * Returns the test for a folded word with one typo, as the beginning of a word. Null for a word that is too short or too
 * long, or has other characters than letters. Its size depends on the length only, not on the alphabet.
 */
export const typoTest = (word: string): TypoTest | null => {
  const letters = Array.from(word);
  const isFitting = letters.length >= minLength && letters.length <= maxLength && /^\p{L}+$/u.test(word);
  if (!isFitting) return null;
  const half = Math.ceil(letters.length / 2);
  const part = (from: number, to?: number) => letters.slice(from, to).join('');
  return {
    // One typo leaves one half intact, unless it swaps the letters where the halves meet.
    hints: [
      part(0, half),
      part(half),
      part(0, half - 1) + part(half, half + 1) + part(half - 1, half) + part(half + 1),
    ],
    pattern: wordStart + patternFrom(letters, 0),
  };
};
