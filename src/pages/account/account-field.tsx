import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Box from '@mui/material/Box';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../ui/form/form-field';
import type { Complaint } from './account-rules';

interface AccountFieldProps extends Omit<OutlinedInputProps, 'error' | 'ref' | 'label' | 'id'> {
  readonly label: string;
  readonly field: UseFormRegisterReturn;
  readonly error: FieldError | undefined;
}

const joined = (...ids: readonly (string | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;

/** An input of the pages before login, wired to its form and its complaint. */
export function AccountField({ label, field, error, inputProps, ...input }: AccountFieldProps) {
  const { t } = useTranslation('account');
  const { ref, ...registration } = field;
  return (
    <Box sx={{ mb: 2 }}>
      <FormField label={label} error={error && t(error.message as Complaint)}>
        {({ id, ...described }) => (
          <OutlinedInput
            id={id}
            inputRef={ref}
            {...registration}
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
