import type { CellKind, CellProps } from './cell-kind';
import { Plain } from './plain';
import { textOf } from './text-of';

/** A text that is one of a few has words of its own, like a status. */
const TextCell = ({ name, value, words }: CellProps) => {
  const text = textOf(value);
  return <Plain text={words(`values.${name}.${text}`) || text} />;
};

export const textCell: CellKind = {
  Cell: TextCell,
  align: 'left',
  minWidth: 88,
  flex: 1,
  bone: { shape: 'text', width: 64 },
};
