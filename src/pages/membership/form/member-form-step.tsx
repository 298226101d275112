import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type SyntheticEvent, useCallback, useRef, useState } from 'react';
import { type UsState, usStates } from '@core/form/us-states';
import { suggestEmail } from '@core/membership/email-typo';
import { type FormPage, pageOf } from '@core/membership/form-page';
import { memberFormErrors } from '@core/membership/member-errors';
import type { MemberForm } from '@core/membership/member-form';
import type { ErrorPath } from '@core/membership/member-path';
import { zipMatchesState } from '@core/membership/zip-state';
import type { Elements } from '@lib/elements';
import { BusyButton } from '@ui/form/busy-button';
import { AddressFields } from './address-fields';
import { AnswersReview } from './answers-review';
import { BeneficiariesFields } from './beneficiaries-fields';
import { ContactFields } from './contact-fields';
import type { MemberFormStore } from './member-form-store';
import { MemberSummary } from './member-summary';
import { PersonalFields } from './personal-fields';
import { useFieldChecks } from './use-field-checks';
import { useMemberWords } from './use-member-words';

/** Hints at likely mistakes. They do not block the form. */
interface Hints {
  /** The suggested address, for a likely typo. */
  readonly email: string | null;
  /** The name of the state, if the ZIP code does not seem to be in it. */
  readonly zip: string | null;
}

const hintsOf = (form: MemberFormStore): Hints => {
  const { email_address: email, zip_code: zip, state } = form.current().values;
  return { email: suggestEmail(email), zip: zipMatchesState(zip, state) ? null : usStates[state as UsState] };
};

/** The current hints, and a function to update them: hints change on blur, not while typing. */
const useHints = (form: MemberFormStore) => {
  const [hints, setHints] = useState<Hints>(() => hintsOf(form));
  const updateHints = useCallback(() => {
    const { email, zip } = hintsOf(form);
    setHints((before) => (before.email === email && before.zip === zip ? before : { email, zip }));
  }, [form]);
  return { hints, updateHints };
};

/** The form is filled in once, on any device: font size 16 px and 44 px targets at every width. */
const formStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  fontSize: '1rem',
  lineHeight: 1.5,
  '& .MuiOutlinedInput-root': { minHeight: 44, fontSize: '1rem' },
  '& .MuiOutlinedInput-input': { height: 24 },
  '& .MuiInputLabel-root, & .MuiFormHelperText-root': { fontSize: '0.875rem', lineHeight: 20 / 14 },
};

interface MemberFormStepProps {
  readonly form: MemberFormStore;
  /** The page to show. Use a different key to reset it. */
  readonly page: FormPage;
  /** Whether the form is being sent: it cannot be changed or sent again. */
  readonly busy: boolean;
  /** Notice about the last attempt, above the button. */
  readonly notice?: Elements;
  /** Called when the page has no errors, with the pages that have some. */
  readonly onContinue: (wrong: readonly FormPage[]) => void;
  /** Opens a field, which may be on another page. */
  readonly onOpen: (page: FormPage, at: ErrorPath) => void;
  readonly onSign: (values: MemberForm) => void;
}

/** A page of step 4: one topic of the membership form with a button to continue; on the last page, to the signature. */
export const MemberFormStep = (props: MemberFormStepProps) => {
  const { form, page, busy, notice, onContinue, onOpen, onSign } = props;
  const { t } = useMemberWords();
  const { hints, updateHints } = useHints(form);
  const checks = useFieldChecks(form, updateHints);
  const button = useRef<HTMLButtonElement>(null);
  const isLast = page === 'beneficiaries';

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const { values } = form.current();
    const wrong = Object.entries(memberFormErrors(values, new Date()));
    const errors = isLast ? wrong : wrong.filter(([path]) => pageOf(path) === page);
    if (errors.length > 0) {
      form.send({ type: 'refuse', errors: Object.fromEntries(errors) });
      return;
    }
    if (!isLast) {
      form.send({ type: 'accept' });
      onContinue(wrong.map(([path]) => pageOf(path)));
      return;
    }
    // The fields are inert while the form is being sent. The focus must not be lost with them.
    button.current?.focus();
    onSign(values);
  };
  const useEmail = (email: string) => {
    form.send({ type: 'type', path: 'email_address', text: email });
    updateHints();
  };
  const fields: Record<FormPage, () => Elements> = {
    personal: () => <PersonalFields checks={checks} />,
    home: () => <AddressFields checks={checks} doubtfulState={hints.zip} />,
    contact: () => <ContactFields checks={checks} suggestedEmail={hints.email} onUseEmail={useEmail} />,
    beneficiaries: () => <BeneficiariesFields checks={checks} />,
  };

  return (
    // Never `get`: if the script fails, the social security number must not appear in the address.
    <Box component="form" method="post" noValidate aria-busy={busy} onSubmit={submit} sx={formStyle}>
      <MemberSummary form={form} page={page} onOpen={onOpen} />
      <Box inert={busy} sx={{ display: 'grid', gap: 2.5 }}>
        {fields[page]()}
      </Box>
      {isLast && (
        <Box inert={busy}>
          <AnswersReview form={form} onChange={onOpen} />
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {notice}
        <BusyButton
          ref={button}
          type="submit"
          size="large"
          fullWidth
          label={t(isLast ? 'sign' : 'goOn')}
          busyLabel={t('signing')}
          busy={busy}
        />
        {isLast && (
          <Box component="span" sx={{ typography: 'body2', textAlign: 'center', color: 'text.secondary' }}>
            {t('signingPlace')}
          </Box>
        )}
      </Box>
    </Box>
  );
};
