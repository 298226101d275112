import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { rangeText } from './list-footer';
import type { ListController } from './use-list-controller';
import { visuallyHidden } from './visually-hidden';

/** Announces to screen readers what the list shows. Failures are alerts and announce themselves. */
export const ListAnnouncer = ({ controller }: { readonly controller: ListController }) => {
  const { t } = useTranslation('list');
  const {
    words,
    rows: { status, stale },
  } = controller;
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
