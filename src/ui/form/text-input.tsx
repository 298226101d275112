import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { FormField } from './form-field';

type TextKind = 'text' | 'email' | 'phone' | 'zip-code' | 'percent' | 'link';

interface TextInputProps extends Pick<
  OutlinedInputProps,
  'value' | 'onChange' | 'onBlur' | 'inputRef' | 'name'
> {
  readonly id?: string;
  readonly kind?: TextKind;
  readonly label: string;
  readonly error?: string | undefined;
  readonly help?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly autoComplete?: string | undefined;
  readonly autoFocus?: boolean | undefined;
}

// Never `type=number`: codes have leading zeros. `email` brings the right keyboard; our own rules check it.
const keyboards = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  link: { type: 'url', inputMode: 'url', spellCheck: false },
  percent: { type: 'text', inputMode: 'decimal' },
  'zip-code': { type: 'text', inputMode: 'numeric', spellCheck: false },
} as const;

export const TextInput = ({
  id,
  kind = 'text',
  label,
  error,
  help,
  optional,
  autoComplete,
  autoFocus = false,
  ...input
}: TextInputProps) => {
  const { type, ...keyboard } = keyboards[kind];
  return (
    <FormField label={label} error={error} help={help} optional={optional} {...(id !== undefined && { id })}>
      {({ id: control, ...described }) => (
        <OutlinedInput
          {...input}
          id={control}
          type={type}
          autoFocus={autoFocus}
          {...(autoComplete !== undefined && { autoComplete })}
          inputProps={{ ...keyboard, ...described }}
        />
      )}
    </FormField>
  );
};
