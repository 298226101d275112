import { useResourceWords } from '@lib/i18n';
import { ValueText } from '@ui/cells/cell-kind';
import { cellOf } from '@ui/cells/cell-of';
import { textOf } from '@ui/cells/text-cells';
import type trail from '../resource';

const countPrefix = /^(\d+) /;

/**
 * A text of fixed phrases separated by commas. Each phrase is translated with the field's own text, or with the label
 * of the action or download of that name in the row's area. A phrase that starts with a number is counted ("3 rows"
 * uses `rows`).
 */
export default cellOf<typeof trail, 'note'>(({ value, row, words }) => {
  const areaWords = useResourceWords();
  const area = textOf(row.resource);
  const wordOf = (phrase: string): string => {
    const [, number] = countPrefix.exec(phrase) ?? [];
    const key = phrase.replace(countPrefix, '');
    return (
      words(`values.note.${key}`, number === undefined ? {} : { count: Number(number) }) ||
      areaWords(area, `actions.${key}.label`) ||
      areaWords(area, `downloads.${key}`) ||
      phrase
    );
  };
  return <ValueText lines inWords text={value ? value.split(', ').map(wordOf).join(' · ') : ''} />;
});
