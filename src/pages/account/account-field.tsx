import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Complaint } from './account-rules';

interface AccountFieldProps extends Omit<OutlinedInputProps, 'error' | 'ref' | 'label'> {
  readonly label: string;
  readonly field: UseFormRegisterReturn;
  readonly error: FieldError | undefined;
}

/** A labelled input of the pages before login, wired to its form and its complaint. */
export function AccountField({ label, field, error, inputProps, ...input }: AccountFieldProps) {
  const { t } = useTranslation('account');
  const id = useId();
  const { ref, ...registration } = field;
  return (
    <FormControl fullWidth error={error !== undefined} sx={{ mb: 2.5 }}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        inputRef={ref}
        {...registration}
        {...input}
        inputProps={{ ...inputProps, ...(error && { 'aria-describedby': `${id}-error` }) }}
      />
      {error && (
        <FormHelperText id={`${id}-error`} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <ErrorOutlineOutlined aria-hidden sx={{ fontSize: 14 }} />
          {t(error.message as Complaint)}
        </FormHelperText>
      )}
    </FormControl>
  );
}
