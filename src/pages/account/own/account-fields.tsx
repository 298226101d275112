import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '@ui/form/password-input';
import { TextInput } from '@ui/form/text-input';
import type { FormState } from '@ui/form/use-form-state';
import { codeStyle } from '../code-rules';

/** Connects a field of the form to a text input. */
const useTextField = (form: FormState, name: string) => {
  const { field, fieldState } = useController({ name, control: form.control });
  return {
    id: form.idOf(name),
    name,
    label: form.words(`fields.${name}`),
    value: typeof field.value === 'string' ? field.value : '',
    error: form.messageOf(name, fieldState.error),
    onChange: field.onChange,
    onBlur: field.onBlur,
  };
};

interface SecretFieldProps {
  readonly form: FormState;
  readonly name: 'current_password' | 'password';
  readonly autoFocus?: boolean;
  /** The id of the element that describes it, such as the rules for a new password. */
  readonly describedBy?: string;
}

/** A password input: for the current password or a new one. */
export const SecretField = ({ form, name, ...input }: SecretFieldProps) => {
  const { t } = useTranslation('my-account');
  const isNew = name === 'password';
  const part = isNew ? 'next' : 'current';
  return (
    <PasswordInput
      {...useTextField(form, name)}
      {...input}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      names={{ show: t(`${part}.show`), hide: t(`${part}.hide`) }}
    />
  );
};

interface CodeFieldProps {
  readonly form: FormState;
  /** Tells where to find the code. */
  readonly help: string;
}

/** An input for a code of the second factor, or a recovery code in its place. */
export const FactorCodeField = ({ form, help }: CodeFieldProps) => (
  <TextInput
    {...useTextField(form, 'code')}
    help={help}
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
  />
);

/** An input for a six-digit code. */
export const CodeField = ({ form, help }: CodeFieldProps) => (
  <TextInput
    {...useTextField(form, 'code')}
    kind="digits"
    help={help}
    autoComplete="one-time-code"
    autoFocus
    sx={codeStyle}
  />
);
