/** Letters that are no plain letter with a mark, and so do not come apart. */
const plain: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŧ: 't',
  Ŧ: 'T',
  ŋ: 'n',
  Ŋ: 'N',
  '\u2212': '-',
  '\u2010': '-',
  '\u2011': '-',
};

const replacement = (letter: string, known: ReadonlySet<number>): string => {
  if (/\s/u.test(letter)) return ' ';
  if (/\p{M}|\p{C}/u.test(letter)) return '';
  const simpler = plain[letter] ?? letter.normalize('NFKD').replace(/\p{M}+/gu, '');
  const isKnown = Array.from(simpler).every((part) => known.has(part.codePointAt(0) ?? 0));
  return isKnown ? simpler : '?';
};

/** What every Western font writes; most text is of it alone. */
const usual = /^[\x20-\x7e\xa1-\xac\xae-\xff]*$/;

/**
 * Text that a font of few letters can write: marks that it lacks are dropped, what has no plain form becomes a question mark. Names
 * of any script pass through here, so it never throws.
 */
export const latinText = (text: string, known: ReadonlySet<number>): string =>
  usual.test(text)
    ? text
    : Array.from(text.normalize('NFC'), (letter) =>
        known.has(letter.codePointAt(0) ?? 0) ? letter : replacement(letter, known),
      ).join('');
