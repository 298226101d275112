import { useState } from 'react';
import { ShowButton } from '@ui/form/password-input';
import { DayField } from './day-field';
import { MemberTextField } from './member-text-field';
import type { FieldChecks } from './use-field-checks';
import { useMemberWords } from './use-member-words';

/**
 * The number is hidden by default, with a style instead of `type=password`: a browser would offer to save it as a
 * password.
 */
const SocialSecurityField = ({ checks }: { readonly checks: FieldChecks }) => {
  const { t } = useMemberWords();
  const [shown, setShown] = useState(false);
  return (
    <MemberTextField
      path="social_security_number"
      checks={checks}
      autoComplete="off"
      kind="digits"
      help={t('help.social_security_number')}
      sx={{ '& input': { WebkitTextSecurity: shown ? 'none' : 'disc', fontVariantNumeric: 'tabular-nums' } }}
      adornment={
        <ShowButton
          shown={shown}
          names={{ show: t('ssn.show'), hide: t('ssn.hide') }}
          size={{ width: 44, height: 44 }}
          onToggle={() => setShown(!shown)}
        />
      }
    />
  );
};

export const PersonalFields = ({ checks }: { readonly checks: FieldChecks }) => (
  <>
    <MemberTextField path="first_name" checks={checks} autoComplete="given-name" />
    <MemberTextField path="middle_name" checks={checks} autoComplete="additional-name" optional />
    <MemberTextField path="last_name" checks={checks} autoComplete="family-name" />
    <DayField path="date_of_birth" checks={checks} autoComplete="bday" />
    <SocialSecurityField checks={checks} />
  </>
);
