import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setLoginName } from '@lib/login-name';
import { useSession } from '@lib/session-context';
import { BusyButton } from '@ui/form/busy-button';
import { AccountField } from './account-field';
import { AccountFrame, AccountLink } from './account-frame';
import { forgotRules } from './account-rules';
import { FailureNotice } from './failure-notice';
import { useAccountForm } from './use-account-form';
import { useAttempt } from './use-attempt';

/**
 * Requests a link to set a new password. The result is the same for every address, so it does not reveal who has an
 * account.
 */
export function ForgotPasswordPage() {
  const { t } = useTranslation('account');
  const page = useTranslation('forgot-password').t;
  const session = useSession();
  const { busy, failure, attempt } = useAttempt();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { getFormProps, errorKeys } = useAccountForm(forgotRules);
  const formProps = getFormProps(async ({ email }) => {
    await attempt(async () => {
      await session.requestReset(email);
      setLoginName(email);
      setSentTo(email);
    });
  });

  if (sentTo !== null) {
    return (
      <AccountFrame
        title={page('doneTitle')}
        subtitle={page('done', { email: sentTo })}
        address={sentTo}
        announce
      >
        <AccountLink to="/login">{t('backToLogin')}</AccountLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={page('title')} subtitle={page('subtitle')}>
      {failure && <FailureNotice failure={failure} />}
      <Box component="form" {...formProps} aria-busy={busy} sx={{ mb: 3 }}>
        <AccountField
          label={t('email.label')}
          name="email"
          errorKey={errorKeys.email}
          kind="email"
          autoComplete="username"
          autoFocus
          placeholder={t('email.placeholder')}
        />
        <BusyButton
          type="submit"
          size="large"
          fullWidth
          label={page('submit')}
          busyLabel={page('busy')}
          busy={busy}
          sx={{ mt: 1 }}
        />
      </Box>
      <AccountLink to="/login">{t('backToLogin')}</AccountLink>
    </AccountFrame>
  );
}
