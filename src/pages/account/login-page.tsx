import Box from '@mui/material/Box';
import { type FocusEvent, type InputEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { setLoginName, loginName } from '@lib/login-name';
import type { LoginNote } from '@lib/login-note';
import { useSession } from '@lib/session-context';
import { InlineNotice } from '@ui/feedback/inline-notice';
import { BusyButton } from '@ui/form/busy-button';
import { AccountField, PasswordField } from './account-field';
import { AccountFrame, AccountLink } from './account-frame';
import { loginRules } from './account-rules';
import { FailureNotice } from './failure-notice';
import { useAccountForm } from './use-account-form';
import { useAttempt } from './use-attempt';

/** History state for a redirect to the login, which tells the login to show the reason. */
export const codeExpiredState = { notice: 'code-expired' } as const;

const isCodeExpired = (state: unknown): boolean =>
  typeof state === 'object' &&
  state !== null &&
  'notice' in state &&
  state.notice === codeExpiredState.notice;

interface LoginPageProps {
  /** Resolves when the next page is shown; until then the form is busy. */
  readonly onSignedIn: () => void | Promise<void>;
  /** The password was correct and a code is required. */
  readonly onTwoFactor: () => void;
  /** Called with the first keystroke of a visit: the time to load the code for after the login. */
  readonly onTyping?: () => void;
  /** Why the user was sent to the login. */
  readonly note?: LoginNote | null;
}

const noteWords = { 'signed-out': 'login.signedOut', 'link-incomplete': 'login.linkIncomplete' } as const;

export function LoginPage({ onSignedIn, onTwoFactor, onTyping, note = null }: LoginPageProps) {
  const { t } = useTranslation('account');
  const session = useSession();
  const location = useLocation();
  const { busy, failure, attempt } = useAttempt(isCodeExpired(location.state) ? { kind: 'expired' } : null);
  const typed = useRef(false);
  const warmUp = () => {
    if (typed.current) return;
    typed.current = true;
    onTyping?.();
  };

  const { getFormProps, errorKeys, check, clear } = useAccountForm(loginRules);
  const formProps = getFormProps(async ({ email, password }) => {
    const failed = await attempt(async () => {
      const outcome = await session.login(email, password);
      setLoginName('');
      if (outcome === 'two-factor') onTwoFactor();
      else await onSignedIn();
    });
    // After a network failure the password does not have to be typed again.
    if (failed?.kind !== 'credentials' && failed?.kind !== 'too-many') return;
    clear('password');
  });
  const handleInput = (event: InputEvent<HTMLFormElement>) => {
    warmUp();
    formProps.onInput(event);
  };
  // Only when the focus moves to the next field: if the user is about to click a link, the error would move the link
  // away from the pointer.
  const checkOnBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLInputElement) check('email');
  };

  return (
    <AccountFrame title={t('login.title')} subtitle={t('login.subtitle')}>
      {failure && <FailureNotice failure={failure} />}
      {note && !failure && (
        <InlineNotice severity="info" role="status" sx={{ mb: 2.5 }}>
          {t(noteWords[note])}
        </InlineNotice>
      )}
      <Box component="form" {...formProps} aria-busy={busy} onInput={handleInput}>
        <AccountField
          label={t('email.label')}
          name="email"
          errorKey={errorKeys.email}
          kind="email"
          autoComplete="username"
          defaultValue={loginName()}
          placeholder={t('email.placeholder')}
          onBlurCapture={checkOnBlur}
        />
        <Box sx={{ position: 'relative' }}>
          <PasswordField
            label={t('login.password')}
            name="password"
            errorKey={errorKeys.password}
            autoComplete="current-password"
          />
          <AccountLink
            to="/forgot-password"
            position={{ position: 'absolute', top: 0, right: 0, lineHeight: '18px' }}
          >
            {t('login.forgot')}
          </AccountLink>
        </Box>
        <BusyButton
          type="submit"
          size="large"
          fullWidth
          label={t('login.submit')}
          busyLabel={t('login.busy')}
          busy={busy}
          sx={{ mt: 1 }}
        />
      </Box>
    </AccountFrame>
  );
}
