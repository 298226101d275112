import bidiFactory from 'bidi-js';

/** A word or a part of one, as pdfmake places it in a line. */
export interface Inline {
  text: string;
  width: number;
  /** From the left edge of the line. */
  x: number;
  /** How much of the width are blanks at the end. */
  trailingCut: number;
  readonly fontSize: number;
  readonly level: number;
  readonly family: string;
}

export interface Line {
  readonly inlines: Inline[];
  inlineWidths: number;
  trailingCut: number;
  /** How far below its top the letters of the line stand. */
  getAscenderHeight: () => number;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const backwards = (text: string): string =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)
    .reverse()
    .join('');

const mirrored = (text: string): string =>
  Array.from(text, (letter) => bidi.getMirroredCharacter(letter) ?? letter).join('');

/** Blanks at the end of a line are not drawn: in a text from right to left they would stand at its left edge. */
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
 * Places the words of a line from left to right as they are seen (rule L2 of UAX #9) and turns the letters of those that the font's
 * shaping leaves in another direction. `base` is the level of the whole text, `turns` says what the shaping turns by itself.
 */
export const arrange = (line: Line, base: number, turns: (family: string, text: string) => boolean): void => {
  trimEnd(line);
  const { inlines } = line;
  // Each word counts as one letter of its level.
  const stand = 'x'.repeat(inlines.length);
  const levels = Uint8Array.from(inlines, ({ level }) => level);
  const paragraphs = [{ start: 0, end: inlines.length - 1, level: base }];
  let x = 0;
  for (const at of bidi.getReorderedIndices(stand, { levels, paragraphs })) {
    const inline = inlines[at];
    if (!inline) continue;
    const isTurned = inline.level % 2 === 1;
    if (isTurned) inline.text = mirrored(inline.text);
    if (isTurned !== turns(inline.family, inline.text)) inline.text = backwards(inline.text);
    inline.x = x;
    x += inline.width;
  }
};

/** Puts the letters of every font where those of the main font would stand, so that neighbours in a table are in line. */
export const standOnLine = (line: Line, ascent: number): void => {
  const height = ascent * Math.max(...line.inlines.map(({ fontSize }) => fontSize));
  line.getAscenderHeight = () => height;
};
