import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { InlineNotice } from '@ui/feedback/inline-notice';

/** Two minutes before everything typed is forgotten. Any touch of the page is enough to keep it; the button says so. */
export const IdleWarning = () => {
  const { t } = useTranslation('membership');
  return (
    <InlineNotice
      severity="warning"
      sx={{ mt: 2, position: 'sticky', top: 8, zIndex: 1 }}
      action={
        <Button color="inherit" size="small" onClick={() => document.querySelector('h1')?.focus()}>
          {t('idle.stay')}
        </Button>
      }
    >
      {t('idle.warning')}
    </InlineNotice>
  );
};
