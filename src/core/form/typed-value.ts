import { formatNumber } from '../format/number';
import { readDay, readMonth, isMonth } from './calendar-text';
import { hasDecimals, readDecimal, readDollars } from './decimal-text';
import type { FormInput, ValueInput, DateInput, MonthInput, NumberInput, PercentInput } from './form';
import { readPercent, writePercent, isFraction } from './percent';
import { hasControlCharacter } from '../format/control-characters';
import { parseDate } from '../format/date';
import { calendarBounds, numberBounds } from './bounds';
import { isSafeLink } from './link-text';
import type { Today } from './today';

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

/** Keys of the `validation` words. */
export type ValueComplaint =
  | 'required'
  | 'invalid'
  | 'max'
  | 'number'
  | 'whole'
  | 'decimals'
  | 'money'
  | 'percent'
  | 'date'
  | 'month'
  | 'range'
  | 'link';

type Verdict = ValueComplaint | null;

/** The longest text of an input that says none. */
export const textMax = { link: 1000, 'long-text': 2000 } as const;

const within = (value: number | string, { from, to }: { from: number | string; to: number | string }) =>
  value >= from && value <= to ? null : 'range';

const ofNumber = (value: unknown, input: NumberInput): Verdict => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'number';
  const { decimals = 0 } = input;
  if (!hasDecimals(value, decimals)) return decimals === 0 ? 'whole' : 'decimals';
  return within(value, numberBounds(input));
};

const ofPercent = (value: unknown, { from, to }: PercentInput): Verdict => {
  if (typeof value !== 'number') return 'invalid';
  return isFraction(value) && value * 100 >= from && value * 100 <= to ? null : 'percent';
};

const ofCalendar = (value: unknown, input: DateInput | MonthInput, today: Today): Verdict => {
  const isKnown = typeof value === 'string' && (input.kind === 'date' ? parseDate(value) : isMonth(value));
  return isKnown ? within(value, calendarBounds(input, today)) : input.kind;
};

const ofText = (value: unknown, kind: keyof typeof textMax, max: number = textMax[kind]): Verdict => {
  // Lines and tabs belong to a text of several lines.
  if (typeof value !== 'string' || hasControlCharacter(value.replace(/[\n\t]/g, ''))) return 'invalid';
  if (Array.from(value).length > max) return 'max';
  return kind === 'long-text' || isSafeLink(value) ? null : 'link';
};

/** What is wrong with a value that was read (`readTyped`), for browser and server alike; null when nothing is. */
export const complaintAbout = (input: ValueInput, value: unknown, today: Today): Verdict => {
  if (value === undefined || value === null) return isRequired(input) ? 'required' : null;
  switch (input.kind) {
    case 'number':
      return ofNumber(value, input);
    case 'money':
      if (typeof value !== 'number' || !Number.isFinite(value) || !hasDecimals(value, 2)) return 'money';
      return within(value, numberBounds(input));
    case 'percent':
      return ofPercent(value, input);
    case 'date':
    case 'month':
      return ofCalendar(value, input, today);
    case 'boolean':
      return typeof value === 'boolean' ? null : 'invalid';
    default:
      return ofText(value, input.kind, input.max);
  }
};
