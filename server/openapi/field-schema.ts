import type { FormInput } from '@core/form/form';
import { isValueInput, valueSchema } from '@core/form/typed-value';
import { usStates } from '@core/form/us-states';
import type { Field } from '@core/resource/field';
import { kindOf } from '@core/resource/kinds';
import { id, listOf, stringEnum, orNull, text, type Schema } from '@core/openapi/schema';

/** Returns the schema of a field's value in the API. A record id may be text where the declaration says so. */
export const fieldSchema = (field: Field): Schema => {
  const schema = kindOf(field).schema(field);
  return field.nullable ? orNull(schema) : schema;
};

const required = ({ optional }: FormInput): Schema => (optional ? {} : { minLength: 1 });

const textInput = (input: FormInput): Schema => ({
  ...text,
  ...(input.rule === 'email' && { format: 'email' as const }),
  ...(input.rule === 'zip-code' && { pattern: '^\\d{5}(-\\d{4})?$' }),
  ...(input.max !== undefined && { maxLength: input.max }),
  ...required(input),
});

/** Returns the schema of a form input's value in the API. */
export const inputSchema = (input: FormInput): Schema => {
  if (isValueInput(input)) return input.optional ? orNull(valueSchema(input)) : valueSchema(input);
  switch (input.kind) {
    case 'record':
      return id;
    case 'records':
      return listOf(id);
    case 'choice':
      return stringEnum(...input.values);
    case 'us-state':
      return stringEnum(...Object.keys(usStates));
    default:
      return textInput(input);
  }
};
