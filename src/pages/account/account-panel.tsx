import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Mark } from '@ui/layout/mark';
import { WaveLines } from './wave-lines';

/** Left panel of the pages before login, from `md` on. */
export function AccountPanel() {
  const { t } = useTranslation('account');
  return (
    <Box
      component="aside"
      sx={{
        display: { xs: 'none', md: 'block' },
        position: 'relative',
        flex: '0 1 512px',
        minWidth: 380,
        overflow: 'hidden',
        p: { md: 4.5, lg: 6 },
        pt: { md: 5, lg: 5 },
        bgcolor: 'panel.fill',
        color: 'panel.text',
      }}
    >
      <WaveLines />
      <Box sx={{ position: 'relative', maxWidth: 400 }}>
        <Mark onPanel />
        <Typography
          component="p"
          sx={{ mt: 14.5, fontSize: 30, lineHeight: '40px', fontWeight: 600, letterSpacing: '-0.01em' }}
        >
          {t('panel.title')}
        </Typography>
        <Typography
          sx={{
            mt: 2,
            maxWidth: 360,
            fontSize: 16,
            lineHeight: '26px',
            color: 'panel.second',
            textWrap: 'pretty',
          }}
        >
          {t('panel.text')}
        </Typography>
      </Box>
    </Box>
  );
}
