import { formatDate, formatMonth } from '../format/date';
import { formatMoney, formatNumber } from '../format/number';
import { calendarBounds, numberBounds, yearBounds } from './bounds';
import type { FormInput } from './form';
import { maxTextLengths } from './schema';
import { todayHere } from './today';

type Limits = Readonly<Partial<Record<'from' | 'to' | 'max' | 'decimals', string | number>>>;

/**
 * Returns the limits of an input, formatted for its error messages. They are the same for errors from the browser and
 * the server.
 */
export const limitsOf = (input: FormInput, language: 'en' | 'es'): Limits => {
  switch (input.kind) {
    case 'number': {
      const { from, to } = numberBounds(input);
      const { decimals = 0 } = input;
      return { from: formatNumber(from, decimals), to: formatNumber(to, decimals), decimals };
    }
    case 'money': {
      const { from, to } = numberBounds(input);
      return { from: formatMoney(from), to: formatMoney(to) };
    }
    case 'percent':
      return { from: input.from, to: input.to };
    case 'date': {
      const { from, to } = calendarBounds(input, todayHere());
      return { from: formatDate(from), to: formatDate(to) };
    }
    case 'month': {
      const { from, to } = calendarBounds(input, todayHere());
      return { from: formatMonth(from, language), to: formatMonth(to, language) };
    }
    case 'year':
      return yearBounds(input, todayHere());
    case 'link':
    case 'long-text':
      return { max: input.max ?? maxTextLengths[input.kind] };
    default:
      return input.max === undefined ? {} : { max: input.max };
  }
};
