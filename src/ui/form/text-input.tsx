import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { FormField } from './form-field';

type TextKind = 'text' | 'email' | 'phone' | 'zip-code' | 'percent' | 'link' | 'digits';

// Never `type=number`: codes have leading zeros. `email` brings the right keyboard; our own rules check it.
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
  /** Already translated; nothing when there is no complaint. */
  readonly error?: string | undefined;
  /** The id of a complaint that is about another field as well, and stands below both. */
  readonly sharedError?: string | undefined;
  readonly help?: string | undefined;
  /** The id of something else that speaks about this field. */
  readonly describedBy?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly autoComplete?: string | undefined;
}

/** A field of one line: the same in every form, before the login and behind it. */
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
