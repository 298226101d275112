import { isYear } from '../format/date';
import { formatNumber } from '../format/number';
import { cleanCode } from '../text/clean-code';
import { cleanLongText, cleanText, isBlank } from '../text/clean-text';
import { dayToWire } from './day-text';
import { hasMaxDecimals, readDecimal, readDollars } from './decimal-text';
import type { FormInput, ValueInput } from './form';
import { readMonth } from './month-text';
import { readPercent, writePercent } from './percent';

const kinds: Readonly<Record<ValueInput['kind'], true>> = {
  number: true,
  money: true,
  percent: true,
  date: true,
  month: true,
  year: true,
  boolean: true,
  link: true,
  'long-text': true,
};

export const isValueInput = (input: FormInput): input is ValueInput => Object.hasOwn(kinds, input.kind);

/** Whether the input must have a value. A boolean always has one: an unchecked box means no. */
export const isRequired = (input: FormInput): boolean => !input.optional && input.kind !== 'boolean';

const readYear = (typed: string): number | null => {
  const text = cleanCode(typed);
  const year = /^\d{4}$/.test(text) ? Number(text) : NaN;
  return isYear(year) ? year : null;
};

const readText = (kind: ValueInput['kind'], text: string): unknown => {
  switch (kind) {
    case 'number':
      return readDecimal(text) ?? text;
    case 'money':
      return readDollars(text) ?? text;
    case 'percent':
      return readPercent(text);
    case 'date':
      return dayToWire(text) || text;
    case 'month':
      return readMonth(text) ?? text;
    case 'year':
      return readYear(text) ?? text;
    case 'boolean':
      return text === 'true' || (text === 'false' ? false : text);
    case 'link':
      return cleanText(text);
    case 'long-text':
      return cleanLongText(text);
  }
};

/**
 * Parses a typed text to the value in the API. Returns invalid text unchanged, so that the validation reports it. An
 * empty text is null, or false for a required boolean.
 */
export const parseInputValue = (input: ValueInput, value: unknown): unknown => {
  if (value === null || (typeof value === 'string' && isBlank(value)))
    return input.kind === 'boolean' && !input.optional ? false : null;
  if (typeof value === 'string') return readText(input.kind, value);
  // Users never see "-0".
  return value === 0 ? 0 : value;
};

/** Whether a value has the type of the API. A text that is only valid in another notation does not. */
export const isWireValue = (input: ValueInput, value: unknown): boolean => {
  if (typeof value !== 'string') return parseInputValue(input, value) === value;
  if (input.kind === 'link' || input.kind === 'long-text') return true;
  const isCalendar = input.kind === 'date' || input.kind === 'month';
  return parseInputValue(input, value) === (isCalendar ? cleanCode(value) : value);
};

const writeNumber = (value: unknown, kind: 'number' | 'money' | 'year'): string => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  // An amount with fractions of a cent is not rounded, so that opening a form does not change it.
  return kind === 'money' && hasMaxDecimals(value, 2) ? formatNumber(value, 2) : String(value);
};

/** Formats a value from the API for its input. */
export const formatInputValue = (input: ValueInput, value: unknown): string | boolean => {
  switch (input.kind) {
    case 'number':
    case 'money':
    case 'year':
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
