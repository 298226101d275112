import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import { FieldComplaint } from './field-complaint';
import type { InputProps } from './input-props';

/** Yes or no: a box to tick, with its label beside it. Not ticked is an answer, so it is never missing. */
export const CheckInput = ({ id, name, label, value, error, autoFocus, onChange, onBlur }: InputProps) => (
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
              ...(error && { 'aria-describedby': `${id}-error` }),
            },
          }}
        />
      }
      sx={{ minHeight: 44, mr: 0, '& .MuiFormControlLabel-label': { typography: 'inherit' } }}
    />
    {error && <FieldComplaint id={`${id}-error`} text={error} />}
  </FormControl>
);
