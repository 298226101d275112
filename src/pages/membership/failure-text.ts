import { useTranslation } from 'react-i18next';
import type { CallFailure } from '@core/membership/call-failure';

/** The message for a failed call, in one or two sentences. It holds nothing of the request or the answer. */
export const useFailureText = (): ((failure: CallFailure) => string) => {
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
