export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?!:])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(['’-][\p{L}\p{N}]+)*/gu) ?? [];

/** The vowels of one syllable: a strong vowel with adjacent weak ones; two strong vowels are two syllables. */
const nucleus = /[iuü]?[aeoáéóíú][iuy]?(?![aeoáéóíú])|[iuü]?[aeoáéóíú]|[iuü]+|y$/g;
const syllablesOf = (word: string): number =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replace(/qu|gu(?=[eiéí])/g, 'k')
      .match(nucleus)?.length ?? 0,
  );

/** Reading ease of a Spanish text (J. Fernández Huerta, 1959): 60 to 70 is “normal”, 70 to 80 “fairly easy”, as for grade 6. */
export const fernandezHuerta = (text: string): number => {
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.84 - 60 * (syllables / words.length) - 1.02 * (words.length / sentencesOf(text).length);
};
