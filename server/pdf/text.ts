import type { ContentText, Style } from 'pdfmake/interfaces';
import { fontsFor, mainFont, type Typeface } from './fonts';
import { isPlain } from './plain-text';
import { breakable, splitIntoRuns } from './text-runs';
import { arrange, alignToBaseline, type Line } from './visual-order';

// Do not decompose letters into letter and mark: copied text, or text that is read aloud, would have the parts. The
// types only allow lists.
const composedLetters = { ccmp: false } as unknown as NonNullable<Style['fontFeatures']>;

interface Run {
  text: string;
  font: string;
  level: number;
  family: string;
  lineHeight: number;
  fontFeatures?: typeof composedLetters;
}

/** Called by the patched pdfmake to place the words of each line (`patches/pdfmake+0.3.11.patch`). */
interface LineArranger {
  arrangeLine?: (line: Line) => void;
}

type TextStyle = Omit<Style, 'font'> & Pick<ContentText, 'absolutePosition'>;

/** Prepares a text of any script for layout. */
export type Write = (text: string, style?: TextStyle) => ContentText;

const write = (
  text: string,
  typefaces: readonly Typeface[],
  maxWordLength: number,
): ContentText & LineArranger => {
  const { base, runs } = splitIntoRuns(text, typefaces, maxWordLength);
  const [main] = typefaces;
  const byName = new Map(typefaces.map((typeface) => [typeface.name, typeface]));
  const lineHeight = main?.lineHeight ?? 1;
  return {
    text: runs.map(({ text: part, font, level }): Run => {
      // Every line has the height of a line in the main font.
      const height = lineHeight / (byName.get(font)?.lineHeight ?? lineHeight);
      const run: Run = { text: part, font, level, family: font, lineHeight: height };
      if (font === mainFont && !isPlain(part) && !/\p{Script=Devanagari}/u.test(part))
        run.fontFeatures = composedLetters;
      return run;
    }),
    arrangeLine: (line) => {
      arrange(line, base, (family, word) => byName.get(family)?.reverses(word) ?? false);
      alignToBaseline(line, main?.ascent ?? 1);
    },
  };
};

/**
 * Loads the fonts for these texts and returns a function that writes them. With `longest`, longer words can be broken
 * between any letters.
 */
export const writerOf = async (texts: readonly string[], maxWordLength = Infinity): Promise<Write> => {
  const typefaces = new Map<string, readonly Typeface[]>();
  for (const text of new Set(texts)) if (!isPlain(text)) typefaces.set(text, await fontsFor(text));
  return (text, style) => {
    const textTypefaces = typefaces.get(text);
    // Uses `assign` instead of spread: pdfmake adds twenty properties to each object, which takes three times the
    // memory in a spread object.
    return Object.assign(
      textTypefaces ? write(text, textTypefaces, maxWordLength) : { text: breakable(text, maxWordLength) },
      style,
    );
  };
};
