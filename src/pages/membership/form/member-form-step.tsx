import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, type SyntheticEvent, useCallback, useRef, useState } from 'react';
import { type UsState, usStates } from '@core/form/us-states';
import { likelyEmail } from '@core/membership/email-typo';
import { memberFormErrors } from '@core/membership/member-errors';
import type { MemberForm } from '@core/membership/member-form';
import { mayLieIn } from '@core/membership/zip-state';
import { BusyButton } from '@ui/form/busy-button';
import { BeneficiariesSection } from './beneficiaries-section';
import { ChoiceField } from './choice-field';
import { ContactSection } from './contact-section';
import { FieldPair } from './field-pair';
import { FormSection } from './form-section';
import type { MemberFormStore } from './member-form-store';
import { MemberSummary } from './member-summary';
import { MemberTextField } from './member-text-field';
import { PersonalSection } from './personal-section';
import { type FieldChecks, useFieldChecks } from './use-field-checks';
import { useMemberWords } from './use-member-words';

/** Hints at likely slips. They do not block the form. */
interface Hints {
  /** The address that was probably meant. */
  readonly email: string | null;
  /** The name of the state in which the ZIP code does not seem to lie. */
  readonly zip: string | null;
}

const hintsOf = (form: MemberFormStore): Hints => {
  const { email_address: email, zip_code: zip, state } = form.current().values;
  return { email: likelyEmail(email), zip: mayLieIn(zip, state) ? null : usStates[state as UsState] };
};

/** The present hints, and how to look again: hints change when a field is left, not while the person types. */
const useHints = (form: MemberFormStore) => {
  const [hints, setHints] = useState<Hints>(() => hintsOf(form));
  const look = useCallback(() => {
    const { email, zip } = hintsOf(form);
    setHints((before) => (before.email === email && before.zip === zip ? before : { email, zip }));
  }, [form]);
  return { hints, look };
};

/** For a form that people fill in once, on any device: text of 16 px and targets of 44 px at every width. */
const formLook: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  fontSize: '1rem',
  lineHeight: 1.5,
  '& .MuiOutlinedInput-root': { minHeight: 44, fontSize: '1rem' },
  '& .MuiOutlinedInput-input': { height: 24 },
  '& .MuiInputLabel-root, & .MuiFormHelperText-root': { fontSize: '0.875rem', lineHeight: 20 / 14 },
};

interface AddressSectionProps {
  readonly checks: FieldChecks;
  /** The state in which the ZIP code does not seem to lie. */
  readonly doubtfulState: string | null;
}

const AddressSection = ({ checks, doubtfulState }: AddressSectionProps) => {
  const { t } = useMemberWords();
  return (
    <FormSection title={t('sections.address')}>
      <MemberTextField path="address" checks={checks} autoComplete="address-line1" />
      <MemberTextField path="city" checks={checks} autoComplete="address-level2" />
      <FieldPair>
        <ChoiceField path="state" checks={checks} autoComplete="address-level1" options={usStates} />
        <MemberTextField
          path="zip_code"
          checks={checks}
          autoComplete="postal-code"
          kind="digits"
          hint={doubtfulState === null ? null : t('hints.zip', { state: doubtfulState })}
        />
      </FieldPair>
    </FormSection>
  );
};

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
