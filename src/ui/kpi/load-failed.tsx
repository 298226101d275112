import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Button } from '../form/button';

interface LoadFailedProps {
  /** The name of what failed to load. */
  readonly name: string;
  readonly onRetry?: () => void;
}

/** Replaces one figure or chart that failed to load. The others stay. */
export const LoadFailed = ({ name, onRetry }: LoadFailedProps) => {
  const { t } = useTranslation('charts');
  return (
    <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography variant="body2" sx={{ color: 'error.main' }}>
        {t('failed')}
      </Typography>
      {onRetry && (
        <Button
          size="small"
          startIcon={<Refresh />}
          aria-label={t('retryOf', { name })}
          onClick={onRetry}
          sx={{ px: 1, ml: -1 }}
        >
          {t('retry')}
        </Button>
      )}
    </Box>
  );
};
