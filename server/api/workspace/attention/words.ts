import type { Language } from '@server/words/language';
import { textsOf, type Texts, fill } from '@server/words/texts';

/** One matter that needs attention. Its words are data, in the language that the call asks for. */
export interface AttentionItem {
  readonly id: string;
  readonly kind: 'claim' | 'billing' | 'compliance' | 'worker';
  readonly title: string;
  readonly detail: string;
  /** `yyyy-MM-dd`: the earliest of what the item is about. */
  readonly due_date: string;
  /** How many records, or how many people, the item is about. */
  readonly count: number;
}

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
