import type { Language } from '@server/words/language';
import { textsOf, type Texts } from '@server/words/texts';
import { fill } from '@server/words/fill';

type Words = Texts['attention'];
type Counted = { [K in keyof Words]: Words[K] extends string ? never : K }[keyof Words];
type Plain = Exclude<keyof Words, Counted>;
type Values = Readonly<Record<string, string | number>>;

/** Texts of the items in one language. */
export interface AttentionWords {
  text(key: Plain, values?: Values): string;
  /** The form for this count, which the text may name too. */
  counted(key: Counted, count: number, values?: Values): string;
}

export const attentionWords = (language: Language): AttentionWords => {
  const texts = textsOf('attention', language);
  return {
    text: (key, values = {}) => fill(texts[key], values),
    counted: (key, count, values = {}) =>
      fill(texts[key][count === 1 ? 'one' : 'other'], { count, ...values }),
  };
};
