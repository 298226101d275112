import { fontsFor } from './fonts';
import { splitIntoRuns } from './text-runs';

/** Returns, for each text, the letters that no font draws; empty if all are drawn. */
export const missingLetters = (texts: readonly string[]): Promise<string[]> =>
  Promise.all(
    texts.map(async (text) => {
      const { missing } = splitIntoRuns(text, await fontsFor(text), Infinity);
      return [...new Set(missing)].join(' ');
    }),
  );
