import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Failure } from './failure';
import { InlineNotice } from '@ui/feedback/inline-notice';

interface SaveFailureProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

const useDetail = (failure: Failure): string => {
  const { t } = useTranslation('account');
  if (failure.kind === 'network') return t('failure.network');
  if (failure.kind !== 'too-many') return t('failure.server');
  return failure.minutes === undefined
    ? t('failure.tooManyLater')
    : t('failure.tooMany.count', { count: failure.minutes });
};

/** The password was probably not saved. The typed values stay below and are sent again at a press. */
export function SaveFailure({ failure, onRetry }: SaveFailureProps) {
  const { t } = useTranslation(['new-password', 'common']);
  const detail = useDetail(failure);
  return (
    <InlineNotice severity="error" sx={{ mb: 2.5 }}>
      <Box component="p" sx={{ m: 0, fontWeight: 600 }}>
        {t('failed')}
      </Box>
      <Box component="p" sx={{ m: 0 }}>
        {detail}
      </Box>
      <Button variant="outlined" size="small" onClick={onRetry} sx={{ mt: 1 }}>
        {t('common:tryAgain')}
      </Button>
    </InlineNotice>
  );
}
