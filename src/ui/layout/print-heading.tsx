import Box from '@mui/material/Box';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatZonedTime } from '@core/format/date';
import { applyAppearance } from '@lib/choices';
import { useLanguage } from '@lib/i18n';
import { useCurrentClient } from '@lib/portal-context';

/** Printed only, instead of the top bar: the client, and the time of printing. */
export const PrintHeading = ({ open }: { readonly open: boolean }) => {
  const { t } = useTranslation(['layout', 'common']);
  const language = useLanguage();
  const client = useCurrentClient();
  useLayoutEffect(() => {
    if (!open) return undefined;
    applyAppearance(true);
    return () => applyAppearance();
  }, [open]);
  if (!open) return null;
  return (
    <Box className="paper-heading" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1.5 }}>
      <strong translate="no">{client?.name ?? t('common:appName')}</strong>
      {/* oxlint-disable-next-line react/purity -- it shows the time at which it is rendered */}
      <span>{t('printed', { when: formatZonedTime(new Date().toISOString(), language) })}</span>
    </Box>
  );
};
