import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';
import { useLongWait } from './use-long-wait';

interface SpinnerProps {
  /** page: centred in the window; area: in what is left of its place. */
  readonly fill?: 'page' | 'area';
}

/** The centred green spinner, 40 px. Show it through `Pending`, which knows when. */
export const Spinner = ({ fill = 'area' }: SpinnerProps) => {
  const { t } = useTranslation('common');
  const isLong = useLongWait();
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: '100%',
        minHeight: fill === 'page' ? '100dvh' : 'min(480px, 60dvh)',
      }}
    >
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, color: 'text.secondary' }}>
        <CircularProgress size={40} thickness={4} aria-label={t('loading')} />
        {isLong && <span>{t('stillWorking')}</span>}
      </Box>
    </Box>
  );
};
