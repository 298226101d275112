import bidiFactory from 'bidi-js';
import type { Typeface } from './fonts';

/** A stretch of text in one font and one direction. */
export interface TextRun {
  readonly text: string;
  readonly font: string;
  /** Of the bidirectional algorithm (UAX #9): an odd one runs from right to left. */
  readonly level: number;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Written by the main font as it stands; most text is of it alone. */
const plain = /^[\x20-\x7e\xa0-\xac\xae-\xff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]*$/;
const replacement = '\ufffd';
/** Join letters or keep them apart; only fonts of scripts that need them have them. */
const joiners = /[\u200c\u200d]/g;

/** Whether a text needs no runs. */
export const isPlain = (text: string): boolean => plain.test(text);

/** No blank, but a line may end here. */
const breakPoint = '\u200b';

/** Where words of a plain text have more letters than `longest`, a line may break within them. */
export const breakable = (text: string, longest: number): string =>
  longest === Infinity
    ? text
    : text.replace(new RegExp(`[^\\s-]{${longest}}(?=[^\\s-])`, 'g'), `$&${breakPoint}`);

/** Composed letters, blanks for tabs and line ends, and nothing that is not seen: such characters could turn other text around. */
const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\S\xa0]+/g, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]|\p{Variation_Selector}/gu, '')
    .trim();

const covers = ({ covers: has }: Typeface, letter: string): boolean =>
  Array.from(letter.replace(joiners, '')).every((part) => has(part.codePointAt(0) ?? 0));

const hasJoiners = ({ covers: has }: Typeface): boolean => has(0x200c) && has(0x200d);

/** What a font writes for a letter with its marks; what no font has is the replacement character, once per letter. */
const written = (letter: string, typefaces: readonly Typeface[], previous: Typeface | undefined) => {
  // A script's own digits and signs stay with the word that they follow; those of ASCII look alike everywhere.
  const isShared = /^(?![ -~])[\p{Script=Common}\p{Script=Inherited}]+$/u.test(letter);
  const ordered = isShared && previous ? [previous, ...typefaces] : typefaces;
  const typeface = ordered.find((one) => covers(one, letter));
  if (typeface) return { typeface, text: hasJoiners(typeface) ? letter : letter.replace(joiners, '') };
  const [main] = typefaces;
  return main && { typeface: main, text: replacement };
};

export interface RunningText {
  /** The level of the whole text, by its first letter that has a direction. */
  readonly base: number;
  /** In the order of reading. */
  readonly runs: readonly TextRun[];
}

/**
 * A text in the runs that are drawn one by one. `typefaces` has the main font first. A line may break within a word after `longest`
 * letters.
 */
export const runningText = (text: string, typefaces: readonly Typeface[], longest: number): RunningText => {
  const clean = cleaned(text);
  const { levels, paragraphs } = bidi.getEmbeddingLevels(clean);
  const runs: TextRun[] = [];
  const push = (part: string, font: string, level: number): void => {
    const last = runs.at(-1);
    if (last?.font === font && last.level === level)
      runs[runs.length - 1] = { ...last, text: last.text + part };
    else runs.push({ text: part, font, level });
  };
  const [main] = typefaces;
  let previous: Typeface | undefined;
  let length = 0;
  for (const { segment, index } of graphemes.segment(clean)) {
    const part = written(segment, typefaces, previous);
    if (!part || !main) continue;
    previous = part.typeface;
    const level = levels[index] ?? 0;
    length = /[\s-]/.test(segment) ? 0 : length + 1;
    if (length > longest) {
      push(breakPoint, main.name, level);
      length = 1;
    }
    push(part.text, part.typeface.name, level);
  }
  const isDrawn = ({ text: part, font }: TextRun): boolean =>
    typefaces.some(({ name, shapes }) => name === font && shapes(part));
  return {
    base: paragraphs[0]?.level ?? 0,
    runs: runs.map((run) => (isDrawn(run) || !main ? run : { ...run, text: replacement, font: main.name })),
  };
};
