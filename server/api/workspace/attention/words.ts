import en from '../../../../locales/en/attention';
import es from '../../../../locales/es/attention';
import { fill } from '../../../words/fill';

type Words = typeof en;
type Counted = { [K in keyof Words]: Words[K] extends string ? never : K }[keyof Words];
type Plain = Exclude<keyof Words, Counted>;
type Values = Readonly<Record<string, string | number>>;

/** Texts of the items in one language. */
export interface AttentionWords {
  text(key: Plain, values?: Values): string;
  /** The form for this count, which the text may name too. */
  counted(key: Counted, count: number, values?: Values): string;
}

const languages = { en, es };

export const attentionWords = (language: keyof typeof languages): AttentionWords => {
  const texts = languages[language];
  return {
    text: (key, values = {}) => fill(texts[key], values),
    counted: (key, count, values = {}) =>
      fill(texts[key][count === 1 ? 'one' : 'other'], { count, ...values }),
  };
};
