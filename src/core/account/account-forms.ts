import { object, string, type ObjectSchema } from 'yup';
import type { FormInput } from '../form/form';
import { formSchema } from '../form/schema';
import { brokenRules, maxPasswordLength, passwordLength } from '../session/password';
import { ungrouped } from '../text/clean-code';
import { hasControlCharacter, isBlank } from '../text/clean-text';
import { isCode, isRecoveryCode, normalizeRecoveryCode } from './code';

type FormValues = Record<string, unknown>;

/** Inputs for the user's own name, as in the user form. */
export const nameInputs = {
  first_name: { kind: 'text', rule: 'person-name', max: 100, autoComplete: 'given-name' },
  last_name: { kind: 'text', rule: 'person-name', max: 100, autoComplete: 'family-name' },
} as const satisfies Readonly<Record<string, FormInput>>;

export const addressInputs = {
  username: { kind: 'email', rule: 'email', max: 254, autoComplete: 'email' },
} as const satisfies Readonly<Record<string, FormInput>>;

const required = (field: string) =>
  string()
    .ensure()
    .test('required', { key: 'required', values: { field } }, (text) => !isBlank(text));

/** The current password. The form can only check that it is not empty. */
const currentPassword = { current_password: required('current_password') };

const newPassword = required('password').test('password', (text, context) => {
  const createFieldError = (key: string) =>
    context.createError({ message: { key, values: { field: 'password' } } });
  if (hasControlCharacter(text)) return createFieldError('characters');
  if (passwordLength(text) > maxPasswordLength) return createFieldError('password-long');
  return brokenRules(text).length === 0 || createFieldError('password-rules');
});

const schemaOf = (shape: Parameters<typeof object>[0]) => object(shape) as ObjectSchema<FormValues>;

/** The form schemas of the account page. Error messages are data, as in generated forms. */
export const accountSchemas = {
  name: formSchema({ inputs: nameInputs }),
  address: formSchema({ inputs: addressInputs }).concat(schemaOf(currentPassword)),
  password: schemaOf({ ...currentPassword, password: newPassword }),
  /** A change that needs the current password. */
  proof: schemaOf(currentPassword),
  /** The same, for a user with a second factor. */
  factorProof: schemaOf({
    ...currentPassword,
    code: required('code').test(
      'factor-code',
      { key: 'factorCode', values: { field: 'code' } },
      (typed) => isCode(ungrouped(typed)) || isRecoveryCode(normalizeRecoveryCode(typed)),
    ),
    two_factor_token: string(),
  }),
  code: schemaOf({
    code: required('code')
      .transform((typed: unknown) => (typeof typed === 'string' ? ungrouped(typed) : typed))
      .test('code', { key: 'code', values: { field: 'code' } }, isCode),
  }),
} as const;
