import Box from '@mui/material/Box';
import { useRef, type ReactNode, type SyntheticEvent } from 'react';
import { memberFormErrors } from '@core/membership/member-errors';
import type { MemberForm } from '@core/membership/member-form';
import { BusyButton } from '@ui/form/busy-button';
import { AddressSection } from './address-section';
import { BeneficiariesSection } from './beneficiaries-section';
import { ContactSection } from './contact-section';
import { formLook } from './form-look';
import type { MemberFormStore } from './member-form-store';
import { MemberSummary } from './member-summary';
import { PersonalSection } from './personal-section';
import { useFieldChecks } from './use-field-checks';
import { useHints } from './use-hints';
import { useMemberWords } from './use-member-words';

interface MemberFormStepProps {
  readonly form: MemberFormStore;
  /** The form is on its way: it cannot be changed or sent again. */
  readonly busy: boolean;
  /** What the page has to say about the last try, above the button. */
  readonly notice?: ReactNode;
  readonly onSign: (values: MemberForm) => void;
}

/** Step 4: everything that the membership form asks, and the button that leads to the signature. */
export const MemberFormStep = ({ form, busy, notice, onSign }: MemberFormStepProps) => {
  const { t } = useMemberWords();
  const { hints, look } = useHints(form);
  const checks = useFieldChecks(form, look);
  const signButton = useRef<HTMLButtonElement>(null);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const { values } = form.current();
    const errors = memberFormErrors(values, new Date());
    if (Object.keys(errors).length > 0) {
      form.send({ type: 'refuse', errors });
      return;
    }
    // The fields rest while the form is on its way; the focus must not be lost with them.
    signButton.current?.focus();
    onSign(values);
  };
  const useEmail = (email: string) => {
    form.send({ type: 'type', path: 'email_address', text: email });
    look();
  };

  return (
    // Should the script fail, a number must not end up in the address: never `get`.
    <Box component="form" method="post" noValidate aria-busy={busy} onSubmit={submit} sx={formLook}>
      <MemberSummary form={form} />
      <Box inert={busy} sx={{ display: 'grid', gap: 5 }}>
        <PersonalSection checks={checks} />
        <AddressSection checks={checks} doubtfulState={hints.zip} />
        <ContactSection checks={checks} likelyEmail={hints.email} onUseEmail={useEmail} />
        <BeneficiariesSection checks={checks} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {notice}
        <span>{t('review')}</span>
        <BusyButton
          ref={signButton}
          type="submit"
          size="large"
          fullWidth
          label={t('sign')}
          busyLabel={t('signing')}
          busy={busy}
        />
        <Box component="span" sx={{ typography: 'body2', textAlign: 'center', color: 'text.secondary' }}>
          {t('signingPlace')}
        </Box>
      </Box>
    </Box>
  );
};
