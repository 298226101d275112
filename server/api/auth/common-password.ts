import { commonWords } from './common-words';

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const readLetters = (text: string): string =>
  text.replace(/[0134578@$!]/g, (sign) => lookalikes[sign] ?? sign);
const onlyLetters = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/** Digits that come to everybody's mind: no more than a year or a ZIP code has, some that repeat, a row of them. */
const areCommonDigits = (text: string): boolean => {
  const digits = text.replace(/\D/g, '');
  const isRow = '01234567890123'.includes(digits) || '32109876543210'.includes(digits);
  return digits.length <= 5 || isRow || /^(\d{1,4})\1+$/.test(digits);
};

/** One letter again and again, a piece of the alphabet, or a common word twice. */
const isPattern = (word: string): boolean => {
  const half = word.slice(0, word.length / 2);
  return (
    new Set(word).size === 1 ||
    'abcdefghijklmnopqrstuvwxyz'.includes(word) ||
    (half + half === word && commonWords.has(half))
  );
};

const isCommonWord = (word: string): boolean => word !== '' && (commonWords.has(word) || isPattern(word));

/**
 * Whether a password is a common one. The commonest that satisfy the rules are a common word with decoration: a capital, a few
 * digits and signs around it, letters replaced by what looks like them. So they are recognised by the word that remains, which
 * covers far more than a list of the first 3,000 could (OWASP ASVS 6.2.4).
 */
export const isCommonPassword = (password: string): boolean => {
  const text = plain(password);
  const head = /^[^\p{L}]*/u.exec(text)?.[0] ?? '';
  const tail = /[^\p{L}]*$/u.exec(text)?.[0] ?? '';
  if (!areCommonDigits(head + tail)) return false;
  // Signs and digits around a word are decoration; those beside its letters may stand for letters.
  const inner = text.slice(head.length, text.length - tail.length);
  const withSigns = text.replace(/^[^\p{L}@$]+|[^\p{L}@$]+$/gu, '');
  const readings = [text, ...[inner, withSigns, text].map(readLetters)];
  return readings.map(onlyLetters).some(isCommonWord);
};
