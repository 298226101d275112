import { hasControlCharacter } from '../format/control-characters';
import { parseDate } from '../format/date';
import { calendarBounds, numberBounds } from './bounds';
import { isMonth } from './calendar-text';
import { hasDecimals } from './decimal-text';
import type { DateInput, MonthInput, NumberInput, PercentInput, ValueInput } from './form';
import { isSafeLink } from './link-text';
import { isFraction } from './percent';
import type { Today } from './today';
import { isRequired } from './typed-value';

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
