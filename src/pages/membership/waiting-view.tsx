import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';
import { Lead } from './lead';
import { StepHeading } from './step-heading';
import type { Membership } from './use-membership';

/** On the way to the signing page, or asking what became of it. Nothing can be pressed meanwhile. */
export const WaitingView = ({ view, flow }: Membership) => {
  const { t } = useTranslation('membership');
  const isConnecting = view === 'connecting';
  const isBusy = isConnecting && (flow.work?.afterMs ?? 0) > 0;
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: { xs: 12, md: 6 } }}>
      <CircularProgress size={48} thickness={4} aria-hidden sx={{ mb: 3 }} />
      <StepHeading isCentred>{t(isConnecting ? 'connecting.title' : 'result.checking')}</StepHeading>
      <Lead isCentred>{t(isConnecting ? 'connecting.text' : 'result.checkingText')}</Lead>
      {isBusy && <Lead isCentred>{t('connecting.busy')}</Lead>}
    </Box>
  );
};
