import bidiFactory from 'bidi-js';

/** A word or a part of one, as pdfmake places it in a line. */
export interface Inline {
  text: string;
  width: number;
  /** From the left edge of the line. */
  x: number;
  /** The width of trailing spaces. */
  trailingCut: number;
  readonly fontSize: number;
  readonly level: number;
  readonly family: string;
}

export interface Line {
  readonly inlines: Inline[];
  inlineWidths: number;
  trailingCut: number;
  /** Distance from the top of the line to the baseline. */
  getAscenderHeight: () => number;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const reversed = (text: string): string =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)
    .reverse()
    .join('');

const mirrored = (text: string): string =>
  Array.from(text, (letter) => bidi.getMirroredCharacter(letter) ?? letter).join('');

/** Removes spaces at the end of a line: in right-to-left text they would be at its left edge. */
const trimEnd = (line: Line): void => {
  for (let last = line.inlines.at(-1); last; last = line.inlines.at(-1)) {
    const text = last.text.trimEnd();
    line.inlineWidths -= last.trailingCut;
    last.width -= last.trailingCut;
    last.trailingCut = 0;
    last.text = text;
    if (text !== '' || line.inlines.length === 1) break;
    line.inlines.pop();
  }
  line.trailingCut = 0;
};

/**
 * Places the words of a line in visual order from left to right (rule L2 of UAX #9), and reverses the letters of words
 * that the font's shaping leaves in the other direction. `base` is the level of the whole text. `turns` tells whether the
 * shaping reverses a word itself.
 */
export const arrange = (
  line: Line,
  base: number,
  reverses: (family: string, text: string) => boolean,
): void => {
  trimEnd(line);
  const { inlines } = line;
  // Each word counts as one letter of its level.
  const placeholders = 'x'.repeat(inlines.length);
  const levels = Uint8Array.from(inlines, ({ level }) => level);
  const paragraphs = [{ start: 0, end: inlines.length - 1, level: base }];
  let x = 0;
  for (const at of bidi.getReorderedIndices(placeholders, { levels, paragraphs })) {
    const inline = inlines[at];
    if (!inline) continue;
    const isRightToLeft = inline.level % 2 === 1;
    if (isRightToLeft) inline.text = mirrored(inline.text);
    if (isRightToLeft !== reverses(inline.family, inline.text)) inline.text = reversed(inline.text);
    inline.x = x;
    x += inline.width;
  }
};

/** Aligns all fonts to the main font's baseline, so that neighboring table cells line up. */
export const alignToBaseline = (line: Line, ascent: number): void => {
  const height = ascent * Math.max(...line.inlines.map(({ fontSize }) => fontSize));
  line.getAscenderHeight = () => height;
};
