import Box from '@mui/material/Box';
import { visuallyHidden } from './visually-hidden';
import { useTranslation } from 'react-i18next';
import { rangeText } from './range-text';
import type { ListController } from './use-list-controller';

/** Says to a screen reader what the list shows now. Failures speak for themselves, as alerts. */
export const ListAnnouncer = ({ controller }: { readonly controller: ListController }) => {
  const { t } = useTranslation('list');
  const { status, stale, words } = controller;
  const textOf = () => {
    if (status === 'loading' || stale) return t('status.loading');
    if (status === 'rows') return t('status.rows', { list: words('title'), range: rangeText(t, controller) });
    if (status === 'empty') return words('empty.title');
    return status === 'no-result' ? words('noResult.title') : '';
  };
  return (
    <Box role="status" aria-live="polite" sx={visuallyHidden}>
      {textOf()}
    </Box>
  );
};
