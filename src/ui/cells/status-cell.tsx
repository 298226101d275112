import { Absent } from './absent';
import type { CellKind, CellProps } from './cell-kind';
import { Chip } from './chip';

/** A value that the declaration does not know is shown as it came, in gray. */
const StatusCell = ({ name, field, value, words }: CellProps) => {
  if (typeof value !== 'string' || value === '') return <Absent />;
  return <Chip meaning={field.values?.[value] ?? 'gray'} label={words(`values.${name}.${value}`) || value} />;
};

export const statusCell: CellKind = {
  Cell: StatusCell,
  align: 'left',
  minWidth: 124,
  flex: 0.5,
  bone: { shape: 'chip', width: 76 },
};
