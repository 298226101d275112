import { array, mixed, object, ValidationError, type ObjectSchema, type Schema, type TestContext } from 'yup';
import { cleanText, hasControlCharacter } from '../text/clean-text';
import type { FormInput, FormSpec, RuleName, ValueInput } from './form';
import { brokenRule } from './form-rules';
import { normalizers, rules } from './rules';
import { todayHere, type Today } from './today';
import { isTypedChoice } from './typed-choice';
import { isValueInput, parseInputValue, validateValue } from './typed-value';
import type { ValueError } from './value-kind';

type ErrorKey = ValueError | 'email' | 'zip' | 'state' | 'phone' | 'person-name';

/**
 * An error message as data: a key of the `validation` words, or the name of a rule of the form, and its values. `field`
 * is the input's name.
 */
export interface FormMessage {
  readonly key: string;
  readonly values: { readonly field: string; readonly max?: number };
}

type FormValues = Record<string, unknown>;

const keyOfRule: Record<RuleName, ErrorKey> = {
  email: 'email',
  'zip-code': 'zip',
  state: 'state',
  phone: 'phone',
  'person-name': 'person-name',
};
const ruleOf = (input: FormInput): RuleName | undefined =>
  input.rule ?? (input.kind === 'us-state' ? 'state' : undefined);

const isCode = (kind: FormInput['kind']): kind is 'email' | 'phone' | 'zip-code' =>
  kind === 'email' || kind === 'phone' || kind === 'zip-code';
const normalizerOf = (input: FormInput) => {
  const rule = ruleOf(input) ?? (isCode(input.kind) ? input.kind : undefined);
  return rule ? normalizers[rule] : cleanText;
};

// yup's text and number types call methods of their input, so a malicious body could make them throw.
/**
 * Cleans a text. An empty text becomes undefined if the input is required, and stays empty (to clear the field) if it is
 * optional.
 */
const textOrUndefined = (value: unknown, input: FormInput): unknown => {
  if (value === null) return undefined;
  if (typeof value !== 'string') return value;
  return normalizerOf(input)(value) || (input.optional ? '' : undefined);
};
const idOrUndefined = (value: unknown): unknown => {
  if (value === null || value === '') return undefined;
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
};
const isText = (value: unknown): value is string => typeof value === 'string';
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const textSchema = (field: string, input: FormInput) => {
  const { max = 1000 } = input;
  const rule = ruleOf(input);
  const schema = mixed(isText)
    .transform((value: unknown) => textOrUndefined(value, input))
    .typeError({ key: 'invalid', values: { field } })
    .test('plain', { key: 'characters', values: { field } }, (text) => !text || !hasControlCharacter(text))
    .test('max', { key: 'max', values: { field, max } }, (text) => !text || Array.from(text).length <= max);
  if (!rule) return schema;
  const message = { key: keyOfRule[rule], values: { field } };
  return schema.test('rule', message, (text) => !text || rules[rule](text));
};

const choiceOf = (field: string, input: FormInput, schema: ReturnType<typeof textSchema>) =>
  input.kind === 'choice'
    ? schema.test(
        'choice',
        { key: 'invalid', values: { field } },
        (text) => !text || input.values.includes(text),
      )
    : schema;

const idSchema = (field: string) =>
  mixed(isId)
    .transform(idOrUndefined)
    .typeError(({ value }: { readonly value: unknown }) => ({
      key: isTypedChoice(value) ? 'pick' : 'invalid',
      values: { field },
    }));

type Clock = () => Today;

const valueSchema = (field: string, input: ValueInput, today: Clock) =>
  mixed()
    .nullable()
    .transform((value: unknown) => parseInputValue(input, value))
    .test('value', (value, context) => {
      const key = validateValue(input, value, today());
      return key === null || context.createError({ message: { key, values: { field } } });
    });

const inputSchema = (field: string, input: FormInput, today: Clock): Schema => {
  const required = { key: 'required', values: { field } };
  if (isValueInput(input)) return valueSchema(field, input, today);
  if (input.kind === 'record') return input.optional ? idSchema(field) : idSchema(field).required(required);
  if (input.kind !== 'records') {
    const text = choiceOf(field, input, textSchema(field, input));
    return input.optional ? text : text.required(required);
  }
  const ids = array(idSchema(field).required(required))
    .transform((value: number[] | null) => value ?? undefined)
    .typeError({ key: 'invalid', values: { field } });
  return input.optional ? ids : ids.required(required).min(1, required);
};

/** A form, as far as its values are validated. */
type CheckedForm = Pick<FormSpec, 'inputs' | 'rules'>;

/** Adds the rules of the form whose error is shown at an input. */
const withRules = (
  form: CheckedForm,
  name: string,
  schema: Schema,
  today: Clock,
  others: FormValues,
): Schema => {
  if (!Object.values(form.rules ?? {}).some(({ at }) => at === name)) return schema;
  return schema.test('rules', (_value: unknown, context: TestContext) => {
    const now = today();
    const isValid = (field: string, value: unknown) => {
      const input = form.inputs[field];
      return !input || !isValueInput(input) || validateValue(input, value, now) === null;
    };
    const values = { ...others, ...(context.parent as FormValues) };
    const key = brokenRule(form, name, values, { today: now, isValid });
    return key === undefined || context.createError({ message: { key, values: { field: name } } });
  });
};

/**
 * Returns the values of a form's inputs from a body. Other names are left out, because yup would treat `toString` as an
 * input.
 */
export const inputsIn = (form: Pick<FormSpec, 'inputs'>, body: unknown): FormValues =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(Object.entries(body).filter(([name]) => Object.hasOwn(form.inputs, name)))
    : {};

/**
 * Returns the validation schema of a form. Its messages are `FormMessage`s, which are translated when they are
 * rendered. Every validation reads the current day, because a form may stay open past midnight. `others` are the fields
 * of the record that are no inputs (`fieldsBeside`).
 */
export const formSchema = (
  form: CheckedForm,
  today: Clock = todayHere,
  others: FormValues = {},
): ObjectSchema<FormValues> =>
  object(
    Object.fromEntries(
      Object.entries(form.inputs).map(([name, input]) => [
        name,
        withRules(form, name, inputSchema(name, input, today), today, others),
      ]),
    ),
  ) as ObjectSchema<FormValues>;

/** Returns the first error of every invalid input, by its name; empty if all values are valid. */
export const formErrors = async (
  form: CheckedForm,
  values: unknown,
  today: Clock = todayHere,
  others: FormValues = {},
): Promise<Record<string, FormMessage>> => {
  try {
    await formSchema(form, today, others).validate(inputsIn(form, values), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: Record<string, FormMessage> = {};
    for (const { path, errors } of error.inner) {
      // An error of `eip_client_ids[1]` belongs to the input `eip_client_ids`.
      const name = (path ?? '').replace(/[[.].*$/, '');
      found[name] ??= errors[0] as unknown as FormMessage;
    }
    return found;
  }
};
