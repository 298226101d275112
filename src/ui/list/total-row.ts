import { totalOf } from '@core/list/totals';
import type { ListSpec, Resource } from '@core/resource/resource';
import type { Row } from '../cells/cell-kind';

const mark = 'totals';

/** The totals of a list's rows, by field. */
export const totalsOf = (rows: readonly Row[], totals: NonNullable<ListSpec['totals']>): Row =>
  Object.fromEntries(Object.entries(totals).map(([name, total]) => [name, totalOf(rows, name, total)]));

/** The rows and, where there are totals, one more that carries them. */
export const withTotals = (
  rows: readonly Row[],
  { idField }: Resource,
  totals: Row | undefined,
): readonly Row[] => (totals ? [...rows, { ...totals, [idField]: mark, [mark]: true }] : rows);

export const isTotals = (row: Row): boolean => row[mark] === true;
