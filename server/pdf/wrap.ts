import type { Face } from './face';

/** A text in as many lines as it needs, broken at blanks; a word wider than a line is left to be cut. */
export const wrap = (face: Face, text: string, size: number, width: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && face.widthOf(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
};
