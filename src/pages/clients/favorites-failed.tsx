import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { InlineNotice } from '@ui/feedback/inline-notice';
import { Button } from '@ui/form/button';

/** Shown when favorites failed to load. The list below works without them. */
export const FavoritesFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation(['clients', 'common']);
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pt: 1.5 }}>
      <InlineNotice
        severity="warning"
        role="status"
        action={
          <Button size="small" onClick={onRetry}>
            {t('common:tryAgain')}
          </Button>
        }
      >
        {t('switch.favoritesFailed')}
      </InlineNotice>
    </Box>
  );
};
