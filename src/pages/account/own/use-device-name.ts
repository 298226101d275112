import { useTranslation } from 'react-i18next';
import type { SignIn } from '@core/account/answers';

/** What a person calls the place of a sign-in: `Chrome on Windows`. */
export const useDeviceName = () => {
  const { t } = useTranslation('my-account');
  return ({ browser, system }: SignIn): string =>
    browser && system
      ? t('sessions.device', { browser, system })
      : browser || system || t('sessions.unknown');
};
