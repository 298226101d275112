import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldComplaint } from './field-complaint';

/** What the control inside a field carries, so that label, help and error belong to it. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid': boolean;
}

interface FormFieldProps {
  readonly label: string;
  /** Already translated; nothing when there is no complaint. */
  readonly error?: string | undefined;
  /** The id of a complaint that is about another field as well, and stands below both. */
  readonly sharedError?: string | undefined;
  readonly help?: string | undefined;
  readonly optional?: boolean | undefined;
  /** The control's id, where the error summary has to know it too. */
  readonly id?: string;
  readonly children: (control: FieldControl) => ReactNode;
}

/** One field of a form: label above, the control, help and complaint below. */
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
        {label}
        {optional && (
          <Typography component="span" variant="inherit" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {` ${t('optional')}`}
          </Typography>
        )}
      </InputLabel>
      {children({
        id: control,
        'aria-invalid': isWrong,
        ...(described && { 'aria-describedby': described }),
      })}
      {help && (
        <FormHelperText id={`${control}-help`} error={false}>
          {help}
        </FormHelperText>
      )}
      {error && <FieldComplaint id={`${control}-error`} text={error} />}
    </FormControl>
  );
};
