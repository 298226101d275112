import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import type { LongTextInput as LongTextDeclaration, ValueInput } from '@core/form/form';
import { parseInputValue, valueSchema } from '@core/form/typed-value';
import { CalendarInput } from './calendar-input';
import { CheckboxInput } from './checkbox-input';
import { NumericInput } from './numeric-input';
import { FormField } from './form-field';
import type { InputProps } from './input-props';
import { SelectInput } from './select-input';
import { TextInput } from './text-input';

interface LongTextInputProps extends InputProps {
  readonly input: LongTextDeclaration;
}

/** A multi-line text with a character count and limit. Pasted text is never cut off silently. */
const LongTextInput = ({ input, ...props }: LongTextInputProps) => {
  const { t } = useTranslation('form');
  const { id, name, label, value, error, help, optional, autoComplete, autoFocus, onChange, onBlur } = props;
  const text = typeof value === 'string' ? value : '';
  const read = parseInputValue(input, text);
  const used = typeof read === 'string' ? Array.from(read).length : 0;
  return (
    <FormField
      id={id}
      label={label}
      error={error}
      optional={optional}
      help={[help, t('length', { used, max: valueSchema(input).maxLength })].filter(Boolean).join(' ')}
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

interface ValueFieldProps extends InputProps {
  readonly input: ValueInput;
}

/** A select instead of a checkbox: an optional yes/no input needs a third state. */
const YesNoInput = (props: InputProps) => {
  const { t } = useTranslation('list');
  return <SelectInput {...props} options={{ true: t('yes'), false: t('no') }} />;
};

/** An input whose typed text is parsed into a value. */
export const ValueField = ({ input, ...props }: ValueFieldProps) => {
  switch (input.kind) {
    case 'number':
    case 'money':
    case 'year':
    case 'duration':
      return <NumericInput {...props} input={input} />;
    case 'date':
    case 'month':
      return <CalendarInput {...props} input={input} />;
    case 'boolean':
      return input.optional ? <YesNoInput {...props} /> : <CheckboxInput {...props} />;
    case 'long-text':
      return <LongTextInput {...props} input={input} />;
    default: {
      const { value, words: _words, onChange, ...rest } = props;
      return (
        <TextInput
          {...rest}
          kind={input.kind === 'own' ? 'text' : input.kind}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    }
  }
};
