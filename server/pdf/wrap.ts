import type { Face } from './face';

/** A word in pieces that fit into a line. */
const pieces = (face: Face, word: string, size: number, width: number): string[] => {
  if (face.widthOf(word, size) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && face.widthOf(part + letter, size) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
};

/** A text in as many lines as it needs, broken at blanks, and within a word where that alone is too wide. */
export const wrap = (face: Face, text: string, size: number, width: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/).flatMap((one) => pieces(face, one, size, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && face.widthOf(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
};
