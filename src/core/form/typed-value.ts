import { formatNumber } from '../format/number';
import { readDay, readMonth } from './calendar-text';
import { hasDecimals, readDecimal, readDollars } from './decimal-text';
import type { FormInput, ValueInput } from './form';
import { readPercent, writePercent } from './percent';

const kinds: Readonly<Record<ValueInput['kind'], true>> = {
  number: true,
  money: true,
  percent: true,
  date: true,
  month: true,
  boolean: true,
  link: true,
  'long-text': true,
};

export const isValueInput = (input: FormInput): input is ValueInput => Object.hasOwn(kinds, input.kind);

/** Whether nothing is no answer. A box that is not ticked says no. */
export const isRequired = (input: FormInput): boolean => !input.optional && input.kind !== 'boolean';

const readText = (kind: ValueInput['kind'], text: string): unknown => {
  switch (kind) {
    case 'number':
      return readDecimal(text) ?? text;
    case 'money':
      return readDollars(text) ?? text;
    case 'percent':
      return readPercent(text);
    case 'date':
      return readDay(text) ?? text;
    case 'month':
      return readMonth(text) ?? text;
    case 'boolean':
      return text === 'true' || (text === 'false' ? false : text);
    case 'link':
      return text.trim();
    case 'long-text':
      return text.replace(/\r\n?/g, '\n').trim();
  }
};

/**
 * What was typed into an input as it travels. What cannot be read comes back as it is, so that a rule can complain; nothing
 * is null, or no where the input asks for yes or no.
 */
export const readTyped = (input: ValueInput, value: unknown): unknown => {
  if (value === null || (typeof value === 'string' && value.trim() === ''))
    return input.kind === 'boolean' && !input.optional ? false : null;
  if (typeof value === 'string') return readText(input.kind, value);
  // There is no "-0" for people.
  return value === 0 ? 0 : value;
};

/** Whether a value has the type that travels: what would only become right by reading it is wrong there. */
export const isWireValue = (input: ValueInput, value: unknown): boolean => {
  const isText = input.kind === 'link' || input.kind === 'long-text';
  return (isText && typeof value === 'string') || readTyped(input, value) === value;
};

const writeNumber = (value: unknown, kind: 'number' | 'money'): string => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  // An amount with parts of a cent stays as it is: no figure changes by being looked at.
  return kind === 'money' && hasDecimals(value, 2) ? formatNumber(value, 2) : String(value);
};

/** A value as it travels the way that the form shows it. */
export const writeTyped = (input: ValueInput, value: unknown): string | boolean => {
  switch (input.kind) {
    case 'number':
    case 'money':
      return writeNumber(value, input.kind);
    case 'percent':
      return writePercent(value);
    case 'boolean':
      if (!input.optional) return value === true;
      return typeof value === 'boolean' ? String(value) : '';
    default:
      return typeof value === 'string' ? value : '';
  }
};
