import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { Elements } from '@lib/elements';
import { useSession } from '@lib/session-context';
import { Button } from '@ui/form/button';
import { AccountFrame, AccountLink } from './account-frame';
import { CodeForm } from './code-form';
import { recoveryRules } from './code-rules';
import type { Failure } from './failure';
import { FailureNotice } from './failure-notice';
import { codeExpiredState } from './login-page';
import { SecondStepForm } from './second-step-form';
import { useAccountForm } from './use-account-form';
import { useAttempt } from './use-attempt';

interface SwitchMethodButtonProps {
  readonly onPress: () => void;
  readonly children: string;
}

/** Switches to another way to sign in, on the same page. */
const SwitchMethodButton = ({ onPress, children }: SwitchMethodButtonProps) => (
  <Button variant="text" onClick={onPress} sx={{ ml: -2 }}>
    {children}
  </Button>
);

interface RecoveryFormProps {
  readonly busy: boolean;
  readonly onSend: (code: string) => Promise<Failure | null>;
  /** The link back to the login. */
  readonly children: Elements;
}

/** Asks for a recovery code, for users who have lost access to their app or email. */
function RecoveryForm({ busy, onSend, children }: RecoveryFormProps) {
  const { t } = useTranslation('account');
  const { getFormProps, errorKeys, clear } = useAccountForm(recoveryRules);
  const formProps = getFormProps(async ({ recovery }) => {
    const failed = await onSend(recovery);
    if (failed?.kind === 'credentials') clear('recovery');
  });
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <SecondStepForm
          formProps={formProps}
          busy={busy}
          label={t('recovery.label')}
          name="recovery"
          errorKey={errorKeys.recovery}
          autoComplete="off"
          inputProps={{ autoCapitalize: 'none', spellCheck: false }}
        />
      </Box>
      {children}
    </>
  );
}

interface TwoFactorPageProps {
  /** Resolves when the next page is shown; until then the form is busy. */
  readonly onSignedIn: () => void | Promise<void>;
}

const titles = {
  mail: ['twoFactor.title', 'twoFactor.subtitle'],
  app: ['twoFactor.appTitle', 'twoFactor.appSubtitle'],
  recovery: ['recovery.title', 'recovery.subtitle'],
} as const;

/** The second step of a login: a code from the email or the app, or a recovery code. */
export function TwoFactorPage({ onSignedIn }: TwoFactorPageProps) {
  const { t } = useTranslation('account');
  const session = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { busy, failure, attempt } = useAttempt();
  const [usesRecovery, setUsesRecovery] = useState(false);
  // Read once: after the login there is no pending login to read it from.
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
        <SwitchMethodButton onPress={() => setUsesRecovery(!usesRecovery)}>
          {t(usesRecovery ? 'twoFactor.useCode' : 'twoFactor.useRecovery')}
        </SwitchMethodButton>
      </Box>
    </AccountFrame>
  );
}
