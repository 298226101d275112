import { useTranslation } from 'react-i18next';
import type { ListController } from './use-list-controller';

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
