import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { pageSize } from '@core/list/address';
import { Placeholder } from '../cells/placeholder';
import type { ListController } from './use-list-controller';

type Shown = Pick<ListController, 'list' | 'rows' | 'total' | 'state' | 'words'>;

/** `1–10 of 248`, that only the first are shown, or how many there are where all are. */
export const rangeText = (t: TFunction<'list'>, { list, rows, total = 0, state, words }: Shown): string => {
  const from = state.page * pageSize + 1;
  if (list.paging === 'all') return words('count', { count: rows.length });
  if (list.paging === 'first-page' && total > rows.length) {
    return t('paging.firstOnly', { shown: rows.length, total });
  }
  return t('paging.range', { from, to: Math.min(from + pageSize - 1, total), total });
};

export const RangeText = ({ controller }: { readonly controller: ListController }) => {
  const { t } = useTranslation('list');
  return (
    <Typography
      component="div"
      variant="body1"
      color="text.secondary"
      sx={{ mr: 'auto', pr: { sm: 1 }, fontSize: 13 }}
    >
      {controller.status === 'loading' ? (
        <Placeholder width={80} height={12} borderRadius={48} />
      ) : (
        rangeText(t, controller)
      )}
    </Typography>
  );
};
