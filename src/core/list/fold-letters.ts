/**
 * Letters that Unicode does not decompose, and how people type them without their keyboard. From CLDR's transform
 * Latin-ASCII (`common/transforms/Latin-ASCII.xml`), without phonetic symbols. CLDR leaves out ə (here as in passports,
 * ICAO 9303-3) and the African letters ɔ, ǝ, ɣ and ɩ, and the Sami ʒ. The final sigma is the same letter as σ.
 */
const spellings =
  'æ:ae œ:oe ß:ss þ:th ð:d đ:d ħ:h ı:i ĸ:q ł:l ŋ:n ø:o ŧ:t ƀ:b ɓ:b ƃ:b ƈ:c ȼ:c ɖ:d ɗ:d ƌ:d ȡ:d ɛ:e ɇ:e ǝ:e ə:e ' +
  'ƒ:f ǥ:g ɠ:g ɣ:g ƕ:hv ɦ:h ɨ:i ɩ:i ȷ:j ɉ:j ƙ:k ƚ:l ɫ:l ȴ:l ɱ:m ƞ:n ɲ:n ȵ:n ƣ:oi ɔ:o ɵ:o ƥ:p ɋ:q ɍ:r ɽ:r ȿ:s ʂ:s ƫ:t ƭ:t ' +
  'ʈ:t ȶ:t ʉ:u ʋ:v ⱱ:v ⱳ:w ƴ:y ɏ:y ƶ:z ȥ:z ɀ:z ʒ:z ⱥ:a ⱡ:l ⱦ:t ⱨ:h ⱪ:k ⱬ:z ς:σ';

const spellingOf = new Map(spellings.split(' ').map((pair) => pair.split(':') as [string, string]));
const letters = new RegExp(`[${[...spellingOf.keys()].join('')}]`, 'gu');

export const spellOut = (text: string): string =>
  text.replace(letters, (letter) => spellingOf.get(letter) ?? letter);
