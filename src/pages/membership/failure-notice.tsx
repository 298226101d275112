import { useTranslation } from 'react-i18next';
import type { CallFailure } from '@core/membership/call-failure';
import { InlineNotice } from '@ui/feedback/inline-notice';

/** Returns the message for a failed request, in one or two sentences. It contains nothing of the request or the response. */
const useFailureText = (): ((failure: CallFailure) => string) => {
  const { t } = useTranslation('membership');
  return (failure) => {
    switch (failure.kind) {
      case 'network':
        return t('failure.network');
      case 'busy':
        return t('failure.busy');
      case 'too-many': {
        const { seconds = 0 } = failure;
        if (seconds <= 0) return t('failure.tooMany');
        return seconds > 7200
          ? t('failure.tooManyHours.count', { count: Math.ceil(seconds / 3600) })
          : t('failure.tooManyMinutes.count', { count: Math.ceil(seconds / 60) });
      }
      default:
        return t('failure.server');
    }
  };
};

/** Why the last attempt failed. It is announced at once and stays until the next attempt. */
export const FailureNotice = ({ failure }: { readonly failure: CallFailure | null }) => {
  const textOf = useFailureText();
  if (!failure) return null;
  return (
    <InlineNotice severity="error" sx={{ my: 2 }}>
      {textOf(failure)}
    </InlineNotice>
  );
};
