import { yupResolver } from '@hookform/resolvers/yup';
import Box from '@mui/material/Box';
import { useId, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiFailure } from '../../lib/http';
import { BusyButton } from '../../ui/form/busy-button';
import { AccountLink } from './account-link';
import type { LinkKind } from './link-end';
import { newPasswordSchema, serverComplaint } from './new-password-schema';
import { PasswordField } from './password-field';
import { PasswordRules } from './password-rules';
import { SaveFailure } from './save-failure';
import { useAttempt } from './use-attempt';

interface NewPasswordFormProps {
  readonly kind: LinkKind;
  readonly save: (password: string) => Promise<void>;
}

/** What the server says against the password itself; undefined for every other failure. */
const objectionOf = (thrown: unknown): string | undefined =>
  isApiFailure(thrown) && thrown.status === 422 ? thrown.errors?.['password'] : undefined;

export function NewPasswordForm({ kind, save }: NewPasswordFormProps) {
  const { t } = useTranslation('new-password');
  const rulesId = useId();
  const { busy, failure, attempt } = useAttempt();
  const { register, handleSubmit, formState, control, setError } = useForm({
    resolver: yupResolver(newPasswordSchema),
    defaultValues: { password: '', confirmation: '' },
  });
  const password = useWatch({ control, name: 'password' });
  const { password: passwordError, confirmation: confirmationError } = formState.errors;

  const submit = handleSubmit(async (values) => {
    await attempt(async () => {
      try {
        await save(values.password);
      } catch (thrown) {
        const objection = objectionOf(thrown);
        if (objection === undefined) throw thrown;
        setError('password', { message: serverComplaint(objection) }, { shouldFocus: true });
      }
    });
  });

  // The notice goes with the next try, and takes its button along: the focus moves to the one that stays.
  const button = useRef<HTMLButtonElement>(null);
  const retry = () => {
    button.current?.focus();
    void submit();
  };

  return (
    <>
      {failure && <SaveFailure failure={failure} onRetry={retry} />}
      <Box component="form" noValidate aria-busy={busy} onSubmit={submit} sx={{ mb: 3 }}>
        <PasswordField
          label={t(`${kind}.password`)}
          field={register('password', { deps: ['confirmation'] })}
          error={passwordError}
          autoComplete="new-password"
          inputProps={{ 'aria-describedby': rulesId }}
        />
        <PasswordRules id={rulesId} password={password} />
        <PasswordField
          label={t('confirmation.label')}
          field={register('confirmation')}
          error={confirmationError}
          autoComplete="new-password"
          toggleNames={{ show: t('confirmation.show'), hide: t('confirmation.hide') }}
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
