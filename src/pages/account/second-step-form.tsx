import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '@ui/form/busy-button';
import { AccountField } from './account-field';
import type { useAccountForm } from './use-account-form';

interface SecondStepFormProps extends ComponentProps<typeof AccountField> {
  /** Props of the form element. */
  readonly formProps: ReturnType<ReturnType<typeof useAccountForm>['getFormProps']>;
  readonly busy: boolean;
}

/** The single input of the second step, for any kind of code, and the submit button. */
export function SecondStepForm({ formProps, busy, ...field }: SecondStepFormProps) {
  const { t } = useTranslation('account');
  return (
    <Box component="form" {...formProps} aria-busy={busy}>
      <AccountField autoFocus {...field} />
      <BusyButton
        type="submit"
        size="large"
        fullWidth
        label={t('twoFactor.submit')}
        busyLabel={t('twoFactor.busy')}
        busy={busy}
        sx={{ mt: 1 }}
      />
    </Box>
  );
}
