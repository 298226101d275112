import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { FormField } from './form-field';

type TextKind = 'text' | 'email' | 'phone' | 'zip-code' | 'percent' | 'link' | 'digits';

// Never `type=number`: codes have leading zeros. `email` brings up the right keyboard; our own rules check the value.
const keyboards = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  link: { type: 'url', inputMode: 'url', spellCheck: false },
  percent: { type: 'text', inputMode: 'decimal' },
  'zip-code': { type: 'text', inputMode: 'numeric', spellCheck: false },
  digits: { type: 'text', inputMode: 'numeric', spellCheck: false },
} as const;

export interface TextInputProps extends Omit<
  OutlinedInputProps,
  'error' | 'inputComponent' | 'label' | 'multiline' | 'ref' | 'autoComplete'
> {
  readonly kind?: TextKind;
  readonly label: string;
  /** Already translated; empty if there is no error. */
  readonly error?: string | undefined;
  /** The id of an error message that is shared with another field and shown below both. */
  readonly sharedError?: string | undefined;
  readonly help?: string | undefined;
  /** The id of another element that describes this field. */
  readonly describedBy?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly autoComplete?: string | undefined;
}

/** A single-line field, used by every form before and after login. */
export const TextInput = ({
  id,
  kind = 'text',
  label,
  error,
  sharedError,
  help,
  describedBy,
  optional,
  autoComplete,
  inputProps,
  ...input
}: TextInputProps) => {
  const { type, ...keyboard } = keyboards[kind];
  return (
    <FormField
      label={label}
      error={error}
      sharedError={sharedError}
      help={help}
      optional={optional}
      {...(id !== undefined && { id })}
    >
      {({ id: control, 'aria-describedby': own, ...described }) => (
        <OutlinedInput
          type={type}
          {...input}
          id={control}
          {...(autoComplete !== undefined && { autoComplete })}
          inputProps={{
            ...keyboard,
            ...inputProps,
            ...described,
            'aria-describedby': [describedBy, own].filter(Boolean).join(' ') || undefined,
          }}
        />
      )}
    </FormField>
  );
};
