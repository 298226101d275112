import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountField } from './account-field';

interface PasswordFieldProps extends Omit<ComponentProps<typeof AccountField>, 'type' | 'endAdornment'> {
  /** Names of the button, where a page has two of these fields. */
  readonly toggleNames?: { readonly show: string; readonly hide: string };
}

/** A password with a button that shows it. */
export function PasswordField({ toggleNames, ...props }: PasswordFieldProps) {
  const { t } = useTranslation('account');
  const [shown, setShown] = useState(false);
  const names = toggleNames ?? { show: t('password.show'), hide: t('password.hide') };
  const Icon = shown ? VisibilityOffOutlined : VisibilityOutlined;
  return (
    <AccountField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      endAdornment={
        <IconButton
          aria-label={shown ? names.hide : names.show}
          onClick={() => setShown(!shown)}
          // The caret stays where it was.
          onMouseDown={(event) => event.preventDefault()}
          sx={{ height: { xs: 44, sm: 36 }, width: { xs: 44, sm: 36 } }}
        >
          <Icon />
        </IconButton>
      }
    />
  );
}
