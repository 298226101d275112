import { createElement } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import type { FormInput } from '@core/form/form';
import { typedTextIn } from '@core/form/typed-choice';
import { isValueInput } from '@core/form/typed-value';
import { usStates } from '@core/form/us-states';
import { useOpenTenant } from '@lib/portal-context';
import type { Words } from '../cells/cell-kind';
import { ownInputs } from '../own-parts';
import { useFieldMessages } from './field-messages';
import type { FormValues } from './form-values';
import type { InputProps } from './input-props';
import { knownLabels } from './known-labels';
import { RecordInput } from './record-input';
import { SelectInput } from './select-input';
import { TextInput } from './text-input';
import { ValueField } from './value-field';

interface GeneratedInputProps {
  readonly id: string;
  readonly name: string;
  readonly input: FormInput;
  readonly control: Control<FormValues>;
  readonly words: Words;
  readonly autoFocus: boolean;
  /** The current record, if there is one. */
  readonly record: FormValues | undefined;
}

/** One input of a declared form. */
export const GeneratedInput = ({
  id,
  name,
  input,
  control,
  words,
  autoFocus,
  record,
}: GeneratedInputProps) => {
  const tenant = useOpenTenant();
  const messageOf = useFieldMessages(words);
  const { field, fieldState } = useController({ name, control });
  const { value, onChange, onBlur } = field;
  const clientInput = 'client' in input ? input.client : undefined;
  const [chosenClient] = [
    useWatch({ control, name: clientInput ?? name, disabled: clientInput === undefined }),
  ].flat();
  // A chosen value is complete at once: an error that it fixes disappears before the field is blurred.
  const choose = (next: unknown) => {
    onChange(next);
    if (fieldState.invalid && typedTextIn(next) === '') onBlur();
  };
  const props: InputProps = {
    id,
    name,
    label: words(`fields.${name}`),
    value,
    error: messageOf(name, fieldState.error, input),
    help: words(`help.${name}`),
    optional: input.optional ?? false,
    autoComplete: input.autoComplete,
    autoFocus,
    words,
    onChange: choose,
    onBlur,
  };
  const own = ownInputs.of(input.input ?? (input.kind === 'own' ? input.of : undefined));
  if (own) return createElement(own, { ...props, onChange });
  if (input.kind === 'us-state') {
    return (
      <SelectInput {...props} autoComplete={input.autoComplete ?? 'address-level1'} options={usStates} />
    );
  }
  if (input.kind === 'choice') {
    const options = Object.fromEntries(
      input.values.map((one) => [one, words(`values.${name}.${one}`) || one]),
    );
    return <SelectInput {...props} options={options} />;
  }
  if (input.kind === 'record' || input.kind === 'records') {
    return (
      <RecordInput
        {...props}
        resource={input.resource}
        multiple={input.kind === 'records'}
        known={knownLabels(name, input, record, tenant)}
        query={input.query}
        clientChoice={
          input.client === undefined
            ? undefined
            : { label: words(`fields.${input.client}`), id: chosenClient }
        }
      />
    );
  }
  if (isValueInput(input)) return <ValueField {...props} onChange={onChange} input={input} />;
  const { value: text, words: _words, ...rest } = props;
  return (
    <TextInput
      {...rest}
      kind={input.kind}
      value={typeof text === 'string' ? text : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
