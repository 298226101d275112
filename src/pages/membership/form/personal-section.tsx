import { FormSection } from './form-section';
import { MemberTextField } from './member-text-field';
import { SocialSecurityField } from './social-security-field';
import type { FieldChecks } from './use-field-checks';
import { useMemberWords } from './use-member-words';

export const PersonalSection = ({ checks }: { readonly checks: FieldChecks }) => {
  const { t } = useMemberWords();
  return (
    <FormSection title={t('sections.personal')}>
      <MemberTextField path="first_name" checks={checks} autoComplete="given-name" />
      <MemberTextField path="middle_name" checks={checks} autoComplete="additional-name" optional />
      <MemberTextField path="last_name" checks={checks} autoComplete="family-name" />
      <MemberTextField
        path="date_of_birth"
        checks={checks}
        autoComplete="bday"
        kind="digits"
        help={t('help.date')}
      />
      <SocialSecurityField checks={checks} />
    </FormSection>
  );
};
