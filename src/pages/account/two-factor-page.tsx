import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../lib/session-context';
import { BusyButton } from '../../ui/form/busy-button';
import { AccountField } from './account-field';
import { AccountFrame } from './account-frame';
import { AccountLink } from './account-link';
import { codeRules } from './account-rules';
import { FailureNotice } from './failure-notice';
import { codeExpiredState } from './login-arrival';
import { ResendButton, resendPause } from './resend-button';
import { useAccountForm } from './use-account-form';
import { useAttempt } from './use-attempt';
import { InlineNotice } from '../../ui/feedback/inline-notice';

/** One input for the whole code: pasting and the phone's suggestion fill it at once. */
const codeInput = {
  fontSize: '1.375rem !important',
  letterSpacing: '0.35em',
  '& input': { height: 28 },
};

interface TwoFactorPageProps {
  /** Resolves when another page is there; until then the form is busy. */
  readonly onSignedIn: () => void | Promise<void>;
}

export function TwoFactorPage({ onSignedIn }: TwoFactorPageProps) {
  const { t } = useTranslation('account');
  const session = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { busy, failure, attempt } = useAttempt();
  const [sent, setSent] = useState(false);

  const run = async (work: () => Promise<void>) => {
    setSent(false);
    const failed = await attempt(work);
    if (failed?.kind === 'expired') {
      await navigate({ pathname: '/login', search }, { replace: true, state: codeExpiredState });
    }
    return failed;
  };
  const { wire, complaints, clear, focus } = useAccountForm(codeRules);
  const wiring = wire(async ({ code }) => {
    const failed = await run(() => session.verifyCode(code).then(onSignedIn));
    if (failed?.kind !== 'credentials') return;
    clear('code');
  });
  const resend = async () => {
    // The code that is being checked would be void.
    if (busy) return 0;
    const failed = await run(() => session.resendCode());
    setSent(!failed);
    focus('code');
    return !failed || failed.kind === 'too-many' ? resendPause : 0;
  };

  return (
    <AccountFrame title={t('twoFactor.title')} subtitle={t('twoFactor.subtitle')}>
      {failure && failure.kind !== 'expired' && <FailureNotice failure={failure} />}
      {sent && (
        <InlineNotice severity="success" role="status" sx={{ mb: 2.5 }}>
          {t('twoFactor.sent')}
        </InlineNotice>
      )}
      <Box component="form" {...wiring} aria-busy={busy}>
        <AccountField
          label={t('twoFactor.code')}
          name="code"
          complaint={complaints.code}
          autoComplete="one-time-code"
          autoFocus
          inputProps={{ inputMode: 'numeric', spellCheck: false }}
          sx={codeInput}
        />
        <BusyButton
          type="submit"
          size="large"
          fullWidth
          label={t('twoFactor.submit')}
          busyLabel={t('twoFactor.busy')}
          busy={busy}
          sx={{ mt: 1 }}
        />
      </Box>
      <Box
        sx={{
          mt: 2,
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          justifyContent: 'space-between',
          alignItems: { xs: 'flex-start', sm: 'center' },
          gap: { xs: 1, sm: 2 },
        }}
      >
        <ResendButton onResend={resend} />
        <AccountLink to="/login">{t('backToLogin')}</AccountLink>
      </Box>
    </AccountFrame>
  );
}
