import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { MemberTextField } from './member-text-field';
import type { FieldChecks } from './use-field-checks';
import { useMemberWords } from './use-member-words';

/**
 * The number is hidden until it is asked for, by style and not by `type=password`: a browser would offer to keep it as a password.
 */
export const SocialSecurityField = ({ checks }: { readonly checks: FieldChecks }) => {
  const { t } = useMemberWords();
  const [shown, setShown] = useState(false);
  const Icon = shown ? VisibilityOffOutlined : VisibilityOutlined;
  return (
    <MemberTextField
      path="social_security_number"
      checks={checks}
      autoComplete="off"
      inputMode="numeric"
      help={t('help.social_security_number')}
      sx={{ '& input': { WebkitTextSecurity: shown ? 'none' : 'disc', fontVariantNumeric: 'tabular-nums' } }}
      adornment={
        <IconButton
          aria-label={t(shown ? 'ssn.hide' : 'ssn.show')}
          onClick={() => setShown(!shown)}
          // The caret stays where it was.
          onMouseDown={(event) => event.preventDefault()}
          sx={{ width: 44, height: 44 }}
        >
          <Icon />
        </IconButton>
      }
    />
  );
};
