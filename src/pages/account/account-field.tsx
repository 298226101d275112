import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '@ui/form/password-input';
import { TextInput } from '@ui/form/text-input';
import type { AccountErrorKey } from './use-account-form';

interface AccountFieldProps {
  /** Its form finds the input by this name. */
  readonly name: string;
  readonly errorKey: AccountErrorKey | undefined;
}

/** An input of the pages before login, with its error message. */
export function AccountField({
  errorKey,
  ...input
}: AccountFieldProps & Omit<ComponentProps<typeof TextInput>, 'error'>) {
  const { t } = useTranslation(['account', 'new-password']);
  return (
    <Box sx={{ mb: 2 }}>
      <TextInput {...input} error={errorKey && t(errorKey)} />
    </Box>
  );
}

/** A password input of the pages before login. */
export function PasswordField({
  errorKey,
  names,
  ...input
}: AccountFieldProps &
  Omit<ComponentProps<typeof PasswordInput>, 'error' | 'names'> & {
    /** Labels of its button, for pages with two of these fields. */
    readonly names?: ComponentProps<typeof PasswordInput>['names'];
  }) {
  const { t } = useTranslation(['account', 'new-password']);
  return (
    <Box sx={{ mb: 2 }}>
      <PasswordInput
        {...input}
        names={names ?? { show: t('password.show'), hide: t('password.hide') }}
        error={errorKey && t(errorKey)}
      />
    </Box>
  );
}
