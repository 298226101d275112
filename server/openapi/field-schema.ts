import { numberBounds } from '@core/form/bounds';
import type { FormInput, ValueInput } from '@core/form/form';
import { maxTextLengths } from '@core/form/schema';
import { isValueInput } from '@core/form/typed-value';
import { usStates } from '@core/form/us-states';
import type { Field } from '@core/resource/field';
import { kindOf } from '@core/resource/kinds';
import {
  day,
  flag,
  id,
  integer,
  listOf,
  month,
  number,
  stringEnum,
  orNull,
  text,
  year,
  type Schema,
} from '@core/openapi/schema';

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

const between = (type: Schema, { from, to }: { readonly from: number; readonly to: number }): Schema => ({
  ...type,
  minimum: from,
  maximum: to,
});

const valueInput = (input: ValueInput): Schema => {
  switch (input.kind) {
    case 'number':
      return between(input.decimals ? number : integer, numberBounds(input));
    case 'money':
      return between(number, numberBounds(input));
    case 'percent':
      return between(number, { from: input.from / 100, to: input.to / 100 });
    case 'date':
      return day;
    case 'month':
      return month;
    case 'year':
      return year;
    case 'boolean':
      return flag;
    case 'link':
      return { ...text, format: 'uri', pattern: '^https://', maxLength: input.max ?? maxTextLengths.link };
    case 'long-text':
      return { ...text, maxLength: input.max ?? maxTextLengths['long-text'], ...required(input) };
  }
};

/** Returns the schema of a form input's value in the API. */
export const inputSchema = (input: FormInput): Schema => {
  if (isValueInput(input)) return input.optional ? orNull(valueInput(input)) : valueInput(input);
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
