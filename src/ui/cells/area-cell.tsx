import { useResourceWords } from '@lib/i18n';
import type { CellKind, CellProps } from './cell-kind';
import { Plain } from './plain';
import { textCell } from './text-cell';
import { textOf } from './text-of';

/** The title of the area that the value names; an area without one has a word like a status. */
const AreaCell = ({ name, value, words }: CellProps) => {
  const titles = useResourceWords();
  const area = textOf(value);
  return <Plain text={words(`values.${name}.${area}`) || titles(area, 'title') || area} />;
};

export const areaCell: CellKind = { ...textCell, Cell: AreaCell };
