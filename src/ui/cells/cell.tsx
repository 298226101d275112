import type { CellProps } from './cell-kind';
import { cellKindOf } from './cell-kinds';

/** The value of one field of one record. */
export const Cell = (props: CellProps) => {
  const { Cell: Drawn } = cellKindOf(props.field);
  return <Drawn {...props} />;
};
