import type { AnswerOf } from '@core/calls/call';
import type { needsAttentionCall } from '@core/calls/workspace';
import type { Language } from '@server/words/language';
import { textsOf, type Texts, interpolate } from '@server/words/texts';

/** One item that needs attention. Its texts are part of the response, in the requested language. */
export type AttentionItem = AnswerOf<typeof needsAttentionCall>['data'][number];

type Words = Texts['attention'];
type CountedKey = { [K in keyof Words]: Words[K] extends string ? never : K }[keyof Words];
type PlainKey = Exclude<keyof Words, CountedKey>;
type Values = Readonly<Record<string, string | number>>;

/** Texts of the items in one language. */
export interface AttentionWords {
  text(key: PlainKey, values?: Values): string;
  /** Returns the text form for this count. The text may include the count. */
  counted(key: CountedKey, count: number, values?: Values): string;
}

export const attentionWords = (language: Language): AttentionWords => {
  const texts = textsOf('attention', language);
  return {
    text: (key, values = {}) => interpolate(texts[key], values),
    counted: (key, count, values = {}) =>
      interpolate(texts[key][count === 1 ? 'one' : 'other'], { count, ...values }),
  };
};
