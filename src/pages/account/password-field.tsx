import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountField } from './account-field';
import { ShowButton } from './show-button';

interface PasswordFieldProps extends Omit<ComponentProps<typeof AccountField>, 'type' | 'endAdornment'> {
  /** Names of the button, where a page has two of these fields. */
  readonly toggleNames?: { readonly show: string; readonly hide: string };
}

/** A password with a button that shows it. */
export function PasswordField({ toggleNames, ...props }: PasswordFieldProps) {
  const { t } = useTranslation('account');
  const [shown, setShown] = useState(false);
  const names = toggleNames ?? { show: t('password.show'), hide: t('password.hide') };
  return (
    <AccountField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      endAdornment={<ShowButton shown={shown} names={names} onToggle={() => setShown(!shown)} />}
    />
  );
}
