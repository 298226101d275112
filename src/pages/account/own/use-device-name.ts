import { useTranslation } from 'react-i18next';
import type { SignIn } from '@core/account/answers';

/** Returns a function that names the device of a session: `Chrome on Windows`. */
export const useDeviceName = () => {
  const { t } = useTranslation('my-account');
  return ({ browser, system }: SignIn): string =>
    browser && system
      ? t('sessions.device', { browser, system })
      : browser || system || t('sessions.unknown');
};
