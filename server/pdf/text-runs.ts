import bidiFactory from 'bidi-js';
import type { Typeface } from './fonts';

/** A piece of text in one font and one direction. */
export interface TextRun {
  readonly text: string;
  readonly font: string;
  /** Level of the bidirectional algorithm (UAX #9). An odd level runs from right to left. */
  readonly level: number;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters that join letters or keep them apart. Only fonts of scripts that need them have them. */
const joiners = /[\u200c\u200d]/g;

/** Not a space, but a line may break here. */
const breakPoint = '\u200b';

/** Allows line breaks inside words of a plain text that have more than `longest` letters. */
export const breakable = (text: string, maxWordLength: number): string =>
  maxWordLength === Infinity
    ? text
    : text.replace(new RegExp(`[^\\s-]{${maxWordLength}}(?=[^\\s-])`, 'g'), `$&${breakPoint}`);

/**
 * Composes letters, replaces tabs and line ends by spaces, and removes invisible characters, which could change the
 * direction of other text.
 */
const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\S\xa0]+/g, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]|\p{Variation_Selector}/gu, '')
    .trim();

const covers = ({ covers: has }: Typeface, letter: string): boolean =>
  Array.from(letter.replace(joiners, '')).every((part) => has(part.codePointAt(0) ?? 0));

const hasJoiners = ({ covers: has }: Typeface): boolean => has(0x200c) && has(0x200d);

/** Returns what is drawn for letters that no font has: their numbers in Unicode, so that nothing is lost. */
const codesOf = (letters: string): string => {
  const codes = Array.from(letters, (letter) => (letter.codePointAt(0) ?? 0).toString(16).toUpperCase());
  return `[U+${codes.map((code) => code.padStart(4, '0')).join('+')}]${breakPoint}`;
};
/** Codes run from left to right, as numbers do. */
const codeLevel = (level: number): number => level + (level % 2);

/** Returns the font and text for a letter with its marks. Null when no font has it. */
const chooseFont = (letter: string, typefaces: readonly Typeface[], previous: Typeface | undefined) => {
  // Digits and signs of a script use the font of the word that they follow. ASCII digits and signs look the same everywhere.
  const isShared = /^(?![ -~])[\p{Script=Common}\p{Script=Inherited}]+$/u.test(letter);
  const ordered = isShared && previous ? [previous, ...typefaces] : typefaces;
  const typeface = ordered.find((one) => covers(one, letter));
  return typeface ? { typeface, text: hasJoiners(typeface) ? letter : letter.replace(joiners, '') } : null;
};

export interface BidiText {
  /** The level of the whole text, from its first letter that has a direction. */
  readonly base: number;
  /** In reading order. */
  readonly runs: readonly TextRun[];
  /** The letters that no font draws. Their codes are drawn. */
  readonly missing: readonly string[];
}

/**
 * Splits a text into runs that are drawn separately. `typefaces` has the main font first. A line may break within a word
 * after `longest` letters.
 */
export const splitIntoRuns = (
  text: string,
  typefaces: readonly Typeface[],
  maxWordLength: number,
): BidiText => {
  const clean = cleaned(text);
  const { levels, paragraphs } = bidi.getEmbeddingLevels(clean);
  const base = paragraphs[0]?.level ?? 0;
  const runs: TextRun[] = [];
  const missing: string[] = [];
  const push = (part: string, font: string, level: number): void => {
    const last = runs.at(-1);
    if (last?.font === font && last.level === level)
      runs[runs.length - 1] = { ...last, text: last.text + part };
    else runs.push({ text: part, font, level });
  };
  const [main] = typefaces;
  if (!main) return { base, runs, missing };
  let previous: Typeface | undefined;
  let length = 0;
  for (const { segment, index } of graphemes.segment(clean)) {
    const part = chooseFont(segment, typefaces, previous);
    previous = part?.typeface ?? main;
    const level = levels[index] ?? 0;
    length = /[\s-]/.test(segment) ? 0 : length + 1;
    if (length > maxWordLength) {
      push(breakPoint, main.name, level);
      length = 1;
    }
    if (part) push(part.text, part.typeface.name, level);
    else {
      missing.push(segment);
      push(codesOf(segment), main.name, codeLevel(level));
    }
  }
  const canDraw = ({ text: part, font }: TextRun): boolean =>
    typefaces.some(({ name, shapes }) => name === font && shapes(part));
  const drawn = runs.map((run): TextRun => {
    if (canDraw(run)) return run;
    missing.push(run.text);
    return { text: codesOf(run.text), font: main.name, level: codeLevel(run.level) };
  });
  return { base, runs: drawn, missing };
};
