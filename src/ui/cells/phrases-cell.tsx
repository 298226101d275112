import { useResourceWords } from '@lib/i18n';
import type { CellKind, CellProps } from './cell-kind';
import { Plain } from './plain';
import { textCell } from './text-cell';
import { textOf } from './text-of';

const count = /^(\d+) /;

/**
 * A text of stable phrases with commas between them, each by its own word: that of the field, or what the row's area calls an action or a
 * file of that name. A phrase that begins with a number is counted ("3 rows" by `rows`).
 */
const PhrasesCell = ({ name, value, row, words }: CellProps) => {
  const areaWords = useResourceWords();
  const area = textOf(row['resource']);
  const wordOf = (phrase: string): string => {
    const [, number] = count.exec(phrase) ?? [];
    const key = phrase.replace(count, '');
    return (
      words(`values.${name}.${key}`, number === undefined ? {} : { count: Number(number) }) ||
      areaWords(area, `rowActions.${key}.label`) ||
      areaWords(area, `downloads.${key}`) ||
      phrase
    );
  };
  const text = textOf(value);
  return <Plain text={text && text.split(', ').map(wordOf).join(' · ')} />;
};

export const phrasesCell: CellKind = { ...textCell, Cell: PhrasesCell };
