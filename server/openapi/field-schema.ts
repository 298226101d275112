import type { FormInput } from '../../src/core/form/form';
import { usStates } from '../../src/core/form/us-states';
import type { Field, FieldKind } from '../../src/core/resource/field';
import {
  day,
  flag,
  id,
  listOf,
  moment,
  month,
  number,
  oneOfTexts,
  orNull,
  text,
  type Schema,
} from './schema';

const kinds: Readonly<Record<FieldKind, Schema>> = {
  id,
  text,
  number,
  money: number,
  percent: number,
  date: day,
  'date-time': moment,
  month,
  phone: text,
  status: text,
  boolean: flag,
  avatar: text,
  link: text,
  trend: { type: 'array', items: number, minItems: 12, maxItems: 12 },
};

/** What a field's value is on the wire. A record's own number may be text where the declaration says so. */
export const fieldSchema = (field: Field): Schema => {
  const plain = field.values ? oneOfTexts(...Object.keys(field.values)) : kinds[field.kind];
  return field.nullable ? orNull(plain) : plain;
};

const textInput = (input: FormInput): Schema => ({
  ...text,
  ...(input.rule === 'email' && { format: 'email' as const }),
  ...(input.rule === 'zip-code' && { pattern: '^\\d{5}(-\\d{4})?$' }),
  ...(input.max !== undefined && { maxLength: input.max }),
});

/** What a form's input may be on the wire. */
export const inputSchema = (input: FormInput): Schema => {
  switch (input.kind) {
    case 'percent':
      return { ...number, minimum: input.from / 100, maximum: input.to / 100 };
    case 'record':
      return id;
    case 'records':
      return listOf(id);
    case 'choice':
      return oneOfTexts(...input.values);
    case 'select':
      return oneOfTexts(...Object.keys(usStates));
    default:
      return textInput(input);
  }
};
