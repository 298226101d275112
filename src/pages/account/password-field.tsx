import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountField } from './account-field';

/** A password with a button that shows it. */
export function PasswordField(props: Omit<ComponentProps<typeof AccountField>, 'type' | 'endAdornment'>) {
  const { t } = useTranslation('account');
  const [shown, setShown] = useState(false);
  const Icon = shown ? VisibilityOffOutlined : VisibilityOutlined;
  return (
    <AccountField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      endAdornment={
        <IconButton
          aria-label={t(shown ? 'password.hide' : 'password.show')}
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
