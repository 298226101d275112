import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FormField } from '@ui/form/form-field';
import type { AccountComplaint } from './account-complaint';

interface AccountFieldProps extends Omit<OutlinedInputProps, 'error' | 'ref' | 'label' | 'id' | 'name'> {
  readonly label: string;
  readonly name: string;
  readonly complaint: AccountComplaint | undefined;
}

const joined = (...ids: readonly (string | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;

/** An input of the pages before login with its complaint; its form finds it by its name. */
export function AccountField({ label, complaint, inputProps, ...input }: AccountFieldProps) {
  const { t } = useTranslation(['account', 'new-password']);
  return (
    <Box sx={{ mb: 2 }}>
      <FormField label={label} error={complaint && t(complaint)}>
        {({ id, ...described }) => (
          <OutlinedInput
            id={id}
            {...input}
            inputProps={{
              ...inputProps,
              ...described,
              'aria-describedby': joined(inputProps?.['aria-describedby'], described['aria-describedby']),
            }}
          />
        )}
      </FormField>
    </Box>
  );
}
