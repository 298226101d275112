import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '@lib/session-context';
import { AccountFrame } from './account-frame';
import { AccountLink } from './account-link';
import { CodeForm } from './code-form';
import { FailureNotice } from './failure-notice';
import { codeExpiredState } from './login-arrival';
import { RecoveryForm } from './recovery-form';
import { WayButton } from './way-button';
import { useAttempt } from './use-attempt';

interface TwoFactorPageProps {
  /** Resolves when another page is there; until then the form is busy. */
  readonly onSignedIn: () => void | Promise<void>;
}

const titles = {
  mail: ['twoFactor.title', 'twoFactor.subtitle'],
  app: ['twoFactor.appTitle', 'twoFactor.appSubtitle'],
  recovery: ['recovery.title', 'recovery.subtitle'],
} as const;

/** The second step of a login: a code from the mail or the app, or one of the codes that were kept for their loss. */
export function TwoFactorPage({ onSignedIn }: TwoFactorPageProps) {
  const { t } = useTranslation('account');
  const session = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { busy, failure, attempt } = useAttempt();
  const [usesRecovery, setUsesRecovery] = useState(false);
  // Once the login is through there is no pending one to ask.
  const [kind] = useState(() => session.twoFactorKind());

  const run = async (work: () => Promise<void>) => {
    const failed = await attempt(work);
    if (failed?.kind === 'expired') {
      await navigate({ pathname: '/login', search }, { replace: true, state: codeExpiredState });
    }
    return failed;
  };
  const [title, subtitle] = titles[usesRecovery ? 'recovery' : kind];
  const back = <AccountLink to="/login">{t('backToLogin')}</AccountLink>;
  return (
    <AccountFrame title={t(title)} subtitle={t(subtitle)}>
      {failure && failure.kind !== 'expired' && <FailureNotice failure={failure} />}
      {usesRecovery ? (
        <RecoveryForm
          busy={busy}
          onSend={(code) => run(() => session.verifyRecoveryCode(code).then(onSignedIn))}
        >
          {back}
        </RecoveryForm>
      ) : (
        <CodeForm
          kind={kind}
          busy={busy}
          onSend={(code) => run(() => session.verifyCode(code).then(onSignedIn))}
          onResend={() => run(() => session.resendCode())}
        >
          {back}
        </CodeForm>
      )}
      <Box sx={{ mt: 1 }}>
        <WayButton onPress={() => setUsesRecovery(!usesRecovery)}>
          {t(usesRecovery ? 'twoFactor.useCode' : 'twoFactor.useRecovery')}
        </WayButton>
      </Box>
    </AccountFrame>
  );
}
