import OutlinedInput from '@mui/material/OutlinedInput';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarBounds } from '@core/form/bounds';
import { dayToWire } from '@core/form/day-text';
import type { DateInput, MonthInput } from '@core/form/form';
import { readMonth } from '@core/form/month-text';
import { todayHere } from '@core/form/today';
import { FormField } from './form-field';
import type { InputProps } from './input-props';

interface CalendarInputProps extends InputProps {
  readonly input: DateInput | MonthInput;
}

/** Stands for a partly filled-in day, which the browser shows but does not report. It fails every validation rule. */
const incompleteValue = '?';

/** Whether the browser supports `type="month"`. Firefox and Safari on desktop show a plain text field instead. */
const supportsMonthInput = (): boolean => {
  const probe = document.createElement('input');
  probe.type = 'month';
  return probe.type === 'month';
};

/** Returns the day or month in a pasted text, in the API format; undefined for any other text. */
const pastedValue = ({ kind }: DateInput | MonthInput, { clipboardData }: ClipboardEvent) => {
  const text = clipboardData.getData('text');
  return (kind === 'date' ? dayToWire(text) : readMonth(text)) || undefined;
};

/** A day or a month in a native input: formatted for the user's locale, with the system's calendar. */
export const CalendarInput = ({ input, ...props }: CalendarInputProps) => {
  const { t } = useTranslation('form');
  const { id, name, label, value, error, help, optional, autoComplete, autoFocus, onChange, onBlur } = props;
  const { from, to } = calendarBounds(input, todayHere());
  // A partly filled-in day has an empty value, so filling it in triggers no change event. Check the validity on other
  // events, too.
  const syncValue = ({ value: text, validity }: HTMLInputElement) => {
    const nextValue = text === '' && validity.badInput ? incompleteValue : text;
    if (nextValue !== value) onChange(nextValue);
  };
  return (
    <FormField
      id={id}
      label={label}
      error={error}
      optional={optional}
      help={
        input.kind === 'month' && !supportsMonthInput()
          ? [help, t('monthHelp')].filter(Boolean).join(' ')
          : help
      }
    >
      {({ id: control, ...described }) => (
        <OutlinedInput
          id={control}
          name={name}
          type={input.kind}
          value={typeof value === 'string' && value !== incompleteValue ? value : ''}
          autoFocus={autoFocus}
          {...(autoComplete !== undefined && { autoComplete })}
          inputProps={{
            min: from,
            max: to,
            onChange: (event) => syncValue(event.currentTarget as HTMLInputElement),
            onKeyUp: (event) => syncValue(event.currentTarget as HTMLInputElement),
            // Browsers accept few of the formats in which days are copied elsewhere.
            onPaste: (event) => {
              const pasted = pastedValue(input, event);
              if (pasted === undefined) return;
              event.preventDefault();
              onChange(pasted);
            },
            onBlur: (event) => {
              syncValue(event.currentTarget as HTMLInputElement);
              onBlur();
            },
            ...described,
          }}
        />
      )}
    </FormField>
  );
};
