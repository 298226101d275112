import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connection } from '@lib/connection';

/** In milliseconds: 8 s after the wait began, whose first second has no spinner. */
const longMs = 7000;

/** Whether the spinner has been there for so long that a word is due. Meanwhile the banner of the connection does not say the same. */
const useLongWait = (): boolean => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const unsilence = connection.silence();
    const timer = setTimeout(() => setLong(true), longMs);
    return () => {
      clearTimeout(timer);
      unsilence();
    };
  }, []);
  return isLong;
};

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
