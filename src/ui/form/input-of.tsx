import type { ComponentType } from 'react';
import type { Fields } from '@core/resource/field';
import { type FieldControl, FormField } from './form-field';
import type { InputProps } from './input-props';

/** The properties of an own input. Label, help and error are drawn around it; `control` connects it to them. */
interface OwnInputProps<K> extends Pick<InputProps, 'autoFocus' | 'words' | 'onBlur'> {
  readonly name: K & string;
  readonly control: FieldControl;
  /** What is typed, as the user sees it: `12.5` for a percentage, the key of a choice. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * Declares the own input of a resource's field: the default export of `ui/<name>.input.tsx`. It does not compile for a
 * field that the resource does not have.
 *
 *     export default inputOf<typeof invoices, 'risk'>(({ control, value, onChange }) => …);
 */
export const inputOf = <R extends { readonly fields: Fields }, K extends keyof R['fields']>(
  OwnInput: ComponentType<OwnInputProps<K>>,
): ComponentType<InputProps> => {
  const LabelledInput = ({ id, name, label, error, help, optional, value, ...input }: InputProps) => {
    const { autoFocus, words, onChange, onBlur } = input;
    const typed = typeof value === 'string' ? value : '';
    return (
      <FormField id={id} label={label} error={error} help={help} optional={optional}>
        {(control) => (
          <OwnInput
            {...{ autoFocus, words, onChange, onBlur, control }}
            name={name as K & string}
            value={typed}
          />
        )}
      </FormField>
    );
  };
  return LabelledInput;
};
