import { array, number, object, string, ValidationError, type ObjectSchema, type Schema } from 'yup';
import type { FormInput, FormSpec, RuleName } from './form';
import { rules } from './rules';

/** A complaint as data: a key of the `validation` words and what they name. `field` is the input's name. */
export interface FormMessage {
  readonly key: 'required' | 'invalid' | 'email' | 'zip' | 'state' | 'phone' | 'max';
  readonly values: { readonly field: string; readonly max?: number };
}

type FormValues = Record<string, unknown>;

const keyOfRule: Record<RuleName, FormMessage['key']> = {
  email: 'email',
  'zip-code': 'zip',
  state: 'state',
  phone: 'phone',
};
const ruleOf = (input: FormInput): RuleName | undefined =>
  input.rule ?? (input.kind === 'select' ? 'state' : undefined);
// eslint-disable-next-line no-control-regex -- no name or address holds one, and a database refuses the first
const control = /[\u0000-\u001f\u007f]/;

const textSchema = (field: string, input: FormInput): Schema => {
  const say = (key: FormMessage['key'], max?: number) => ({
    key,
    values: { field, ...(max !== undefined && { max }) },
  });
  const { max = 1000 } = input;
  const rule = ruleOf(input);
  let schema = string()
    .typeError(say('invalid'))
    .trim()
    .test('plain', say('invalid'), (text) => !text || !control.test(text))
    .test('max', say('max', max), (text) => !text || Array.from(text).length <= max);
  if (rule) schema = schema.test('rule', say(keyOfRule[rule]), (text) => !text || rules[rule](text));
  return input.optional ? schema : schema.required(say('required'));
};

const idSchema = (field: string) => {
  const invalid = { key: 'invalid', values: { field } };
  return number()
    .transform((value: unknown, typed: unknown) => (typed === '' || typed === null ? undefined : value))
    .typeError(invalid)
    .integer(invalid)
    .positive(invalid);
};

const inputSchema = (field: string, input: FormInput): Schema => {
  const required = { key: 'required', values: { field } };
  switch (input.kind) {
    case 'record':
      return input.optional ? idSchema(field) : idSchema(field).required(required);
    case 'records': {
      const ids = array(idSchema(field).required(required)).typeError({ key: 'invalid', values: { field } });
      return input.optional ? ids : ids.required(required).min(1, required);
    }
    default:
      return textSchema(field, input);
  }
};

/** The rules of a form. Its messages are `FormMessage`s: words are found when they are drawn, in the language of then. */
export const formSchema = (form: Pick<FormSpec, 'inputs'>): ObjectSchema<FormValues> =>
  object(
    Object.fromEntries(Object.entries(form.inputs).map(([name, input]) => [name, inputSchema(name, input)])),
  ) as ObjectSchema<FormValues>;

/** The first complaint about every wrong input, by its name; empty when the values are good. */
export const formErrors = async (
  form: Pick<FormSpec, 'inputs'>,
  values: unknown,
): Promise<Record<string, FormMessage>> => {
  try {
    await formSchema(form).validate(typeof values === 'object' ? (values ?? {}) : {}, { abortEarly: false });
    return {};
  } catch (problem) {
    if (!(problem instanceof ValidationError)) throw problem;
    const found: Record<string, FormMessage> = {};
    for (const { path, errors } of problem.inner) {
      // `eip_client_ids[1]` belongs to its input.
      const name = (path ?? '').replace(/[[.].*$/, '');
      found[name] ??= errors[0] as unknown as FormMessage;
    }
    return found;
  }
};
