import Box from '@mui/material/Box';
import { type InputEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiFailure } from '@lib/http';
import { InlineNotice } from '@ui/feedback/inline-notice';
import { BusyButton } from '@ui/form/busy-button';
import { Button } from '@ui/form/button';
import { PasswordField } from './account-field';
import { AccountLink } from './account-frame';
import type { Failure } from './failure';
import type { LinkKind } from './link-result';
import { newPasswordRules, passwordErrorKey } from './new-password-rules';
import { PasswordRules } from './password-rules';
import { useAccountForm } from './use-account-form';
import { useAttempt } from './use-attempt';

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

/** Shown when the password was probably not saved. The input stays below, and the button sends it again. */
function SaveFailure({ failure, onRetry }: SaveFailureProps) {
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

interface NewPasswordFormProps {
  readonly kind: LinkKind;
  readonly save: (password: string) => Promise<void>;
}

/** Returns the server's objection to the password itself; undefined for other failures. */
const passwordErrorOf = (thrown: unknown): string | undefined =>
  isApiFailure(thrown) && thrown.status === 422 ? thrown.errors?.['password'] : undefined;

export function NewPasswordForm({ kind, save }: NewPasswordFormProps) {
  const { t } = useTranslation('new-password');
  const rulesId = useId();
  const { busy, failure, attempt } = useAttempt();
  const [password, setPassword] = useState('');
  const { getFormProps, errorKeys, showError } = useAccountForm(newPasswordRules);

  const formProps = getFormProps(async (values) => {
    await attempt(async () => {
      try {
        await save(values.password);
      } catch (thrown) {
        const passwordError = passwordErrorOf(thrown);
        if (passwordError === undefined) throw thrown;
        showError('password', passwordErrorKey(passwordError));
      }
    });
  });

  const handleInput = (event: InputEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLInputElement && event.target.name === 'password')
      setPassword(event.target.value);
    formProps.onInput(event);
  };

  // The next attempt removes the notice with its button, so the focus moves to the submit button.
  const button = useRef<HTMLButtonElement>(null);
  const retry = () => {
    button.current?.focus();
    button.current?.form?.requestSubmit();
  };

  return (
    <>
      {failure && <SaveFailure failure={failure} onRetry={retry} />}
      <Box component="form" {...formProps} aria-busy={busy} onInput={handleInput} sx={{ mb: 3 }}>
        <PasswordField
          label={t(`${kind}.password`)}
          name="password"
          errorKey={errorKeys.password}
          autoComplete="new-password"
          describedBy={rulesId}
        />
        <PasswordRules id={rulesId} password={password} />
        <PasswordField
          label={t('confirmation.label')}
          name="confirmation"
          errorKey={errorKeys.confirmation}
          autoComplete="new-password"
          names={{ show: t('confirmation.show'), hide: t('confirmation.hide') }}
        />
        <BusyButton
          ref={button}
          type="submit"
          size="large"
          fullWidth
          label={t(`${kind}.submit`)}
          busyLabel={t(`${kind}.busy`)}
          busy={busy}
          sx={{ mt: 1 }}
        />
      </Box>
      <AccountLink to="/login">{t('haveAccount')}</AccountLink>
    </>
  );
}
