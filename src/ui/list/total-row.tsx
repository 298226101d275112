import { totalOf } from '@core/list/totals';
import type { ListSpec, Resource } from '@core/resource/resource';
import type { Row } from '../cells/cell-kind';
import { useTranslation } from 'react-i18next';
import type { ListController } from './use-list-controller';

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

interface TotalLabelProps {
  readonly controller: Pick<ListController, 'list' | 'total' | 'words'>;
}

/** What the total row is called, where the other rows have their names. Where a page shows less than that, it says how much is meant. */
export const TotalLabel = ({ controller: { list, total = 0, words } }: TotalLabelProps) => {
  const { t } = useTranslation('charts');
  const label =
    list.paging === 'all' ? t('total.label') : t('total.all', { count: words('count', { count: total }) });
  return <strong>{label}</strong>;
};
