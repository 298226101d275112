import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';

interface SpinnerProps {
  /** page: centred in the window; area: in what is left of its place. */
  readonly fill?: 'page' | 'area';
}

/** The centred green spinner, 40 px. Show it through `Pending`, which knows when. */
export const Spinner = ({ fill = 'area' }: SpinnerProps) => {
  const { t } = useTranslation('common');
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
      <CircularProgress size={40} thickness={4} aria-label={t('loading')} />
    </Box>
  );
};
