import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MemberForm } from '../../../core/membership/member-form';
import { BusyButton } from '../../../ui/form/busy-button';
import { markRefused } from './refusal';

interface MemberFormStepProps {
  readonly form: UseFormReturn<MemberForm>;
  /** The form is on its way: it cannot be sent again. */
  readonly busy: boolean;
  /** What the page has to say about the last try, above the button. */
  readonly notice?: ReactNode;
  readonly onSign: (values: MemberForm) => void;
}

/** Step 4: everything that the membership form asks, and the button that leads to the signature. */
export const MemberFormStep = ({ form, busy, notice, onSign }: MemberFormStepProps) => {
  const { t } = useTranslation('member-form');
  const submit = form.handleSubmit(onSign, () => markRefused(form));
  return (
    <Box component="form" noValidate aria-busy={busy} onSubmit={(event) => void submit(event)}>
      {notice}
      <BusyButton
        type="submit"
        size="large"
        fullWidth
        label={t('sign')}
        busyLabel={t('signing')}
        busy={busy}
      />
    </Box>
  );
};
