import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Elements } from '@lib/elements';
import { FieldErrorText } from './field-error-text';

/** Props of the control inside a field, which connect it to label, help and error. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid': boolean;
}

interface FormFieldProps {
  readonly label: string;
  /** Already translated; empty if there is no error. */
  readonly error?: string | undefined;
  /** The id of an error message that is shared with another field and shown below both. */
  readonly sharedError?: string | undefined;
  readonly help?: string | undefined;
  readonly optional?: boolean | undefined;
  /** The control's id, if the error summary needs it too. */
  readonly id?: string;
  readonly children: (control: FieldControl) => Elements;
}

/** A form field: label above, the control, help and error below. */
export const FormField = ({
  label,
  error = '',
  sharedError,
  help = '',
  optional,
  id,
  children,
}: FormFieldProps) => {
  const { t } = useTranslation('common');
  const own = useId();
  const control = id ?? own;
  const isWrong = error !== '' || sharedError !== undefined;
  const described = [help && `${control}-help`, error && `${control}-error`, sharedError]
    .filter(Boolean)
    .join(' ');
  return (
    <FormControl fullWidth error={isWrong}>
      <InputLabel id={`${control}-label`} htmlFor={control}>
        <span>{label}</span>
        {optional && (
          <Typography component="span" variant="inherit" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {` ${t('optional')}`}
          </Typography>
        )}
      </InputLabel>
      {
        children({
          id: control,
          'aria-invalid': isWrong,
          ...(described && { 'aria-describedby': described }),
        }) satisfies Elements
      }
      {help && (
        <FormHelperText id={`${control}-help`} error={false}>
          {help}
        </FormHelperText>
      )}
      {error && <FieldErrorText id={`${control}-error`} text={error} />}
    </FormControl>
  );
};
