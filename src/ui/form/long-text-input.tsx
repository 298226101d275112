import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import type { LongTextInput as LongTextDeclaration } from '@core/form/form';
import { textMax } from '@core/form/schema';
import { readTyped } from '@core/form/typed-value';
import { FormField } from './form-field';
import type { InputProps } from './input-props';

interface LongTextInputProps extends InputProps {
  readonly input: LongTextDeclaration;
}

/** A text of several lines, which says how many characters it has and may have. Nothing that is pasted is cut off silently. */
export const LongTextInput = ({ input, ...props }: LongTextInputProps) => {
  const { t } = useTranslation('form');
  const { id, name, label, value, error, help, optional, autoComplete, autoFocus, onChange, onBlur } = props;
  const text = typeof value === 'string' ? value : '';
  const read = readTyped(input, text);
  const used = typeof read === 'string' ? Array.from(read).length : 0;
  return (
    <FormField
      id={id}
      label={label}
      error={error}
      optional={optional}
      help={[help, t('length', { used, max: input.max ?? textMax['long-text'] })].filter(Boolean).join(' ')}
    >
      {({ id: control, ...described }) => (
        <OutlinedInput
          id={control}
          name={name}
          multiline
          minRows={3}
          maxRows={10}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          autoFocus={autoFocus}
          {...(autoComplete !== undefined && { autoComplete })}
          inputProps={described}
        />
      )}
    </FormField>
  );
};
