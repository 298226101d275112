/** Parses the cells of every line of a file, character by character as in RFC 4180. Throws if the file ends within a line. */
export const readCsv = (file: string): string[][] => {
  const lines: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < file.length; at += 1) {
    const sign = file[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (file[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === ',') {
      cells.push(cell);
      cell = '';
    } else if (sign === '\r' && file[at + 1] === '\n') {
      lines.push([...cells, cell]);
      [cells, cell] = [[], ''];
      at += 1;
    } else cell += sign;
  }
  if (isQuoted || cell !== '' || cells.length > 0) throw new Error('the file ends within a line');
  return lines;
};
