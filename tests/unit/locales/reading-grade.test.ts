import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { describe, expect, it } from 'vitest';
import memberFormEn from '@locales/en/member-form';
import membershipEn from '@locales/en/membership';
import memberFormEs from '@locales/es/member-form';
import membershipEs from '@locales/es/membership';
import { fernandezHuerta, sentencesOf, wordsOf } from './readability';

type Words = { readonly [name: string]: string | Words };

/** Returns every text of a file by its path, with a sample word instead of each placeholder. */
const textsOf = (words: Words, path = ''): [path: string, text: string][] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[`${path}${name}`, value.replace(/<\/?\w+>/g, '').replace(/\{\{\w+\}\}/g, 'ten')]]
      : textsOf(value, `${path}${name}.`),
  );

/** A formula is meaningless for a label of a few words. */
const minWords = 8;
const longTexts = (...files: Words[]) =>
  files.flatMap((file) => textsOf(file)).filter(([, text]) => wordsOf(text).length >= minWords);

describe('the English of the membership form', () => {
  const gradeOf = (text: string): number => {
    const words = wordsOf(text);
    const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
    return fleschKincaid({ sentence: sentencesOf(text).length, word: words.length, syllable: syllables });
  };
  it.each(longTexts(membershipEn, memberFormEn))('%s is readable in grade 7: %s', (_, text) => {
    expect(gradeOf(text)).toBeLessThanOrEqual(7);
  });
});

describe('the Spanish of the membership form', () => {
  const all = longTexts(membershipEs, memberFormEs);

  it('is “fairly easy” as a whole, by Fernández Huerta', () => {
    const fullText = all.map(([, text]) => text.replace(/[^.?!]$/, '$&.')).join(' ');
    expect(fernandezHuerta(fullText)).toBeGreaterThanOrEqual(70);
  });
  it.each(all)('%s has short sentences: %s', (_, text) => {
    for (const sentence of sentencesOf(text))
      expect([sentence, wordsOf(sentence).length <= 26]).toEqual([sentence, true]);
  });
  it.each(all)('%s uses usted: %s', (_, text) => {
    expect(text).not.toMatch(/\b(tú|tu|tus|te|ti|contigo|vosotros|vuestr[oa]s?)\b/i);
  });
});
