import { useTranslation } from 'react-i18next';
import type { ValueInput } from '@core/form/form';
import { CalendarInput } from './calendar-input';
import { CheckInput } from './check-input';
import { FigureInput } from './figure-input';
import type { InputProps } from './input-props';
import { LongTextInput } from './long-text-input';
import { SelectInput } from './select-input';
import { TextInput } from './text-input';

interface ValueFieldProps extends InputProps {
  readonly input: ValueInput;
}

/** An input that may also be left open needs a third choice, which a box to tick does not have. */
const YesNoInput = (props: InputProps) => {
  const { t } = useTranslation('list');
  return <SelectInput {...props} options={{ true: t('yes'), false: t('no') }} />;
};

/** One input whose typed text is read into a value. */
export const ValueField = ({ input, ...props }: ValueFieldProps) => {
  switch (input.kind) {
    case 'number':
    case 'money':
      return <FigureInput {...props} input={input} />;
    case 'date':
    case 'month':
      return <CalendarInput {...props} input={input} />;
    case 'boolean':
      return input.optional ? <YesNoInput {...props} /> : <CheckInput {...props} />;
    case 'long-text':
      return <LongTextInput {...props} input={input} />;
    default: {
      const { value, words: _words, onChange, ...rest } = props;
      return (
        <TextInput
          {...rest}
          kind={input.kind}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    }
  }
};
