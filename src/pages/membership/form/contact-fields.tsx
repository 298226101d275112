import { Sentence } from '@ui/feedback/sentence';
import { Button } from '@ui/form/button';
import { MemberTextField } from './member-text-field';
import { type FieldChecks, inputId } from './use-field-checks';
import { useMemberWords } from './use-member-words';

interface ContactFieldsProps {
  readonly checks: FieldChecks;
  /** The suggested address, for a likely typo. */
  readonly suggestedEmail: string | null;
  readonly onUseEmail: (email: string) => void;
}

export const ContactFields = ({ checks, suggestedEmail, onUseEmail }: ContactFieldsProps) => {
  const { t } = useMemberWords();
  const use = (email: string) => {
    onUseEmail(email);
    document.getElementById(inputId('email_address'))?.focus();
  };
  return (
    <>
      <MemberTextField
        path="email_address"
        checks={checks}
        autoComplete="email"
        kind="email"
        help={t('help.email_address')}
        hint={
          suggestedEmail && (
            <>
              <Sentence text={t('hints.typo', { suggestion: suggestedEmail })} value={suggestedEmail} />
              <br />
              <Button
                size="small"
                variant="outlined"
                onClick={() => use(suggestedEmail)}
                sx={{
                  mt: 0.5,
                  height: 'auto',
                  minHeight: 44,
                  py: 0.5,
                  whiteSpace: 'normal',
                  textAlign: 'left',
                }}
              >
                <Sentence text={t('hints.useTypo', { suggestion: suggestedEmail })} value={suggestedEmail} />
              </Button>
            </>
          )
        }
      />
      <MemberTextField path="phone_number" checks={checks} autoComplete="tel" kind="phone" />
    </>
  );
};
