import { object, string, type ObjectSchema } from 'yup';
import type { FormInput } from '../form/form';
import { formSchema } from '../form/schema';
import { brokenRules, longestPassword, passwordLength } from '../session/password';
import { isCode, tidyCode } from './code';

type FormValues = Record<string, unknown>;

/** The person's own name, as the users' form asks for it. */
export const nameInputs = {
  first_name: { kind: 'text', max: 100, autoComplete: 'given-name' },
  last_name: { kind: 'text', max: 100, autoComplete: 'family-name' },
} as const satisfies Readonly<Record<string, FormInput>>;

export const addressInputs = {
  username: { kind: 'email', rule: 'email', max: 254, autoComplete: 'email' },
} as const satisfies Readonly<Record<string, FormInput>>;

const required = (field: string) => string().required({ key: 'required', values: { field } });

/** A password that is there already: nothing but its absence can be known to be wrong. */
const presentPassword = { current_password: required('current_password') };

const newPassword = required('password').test('password', (text, context) => {
  const complaint = (key: string) => context.createError({ message: { key, values: { field: 'password' } } });
  if (passwordLength(text) > longestPassword) return complaint('password-long');
  return brokenRules(text).length === 0 || complaint('password-rules');
});

const schemaOf = (shape: Parameters<typeof object>[0]) => object(shape) as ObjectSchema<FormValues>;

/** The forms of the account page. Complaints are data, as those of generated forms are. */
export const accountSchemas = {
  name: formSchema({ inputs: nameInputs }),
  address: formSchema({ inputs: addressInputs }).concat(schemaOf(presentPassword)),
  password: schemaOf({ ...presentPassword, password: newPassword }),
  /** A change that only the person behind the session may make. */
  proof: schemaOf(presentPassword),
  code: schemaOf({
    code: required('code')
      .transform((typed: unknown) => (typeof typed === 'string' ? tidyCode(typed) : typed))
      .test('code', { key: 'code', values: { field: 'code' } }, isCode),
  }),
} as const;
