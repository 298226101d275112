import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { FieldErrorText } from './field-error-text';
import type { InputProps } from './input-props';

/** A checkbox with its label beside it. Unchecked means "no", so a value is never missing. */
export const CheckboxInput = ({
  id,
  name,
  label,
  value,
  error,
  help,
  autoFocus,
  onChange,
  onBlur,
}: InputProps) => (
  <FormControl error={error !== ''}>
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          name={name}
          checked={value === true}
          autoFocus={autoFocus}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
          slotProps={{
            input: {
              id,
              'aria-invalid': error !== '',
              'aria-describedby':
                [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
            },
          }}
        />
      }
      sx={{ minHeight: 44, mr: 0, '& .MuiFormControlLabel-label': { typography: 'inherit' } }}
    />
    {help && (
      <FormHelperText id={`${id}-help`} error={false} sx={{ m: 0, pl: '29px' }}>
        {help}
      </FormHelperText>
    )}
    {error && <FieldErrorText id={`${id}-error`} text={error} />}
  </FormControl>
);
