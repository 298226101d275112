import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { numberBounds } from '@core/form/bounds';
import type { DurationInput, MoneyInput, NumberInput, YearInput } from '@core/form/form';
import { todayHere } from '@core/form/today';
import { parseInputValue, formatInputValue, validateValue } from '@core/form/typed-value';
import { FormField } from './form-field';
import type { InputProps } from './input-props';

type NumericKind = NumberInput | MoneyInput | YearInput | DurationInput;

interface NumericInputProps extends InputProps {
  readonly input: NumericKind;
}

/** The numeric keyboard has no minus key on some phones. */
const keyboardFor = (input: NumericKind) => {
  if (input.kind === 'year') return 'numeric';
  if (input.kind === 'duration') return 'text';
  if (numberBounds(input).from < 0) return 'text';
  return input.kind === 'number' && !input.decimals ? 'numeric' : 'decimal';
};

/** A number, an amount, a year or a duration, typed in any common notation. On blur, a valid value is reformatted. */
export const NumericInput = ({ input, ...props }: NumericInputProps) => {
  const { id, name, label, value, error, help, optional, autoComplete, autoFocus, onChange, onBlur } = props;
  const handleBlur = () => {
    const parsed = parseInputValue(input, value);
    const formatted = formatInputValue(input, parsed);
    if (formatted !== value && validateValue(input, parsed, todayHere()) === null) onChange(formatted);
    onBlur();
  };
  return (
    <FormField id={id} label={label} error={error} help={help} optional={optional}>
      {({ id: control, ...described }) => (
        <OutlinedInput
          id={control}
          name={name}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
          onBlur={handleBlur}
          autoFocus={autoFocus}
          autoComplete={autoComplete ?? 'off'}
          {...(input.kind === 'money' && {
            startAdornment: <InputAdornment position="start">{'$'}</InputAdornment>,
          })}
          inputProps={{ inputMode: keyboardFor(input), spellCheck: false, ...described }}
        />
      )}
    </FormField>
  );
};
